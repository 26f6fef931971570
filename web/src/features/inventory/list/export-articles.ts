import type { Boat } from "@bosco/domain/boats";
import { csvText } from "@bosco/domain/csv";
import { safeFileName } from "@bosco/domain/documents";
import { frenchDay } from "@bosco/domain/french";
import { type Article, IMPORT_COLUMNS, type ImportField } from "@bosco/domain/inventory";
import { saveFile } from "../../../data/save-file.ts";

type Places = ReadonlyMap<string, string>;

const day = (value: string | null) => value && frenchDay(value);

const values: Record<ImportField, (article: Article, places: Places) => string | number | null> = {
  nom: ({ nom }) => nom,
  categorie: ({ categorie }) => categorie,
  sous_categorie: ({ sous_categorie }) => sous_categorie,
  quantite: ({ quantite }) => quantite,
  quantite_max: ({ quantite_max }) => quantite_max,
  unite: ({ unite }) => unite,
  reference: ({ reference }) => reference,
  numero_fabricant: ({ numero_fabricant }) => numero_fabricant,
  espace: ({ espace_stockage_id }, places) => places.get(espace_stockage_id ?? "") ?? null,
  date_achat: ({ date_achat }) => day(date_achat),
  date_peremption: ({ date_peremption }) => day(date_peremption),
  prix_unitaire: ({ prix_unitaire }) => prix_unitaire,
  description: ({ description }) => description,
};

/** The boat's inventory as a file that the import reads back. */
export function articlesCsv(articles: readonly Article[], places: Places): string {
  const titles = IMPORT_COLUMNS.map(({ label }) => label);
  const rows = articles.map((article) => IMPORT_COLUMNS.map(({ field }) => values[field](article, places)));
  return csvText([titles, ...rows]);
}

export function saveArticlesCsv(boat: Boat, articles: readonly Article[], places: Places): void {
  saveFile(safeFileName(`inventaire-${boat.nom}`, "csv"), articlesCsv(articles, places), "text/csv;charset=utf-8");
}
