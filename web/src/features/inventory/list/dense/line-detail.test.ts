import type { Article } from "@bosco/domain/inventory";
import { expect, test } from "vitest";
import { lineDetail } from "./line-detail.ts";

const rice: Article = {
  id: "a",
  bateau_id: "b",
  nom: "Riz",
  description: null,
  categorie: "Alimentation",
  sous_categorie: "Céréales",
  quantite: 1,
  quantite_max: 2,
  unite: "kg",
  reference: null,
  numero_fabricant: null,
  date_achat: null,
  date_peremption: "2026-12-01",
  prix_unitaire: 2.5,
  espace_stockage_id: "c",
  created_at: "",
  updated_at: "",
  version: 1,
};
const source = (view: "categorie" | "espace" | "peremption") => ({
  articles: [],
  view,
  categories: [],
  places: new Map([["c", "Coffre"]]),
  today: "2026-11-17",
});

test.each([
  ["categorie", "nom", "Coffre"],
  ["espace", "nom", "Alimentation · Céréales"],
  ["peremption", "date_peremption", "expire le 01/12 · Coffre"],
  ["espace", "date_peremption", "expire le 01/12 · Alimentation · Céréales"],
  ["categorie", "prix_unitaire", "2,50\u00a0€ · Coffre"],
] as const)("in sections by %s and sorted by %s: %s", (view, by, said) => {
  expect(lineDetail(rice, source(view), { by, descending: false })).toBe(said);
});

test("what has expired says since when", () => {
  const old = { ...rice, date_peremption: "2020-01-01" };
  const said = lineDetail(old, source("peremption"), { by: "date_peremption", descending: false });
  expect(said).toBe("périmé le 01/01/2020 · Coffre");
});

test("without a place it says the sub-category, without either nothing", () => {
  const sort = { by: "nom", descending: false } as const;
  expect(lineDetail({ ...rice, espace_stockage_id: null }, source("categorie"), sort)).toBe("Céréales");
  const bare = { ...rice, espace_stockage_id: null, sous_categorie: null };
  expect(lineDetail(bare, source("categorie"), sort)).toBe("");
});
