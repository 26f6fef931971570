import { plainCell } from "../csv/index.ts";
import { isDay } from "../days/index.ts";
import { fold } from "../french/index.ts";
import { type NewArticle, newArticle } from "./schema.ts";

/** The columns a file may have, with the names by which people call them. */
export const IMPORT_COLUMNS = [
  { field: "nom", label: "Nom", names: ["nom", "article", "designation", "libelle", "produit"] },
  { field: "categorie", label: "Catégorie", names: ["categorie", "famille", "rayon"] },
  { field: "sous_categorie", label: "Sous-catégorie", names: ["sous-categorie", "sous categorie", "sous_categorie"] },
  { field: "quantite", label: "Quantité", names: ["quantite", "qte", "stock", "en stock"] },
  {
    field: "quantite_max",
    label: "Quantité maximum",
    names: ["quantite maximum", "quantite max", "quantite_max", "max", "maximum"],
  },
  { field: "unite", label: "Unité", names: ["unite", "unites"] },
  { field: "reference", label: "Référence", names: ["reference", "ref"] },
  {
    field: "numero_fabricant",
    label: "Numéro du fabricant",
    names: ["numero du fabricant", "numero fabricant", "numero_fabricant", "n° fabricant", "part number"],
  },
  { field: "espace", label: "Espace de stockage", names: ["espace de stockage", "espace", "emplacement", "rangement"] },
  { field: "date_achat", label: "Date d’achat", names: ["date d'achat", "date achat", "date_achat", "achat"] },
  {
    field: "date_peremption",
    label: "Date de péremption",
    names: ["date de peremption", "peremption", "date_peremption", "dlc", "ddm", "expiration"],
  },
  { field: "prix_unitaire", label: "Prix unitaire", names: ["prix unitaire", "prix", "prix_unitaire"] },
  { field: "description", label: "Description", names: ["description", "note", "remarque"] },
] as const;
export type ImportField = (typeof IMPORT_COLUMNS)[number]["field"];

/** Which column of the file holds a field; a field without one is left out. */
export type ColumnMatch = Partial<Record<ImportField, number>>;

const heading = (text: string) => fold(text).replaceAll("’", "'").trim();

/** The columns whose titles we know. */
export function matchColumns(titles: readonly string[]): ColumnMatch {
  const match: ColumnMatch = {};
  for (const { field, names } of IMPORT_COLUMNS) {
    const at = titles.findIndex((title) => (names as readonly string[]).includes(heading(title)));
    if (at >= 0) match[field] = at;
  }
  return match;
}

function readNumber(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function readDay(text: string): string | null {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const day = french ? `${french[3]}-${french[2]?.padStart(2, "0")}-${french[1]?.padStart(2, "0")}` : text.slice(0, 10);
  return isDay(day) ? day : null;
}

export interface ImportedLine {
  /** As a person counts them in the file: the titles are line 1. */
  line: number;
  nom: string;
  article: NewArticle | null;
  /** Why it can't be taken, or what was left out of it. */
  remarks: string[];
}

export interface ImportPlace {
  bateau_id: string;
  /** Ids of the boat's storage spaces by their folded name, and by their full folded path. */
  spaces: ReadonlyMap<string, string>;
}

const labels: Record<string, string> = Object.fromEntries(IMPORT_COLUMNS.map(({ field, label }) => [field, label]));
const NUMBERS = ["quantite", "quantite_max", "prix_unitaire"] as const;
const DAYS = ["date_achat", "date_peremption"] as const;

/** One line of the file as an article, or the reasons why it is none. */
export function readImportLine(
  cells: readonly string[],
  line: number,
  match: ColumnMatch,
  place: ImportPlace,
): ImportedLine {
  const text = (field: ImportField) => plainCell((cells[match[field] ?? -1] ?? "").trim()).trim();
  const remarks: string[] = [];
  const values: Record<string, unknown> = { bateau_id: place.bateau_id, nom: text("nom") };
  for (const field of ["categorie", "sous_categorie", "reference", "numero_fabricant", "description"] as const)
    values[field] = text(field) || null;
  if (text("unite")) values.unite = text("unite");
  let refused = false;
  const refuse = (field: string, why: string) => {
    refused = true;
    remarks.push(`${labels[field] ?? field} : ${why}`);
  };
  for (const field of NUMBERS) {
    if (!text(field)) continue;
    values[field] = readNumber(text(field));
    if (Number.isNaN(values[field])) refuse(field, `« ${text(field)} » n’est pas un nombre.`);
  }
  for (const field of DAYS) {
    if (!text(field)) continue;
    values[field] = readDay(text(field));
    if (values[field] === null) refuse(field, `« ${text(field)} » n’est pas une date (jj/mm/aaaa).`);
  }
  const space = text("espace");
  values.espace_stockage_id = (space && place.spaces.get(fold(space))) || null;
  if (space && !values.espace_stockage_id) remarks.push(`Espace « ${space} » inconnu : l’article sera sans espace.`);
  const judged = newArticle.safeParse(values);
  if (!judged.success && !refused)
    for (const { path, message } of judged.error.issues) refuse(String(path[0] ?? ""), message);
  return { line, nom: text("nom"), article: judged.success && !refused ? judged.data : null, remarks };
}
