import { fold } from "../french/index.ts";
import type { StorageSpace } from "../inventory/index.ts";
import { CATALOGUE } from "./catalogue.ts";
import { countAs } from "./measures.ts";
import type { ListArticle, ListUnit } from "./schema.ts";
import { wordsOf } from "./words.ts";

const BY_NAME = new Map(CATALOGUE.map((food) => [food.nom, food]));

/** Litres that one of a unit takes, for what the catalogue does not know. */
const LITRES: Record<ListUnit, number> = {
  unité: 0.5,
  kg: 1.5,
  g: 0.0015,
  L: 1.2,
  ml: 0.0012,
  cl: 0.012,
  boîte: 0.6,
  paquet: 1,
  bouteille: 1.5,
  tube: 0.2,
  rouleau: 1.5,
  sachet: 0.5,
  pot: 0.4,
  barquette: 0.6,
  conserve: 0.5,
};

export interface Room {
  /** What belongs in the fridge. */
  cold: number;
  dry: number;
}

/** The litres that articles take, in the fridge and elsewhere. An estimate: packs are not poured. */
export function roomNeeded(articles: readonly Pick<ListArticle, "nom" | "quantite" | "unite">[]): Room {
  const room = { cold: 0, dry: 0 };
  for (const { nom, quantite, unite } of articles) {
    const food = BY_NAME.get(nom);
    const known = food?.unite === unite ? food : undefined;
    const litres = known ? (known.litres * quantite) / known.step : LITRES[unite] * quantite;
    room[(known?.cold ?? unite === "barquette") ? "cold" : "dry"] += litres;
  }
  return room;
}

type Space = Pick<StorageSpace, "id" | "type" | "capacite" | "parent_id">;

/** The litres that a boat's spaces hold; null where none says how many. What stands in a counted space is not counted twice. */
export function roomAboard(spaces: readonly Space[]): { cold: number | null; dry: number | null } {
  const sized = new Set(spaces.filter(({ capacite }) => capacite !== null).map(({ id }) => id));
  const room: { cold: number | null; dry: number | null } = { cold: null, dry: null };
  for (const { type, capacite, parent_id } of spaces) {
    if (capacite === null || (parent_id !== null && sized.has(parent_id))) continue;
    const kind = type === "Frigo" ? "cold" : "dry";
    room[kind] = (room[kind] ?? 0) + capacite;
  }
  return room;
}

/** What is called water and is not to be drunk, or is no water. */
const UNDRINKABLE =
  /^eaux? (de )?(javel|cologne|toilette|parfum|vie|mer|pluie|rincage|linge|rose|fleur|coco|batterie|refroidissement|chaux|lavage|vaisselle)|\b(demineralisee?s?|distillee?s?|oxygenee?s?|micellaires?|ecarlate|glycolee?s?|usees?|grasses?|grises?|noires?|lourde|forte|salee?|thermale|tonique|non potable)\b/;
/** Of these, nothing is a drink, whatever it is called. */
const NO_DRINKS =
  /hygiene|pharmacie|nettoyage|entretien|technique|carburant|securite|equipement|vetement|soins?|moteur/;

type Carried = Pick<ListArticle, "nom" | "quantite" | "unite"> & { categorie?: string | null };

function isDrinkingWater({ nom, categorie }: Carried): boolean {
  const words = wordsOf(nom);
  if (words[0] !== "eau" && words[0] !== "eaux") return false;
  return !UNDRINKABLE.test(words.join(" ")) && !NO_DRINKS.test(fold(categorie ?? ""));
}

/** Litres of drinking water that articles bring aboard in bottles and cans. */
export function waterCarried(articles: readonly Carried[]): number {
  return articles
    .filter(isDrinkingWater)
    .reduce((sum, article) => sum + (countAs(article, { nom: "Eau", unite: "L" }) ?? 0), 0);
}
