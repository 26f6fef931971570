import type { Article } from "@bosco/domain/inventory";
import { expect, test } from "vitest";
import { lockerSections } from "./locker-sections.ts";

const article = (nom: string, more: Partial<Article> = {}): Article => ({
  id: nom,
  bateau_id: "b",
  nom,
  description: null,
  categorie: null,
  sous_categorie: null,
  quantite: 1.5,
  quantite_max: 12,
  unite: "boîte",
  reference: null,
  numero_fabricant: null,
  date_achat: null,
  date_peremption: null,
  prix_unitaire: null,
  espace_stockage_id: null,
  created_at: "",
  updated_at: "",
  version: 1,
  ...more,
});
const places = new Map([
  ["z", "Soute"],
  ["e", "Équipet › Bac 1"],
]);

test("lockers come in alphabetical order by their full names, what lies in none last", () => {
  const rows = [
    article("A"),
    article("B", { espace_stockage_id: "z" }),
    article("C", { espace_stockage_id: "e" }),
    article("D", { espace_stockage_id: "z" }),
  ];
  const sections = lockerSections(rows, places, "2026-11-17");
  expect(sections.map(({ nom, lines }) => [nom, lines.map((line) => line.nom)])).toEqual([
    ["Équipet › Bac 1", ["C"]],
    ["Soute", ["B", "D"]],
    ["Sans espace de stockage", ["A"]],
  ]);
});

test.each([
  [null, ""],
  ["2026-11-17", "périmé le 17/11/2026"],
  ["2026-11-18", "expire le 18/11/2026"],
])("a line says its stock with its unit, and of the date %s « %s »", (date_peremption, said) => {
  const [section] = lockerSections([article("A", { date_peremption })], places, "2026-11-17");
  expect(section?.lines).toEqual([{ id: "A", nom: "A", stock: "1,5 / 12\u00a0boîtes", expiry: said }]);
});
