import { counted, plural } from "@bosco/domain/french";
import type { CallPath } from "../../data/commands.ts";
import { effects } from "../../data/effects/load.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { errorOf } from "../../data/outbox/reason.ts";
import type { Refused } from "../../data/outbox/waiting.ts";
import { withReference } from "../../data/with-reference.ts";
import { fieldName } from "./field-names.ts";

const UNANSWERED_CODES = ["HORS_LIGNE", "SANS_REPONSE", "INDISPONIBLE", "DEMANDE_TROP_LENTE", "ERREUR_INTERNE"];

const MEANWHILE = "entre-temps sur un autre appareil ou par l’équipage";

/** What is done to one article, to several, and what does it. */
type BulkWords = [done: string, manyDone: string, does: string];
const BULK: Partial<Record<CallPath, BulkWords>> = {
  "inventory.fill": ["rempli", "remplis", "remplit"],
  "inventory.reset": ["remis à zéro", "remis à zéro", "remet à zéro"],
  "inventory.removeMany": ["supprimé", "supprimés", "supprime"],
};

/** Why a write could not be saved, in plain French. */
export function reasonFor({ call, why, seen, input }: Refused): string {
  const effect = effects()[call];
  const { ids = [] } = input as { ids?: readonly string[] };
  const bulk = BULK[call];
  if (why.code === "CONFLIT" && bulk) return leftReason(ids.length, bulk);
  if (why.code === "CONFLIT" && effect?.removes)
    return "La suppression n’a pas été faite\u00a0: une modification est arrivée entre-temps d’un autre appareil ou de l’équipage.";
  if (why.code === "CONFLIT")
    return "Une autre modification est arrivée entre-temps d’un autre appareil ou de l’équipage\u00a0: choisissez la version à garder.";
  if (why.code === "INTROUVABLE")
    return seen || effect?.row
      ? "Une suppression a eu lieu entre-temps sur un autre appareil ou par l’équipage, ou le bateau n’est plus partagé avec vous."
      : "Ce dont cette modification a besoin a été supprimé entre-temps sur un autre appareil ou par l’équipage.";
  if (UNANSWERED_CODES.includes(why.code))
    return withReference(errorOf(why), "Le serveur n’a pas pu l’enregistrer, malgré plusieurs essais.").description;
  return errorSpeech(errorOf(why), "Le serveur ne l’a pas acceptée.").description;
}

/** Why a bulk action has left articles alone, and what each choice does to them. */
const leftReason = (count: number, [done, manyDone, does]: BulkWords) =>
  plural(
    count,
    `${counted(count, "article")} a été modifié ${MEANWHILE}, et n’a pas été ${done}. «\u00a0Réessayer\u00a0» le ${does}, «\u00a0Abandonner\u00a0» le garde tel quel.`,
    `${counted(count, "article")} ont été modifiés ${MEANWHILE}, et n’ont pas été ${manyDone}. «\u00a0Réessayer\u00a0» les ${does}, «\u00a0Abandonner\u00a0» les garde tels quels.`,
  );

/** What the server says of single fields. */
export function fieldReasons({ call, why }: Refused): string[] {
  const champs = (why.data as { champs?: Record<string, string> } | undefined)?.champs ?? {};
  const table = effects()[call]?.row;
  return Object.entries(champs).map(([field, said]) => {
    const name = fieldName(table, field);
    return name ? `${name}\u00a0: ${said}` : said;
  });
}
