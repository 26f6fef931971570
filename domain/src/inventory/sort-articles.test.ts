import { expect, test } from "vitest";
import { type ArticleSortKey, pressedSort, sortArticles } from "./sort-articles.ts";

const places = new Map([
  ["b", "Bac avant"],
  ["e", "Équipet"],
  ["z", "Zodiac"],
]);

const blank = {
  categorie: null,
  sous_categorie: null,
  espace_stockage_id: null,
  quantite: 0,
  quantite_max: 10,
  date_peremption: null,
  prix_unitaire: null,
};
const rows = [
  { ...blank, nom: "Zeste", categorie: "Eau", quantite: 2, espace_stockage_id: "z", prix_unitaire: 10 },
  { ...blank, nom: "Épices", categorie: "Épicerie", quantite: 10, date_peremption: "2026-12-01", prix_unitaire: 9 },
  { ...blank, nom: "ail", categorie: "Épicerie", sous_categorie: "Bocaux", quantite: 2, espace_stockage_id: "e" },
  { ...blank, nom: "Câble", quantite: 1, quantite_max: 1, date_peremption: "2026-11-30", espace_stockage_id: "b" },
];

const order: [ArticleSortKey, string, string][] = [
  ["nom", "ail Câble Épices Zeste", "Zeste Épices Câble ail"],
  ["categorie", "Zeste ail Épices Câble", "ail Épices Zeste Câble"],
  ["espace", "Câble ail Zeste Épices", "Zeste ail Câble Épices"],
  ["quantite", "Câble ail Zeste Épices", "Épices ail Zeste Câble"],
  ["quantite_max", "Câble ail Épices Zeste", "ail Épices Zeste Câble"],
  ["stock", "ail Zeste Câble Épices", "Câble Épices ail Zeste"],
  ["date_peremption", "Câble Épices ail Zeste", "Épices Câble ail Zeste"],
  ["prix_unitaire", "Épices Zeste ail Câble", "Zeste Épices ail Câble"],
];

test.each(order)("by %s: %s; the other way round: %s", (by, up, down) => {
  const names = (descending: boolean) => sortArticles(rows, { by, descending }, places).map(({ nom }) => nom);
  expect(names(false).join(" ")).toBe(up);
  expect(names(true).join(" ")).toBe(down);
});

test("what was given stays as it was", () => {
  const before = rows.map(({ nom }) => nom);
  sortArticles(rows, { by: "nom", descending: false }, places);
  expect(rows.map(({ nom }) => nom)).toEqual(before);
});

test("a space that is gone counts as none", () => {
  const lost = [
    { ...blank, nom: "A", espace_stockage_id: "?" },
    { ...blank, nom: "B", espace_stockage_id: "z" },
  ];
  expect(sortArticles(lost, { by: "espace", descending: false }, places).map(({ nom }) => nom)).toEqual(["B", "A"]);
});

test("a head pressed again reverses, another starts from the beginning", () => {
  const byName = { by: "nom", descending: false } as const;
  expect(pressedSort(byName, "nom")).toEqual({ by: "nom", descending: true });
  expect(pressedSort({ by: "nom", descending: true }, "nom")).toEqual(byName);
  expect(pressedSort({ by: "nom", descending: true }, "stock")).toEqual({ by: "stock", descending: false });
});
