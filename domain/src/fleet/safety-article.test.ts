import { expect, test } from "vitest";
import { isSafetyArticle } from "./safety-article.ts";

test.each<[nom: string, categorie: string | null, sous_categorie: string | null, expected: boolean]>([
  ["Fusées parachute", "Sécurité", null, true],
  ["Couverture", "securite ", null, true],
  ["Haricots", "Équipements de sécurité", null, true],
  ["Feux à main", null, null, true],
  ["Fumigène flottant", "Divers", null, true],
  ["Cartouche", "Équipements", "Gilets de sauvetage", true],
  ["Trousse de secours", "Hygiène", null, true],
  ["Haricots rouges", "Alimentation", "Conserves", false],
  ["Rations de secours", "Alimentation", null, false],
  ["Longe de porc", "alimentation", null, false],
  ["Eau gazeuse", "Boissons", null, false],
  ["Eau gazeuse", null, null, false],
  ["Huile moteur", "Carburant et fluides", null, false],
  ["Savon", null, null, false],
])("« %s » of %s, %s: safety is %s", (nom, categorie, sous_categorie, expected) => {
  expect(isSafetyArticle({ nom, categorie, sous_categorie })).toBe(expected);
});
