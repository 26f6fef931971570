import { expect, test } from "vitest";
import { foodAboard } from "./food-aboard.ts";

const kcal = (nom: string, quantite: number, unite: string) =>
  foodAboard([{ nom, categorie: "Alimentation", quantite, unite: unite as "unité" }]).kcal;
const box = kcal("Œufs (boîte de 6)", 1, "boîte");

test.each<[string, number, string, number]>([
  ["Œufs", 6, "unité", box],
  ["Œufs", 12, "unité", 2 * box],
  ["Œufs", 2, "boîte", 2 * box],
  ["Œufs (boîte de 6)", 6, "unité", box],
  ["Barres de céréales", 6, "unité", kcal("Barres de céréales (boîte de 6)", 1, "boîte")],
  ["Jambon blanc", 4, "unité", kcal("Jambon blanc (barquette de 4 tranches)", 1, "barquette")],
  // why: of what is weighed in its pack, or bought by the piece, one is one.
  ["Riz (paquet de 1 kg)", 1, "unité", kcal("Riz (paquet de 1 kg)", 1, "paquet")],
  ["Concombre", 2, "unité", 2 * kcal("Concombre", 1, "unité")],
])("%s, %i %s, is as much as its pack holds", (nom, quantite, unite, expected) => {
  expect(expected).toBeGreaterThan(0);
  expect(kcal(nom, quantite, unite)).toBeCloseTo(expected);
});
