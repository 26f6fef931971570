import { expect, test } from "vitest";
import { withCategoriesAboard, withSubCategoriesAboard } from "./names-aboard.ts";

const aboard = [
  { categorie: "Pêche", sous_categorie: "Leurres" },
  { categorie: "Pêche", sous_categorie: "Cannes" },
  { categorie: "Avitaillement", sous_categorie: null },
  { categorie: "Écoutes", sous_categorie: "Leurres" },
  { categorie: null, sous_categorie: null },
];

test("what the owner of a boat calls his categories is offered after one's own, each name once", () => {
  expect(withCategoriesAboard(["Sécurité", "Avitaillement"], aboard)).toEqual([
    "Sécurité",
    "Avitaillement",
    "Écoutes",
    "Pêche",
  ]);
});

test("sub-categories are those of the category chosen", () => {
  expect(withSubCategoriesAboard([], aboard, "Pêche")).toEqual(["Cannes", "Leurres"]);
  expect(withSubCategoriesAboard(["Leurres"], aboard, "Écoutes")).toEqual(["Leurres"]);
  expect(withSubCategoriesAboard([], aboard, null)).toEqual([]);
});
