import type { Required } from "../safety/index.ts";
import type { Refusal } from "./judged.ts";
import { faultIn } from "./recognise.ts";
import type { DepartureArticle } from "./rows.ts";
import { returnDay, type Trip } from "./trip.ts";

const NO_GOOD = "D’après son nom, l’article n’est pas en état, ou pas à bord\u00a0: s’il l’est, corrigez son nom.";

/** How it is told that the name of what would be enough says something against it: it is opened, and no look says the contrary. */
export function faultyWords(
  { id, nom }: Pick<Required, "id" | "nom">,
  article: DepartureArticle,
  trip: Pick<Trip, "depart" | "jours">,
): Omit<Refusal, "poids"> {
  const back = returnDay(trip);
  const fault = faultIn(article, id, back);
  const named = `${nom}\u00a0: «\u00a0${article.nom}\u00a0»`;
  if (typeof fault !== "object") return { titre: `${named}, à vérifier`, pourquoi: NO_GOOD, article, connu: true };
  const pourquoi = `C’est l’édition ${fault.edition}\u00a0: celle de ${back.slice(0, 4)} est à prendre, ou à noter si elle est à bord.`;
  return { titre: `${named}, édition ${fault.edition}`, pourquoi, article, connu: true };
}
