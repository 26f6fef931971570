import { type Article, matchColumns, readImportLine } from "@bosco/domain/inventory";
import { expect, test } from "vitest";
import { importPlace } from "../import/import-place.ts";
import { readCsv } from "../import/read-csv.ts";
import { articlesCsv } from "./export-articles.ts";

const boat = "b05c0000-0000-4000-8000-000000000a01";
const space = { id: "b05c0000-0000-4000-8000-000000000e01", nom: "Bac; n°2", bateau_id: boat, parent_id: null };
const fields = {
  nom: '=HYPERLINK("http://x")',
  description: "deux\nlignes",
  categorie: "@Épices",
  sous_categorie: null,
  quantite: 1.5,
  quantite_max: 1200,
  unite: "-kg",
  reference: "+3581 078",
  numero_fabricant: "129150-35170",
  date_achat: "2026-02-28",
  date_peremption: null,
  prix_unitaire: 0.7,
  espace_stockage_id: space.id,
};

test("U6: what is exported is inert, and read back it is the same article", () => {
  const text = articlesCsv([fields as Article], new Map([[space.id, space.nom]]));
  for (const cell of text.split(/[;\r\n]+/)) expect(cell.replace(/^"/, "")).not.toMatch(/^[=+@-]/);
  const reading = readCsv(new TextEncoder().encode(text));
  if (!reading.ok) throw new Error(reading.message);
  const { titles, lines } = reading.file;
  const read = readImportLine(lines[0]?.cells ?? [], 2, matchColumns(titles), importPlace(boat, [space as never]));
  const { date_peremption: _, ...kept } = fields;
  expect(read.article).toEqual({ ...kept, bateau_id: boat });
});
