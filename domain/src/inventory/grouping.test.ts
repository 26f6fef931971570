import { expect, test } from "vitest";
import { searchArticles } from "./article-search.ts";
import { groupByCategory } from "./grouping.ts";
import { quantityToBuy, shoppingList, unitToBuy } from "./shopping-list.ts";

const article = (nom: string, more: object = {}) => ({
  id: nom,
  nom,
  categorie: "Alimentation" as string | null,
  sous_categorie: "Riz" as string | null,
  quantite: 0,
  quantite_max: 10,
  unite: "kg",
  ...more,
});

test("categories and sub-categories come in alphabetical order, those without last", () => {
  const groups = groupByCategory([
    article("a", { categorie: null, sous_categorie: null }),
    article("b", { categorie: "Vêtements" }),
    article("c", { categorie: "Équipements", sous_categorie: null }),
    article("d", { categorie: "Équipements", sous_categorie: "Moteur" }),
    article("e", { categorie: "Eau" }),
  ]);
  expect(groups.map(({ nom, count, groups: inner }) => [nom, count, inner.map((group) => group.nom)])).toEqual([
    ["Eau", 1, ["Riz"]],
    ["Équipements", 2, ["Moteur", "Sans sous-catégorie"]],
    ["Vêtements", 1, ["Riz"]],
    ["Sans catégorie", 1, ["Sans sous-catégorie"]],
  ]);
});

test("the shopping list has the critical ones first, and leaves out what is full", () => {
  const list = shoppingList([
    article("vide"),
    article("presque", { quantite: 2.9 }),
    article("moitié", { quantite: 3 }),
    article("plein", { quantite: 10 }),
    article("trop", { quantite: 12 }),
  ]);
  const names = (groups: typeof list.critical) => groups.flatMap((group) => group.articles.map(({ nom }) => nom));
  expect([names(list.critical), names(list.others), list.count]).toEqual([["vide", "presque"], ["moitié"], 3]);
});

test.each([
  [0, 10, 10],
  [0.1, 0.3, 0.2],
  [12, 10, 0],
])("%d of %d: %d to buy", (quantite, quantite_max, expected) => {
  expect(quantityToBuy({ quantite, quantite_max })).toBe(expected);
});

test.each([
  ["kg", "kg"],
  ["unité", "unités"],
  ["", "unités"],
])("the unit « %s » is bought in %s", (unite, expected) => {
  expect(unitToBuy({ unite })).toBe(expected);
});

test.each([
  ["e", 0],
  ["EP", 1],
  ["épi", 1],
  ["%%", 0],
  ["ali", 2],
  ["riz", 2],
])("« %s » finds %i", (typed, count) => {
  expect(searchArticles([article("Épices"), article("Riz")], typed)).toHaveLength(count);
});

test("ten results are enough", () => {
  expect(
    searchArticles(
      Array.from({ length: 30 }, (_, index) => article(`Riz ${index}`)),
      "riz",
    ),
  ).toHaveLength(10);
});
