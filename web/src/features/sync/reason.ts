import { counted, plural } from "@bosco/domain/french";
import { effects } from "../../data/effects/load.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { errorOf } from "../../data/outbox/reason.ts";
import type { Refused } from "../../data/outbox/waiting.ts";
import { fieldName } from "./field-names.ts";

const UNANSWERED_CODES = ["HORS_LIGNE", "SANS_REPONSE", "INDISPONIBLE", "DEMANDE_TROP_LENTE", "ERREUR_INTERNE"];

/** Why a write could not be saved, in plain French. */
export function reasonFor({ call, why, seen, input }: Refused): string {
  const effect = effects()[call];
  const { ids = [] } = input as { ids?: readonly string[] };
  if (why.code === "CONFLIT" && call === "inventory.removeMany")
    return `${counted(ids.length, "article")} ${plural(ids.length, "a été modifié", "ont été modifiés")} entre-temps sur un autre appareil ou par l’équipage, et n’${plural(ids.length, "a pas été supprimé", "ont pas été supprimés")}. «\u00a0Réessayer\u00a0» ${plural(ids.length, "le supprime", "les supprime")}, «\u00a0Abandonner\u00a0» ${plural(ids.length, "le garde", "les garde")}.`;
  if (why.code === "CONFLIT" && effect?.removes)
    return "La suppression n’a pas été faite\u00a0: une modification est arrivée entre-temps d’un autre appareil ou de l’équipage.";
  if (why.code === "CONFLIT")
    return "Une autre modification est arrivée entre-temps d’un autre appareil ou de l’équipage\u00a0: choisissez la version à garder.";
  if (why.code === "INTROUVABLE")
    return seen || effect?.row
      ? "Une suppression a eu lieu entre-temps sur un autre appareil ou par l’équipage, ou le bateau n’est plus partagé avec vous."
      : "Ce dont cette modification a besoin a été supprimé entre-temps sur un autre appareil ou par l’équipage.";
  if (UNANSWERED_CODES.includes(why.code)) return "Le serveur n’a pas pu l’enregistrer, malgré plusieurs essais.";
  return errorSpeech(errorOf(why), "Le serveur ne l’a pas acceptée.").description;
}

/** What the server says of single fields. */
export function fieldReasons({ call, why }: Refused): string[] {
  const champs = (why.data as { champs?: Record<string, string> } | undefined)?.champs ?? {};
  const table = effects()[call]?.row;
  return Object.entries(champs).map(([field, said]) => {
    const name = fieldName(table, field);
    return name ? `${name}\u00a0: ${said}` : said;
  });
}
