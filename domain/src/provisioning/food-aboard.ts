import type { Article } from "../inventory/index.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { Food } from "./food.ts";
import { countAs, withoutSize } from "./measures.ts";
import { sameName } from "./words.ts";

type Held = Pick<Article, "nom" | "categorie" | "quantite" | "unite">;

const nameOf = (nom: string) => sameName(withoutSize(nom));

let byName: Map<string, Food> | undefined;

/** why not at once: names are read word by word, and whoever asks for nothing of this pays nothing. */
function catalogueByName(): Map<string, Food> {
  byName ??= new Map(CATALOGUE.map((food) => [nameOf(food.nom), food]));
  return byName;
}

/** The energy of an article; undefined where the catalogue does not know it, or its amount can't be compared. */
function energyOf(held: Held): number | undefined {
  const food = catalogueByName().get(nameOf(held.nom));
  const count = food && countAs(held, food);
  if (!food || count === undefined) return undefined;
  const packs = held.unite === "unité" ? count / piecesOf(food) : count;
  return ((packs / food.step) * food.size * food.kcal) / 100;
}

/** How many pieces a pack of the catalogue holds: « Œufs (boîte de 6) »; of what is counted one by one, one. */
function piecesOf({ nom, unite }: Food): number {
  if (unite === "unité") return 1;
  const [, pieces = "1"] = /\bde (\d+)(?! ?(?:kg|g|cl|ml|l)\b)\b/i.exec(nom) ?? [];
  return Number(pieces);
}

export interface FoodAboard {
  kcal: number;
  /** Articles of food whose energy nobody knows. */
  unknown: number;
}

/** The energy of all food among these articles. */
export function foodAboard(articles: readonly Held[]): FoodAboard {
  const food = { kcal: 0, unknown: 0 };
  for (const article of articles) {
    const kcal = energyOf(article);
    if (kcal !== undefined) food.kcal += kcal;
    else if (article.categorie === "Alimentation") food.unknown += 1;
  }
  return food;
}
