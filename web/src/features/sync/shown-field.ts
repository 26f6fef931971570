import type { LiveTable } from "@bosco/contract";
import type { Shares } from "@bosco/domain/crew";
import { fileSize, type PaperFile } from "@bosco/domain/documents";
import { counted, euros, frenchDay, frenchTenths, metres, withUnit } from "@bosco/domain/french";
import { recurrenceLabel } from "@bosco/domain/maintenance";
import type { ListArticle } from "@bosco/domain/provisioning";
import { shownValue } from "../../ui/form/shown-value.ts";

/** The rows on this device, for what a field only names by its id. */
export type RowsOf = (table: LiveTable) => readonly Record<string, unknown>[];

type Show = (value: never, rows: RowsOf) => string;

const named =
  (table: LiveTable, name = "nom"): Show =>
  (id: string, rows) =>
    String(rows(table).find((row) => row.id === id)?.[name] ?? "un élément supprimé");

/** By the name that work or a crew gives them. */
const person: Show = (id: string, rows) => {
  const work = rows("maintenances").find(({ assigne_id }) => assigne_id === id);
  // why a cast: what is shared is no list of rows.
  const { donnes = [], recus = [] } = rows("partages") as unknown as Partial<Shares>;
  const people = [...donnes.map(({ membre }) => membre), ...recus.map(({ proprietaire }) => proprietaire)];
  return String(work?.assigne ?? people.find((one) => one?.id === id)?.nom ?? "quelqu’un de l’équipage");
};

const hours = (value: number) => `${frenchTenths(value)}\u00a0h`;
const litres = (value: number) => withUnit(value, "L");

/** How pages show what is neither plain text nor a plain number. */
const SHOWN: Record<string, Show> = {
  date_achat: frenchDay,
  date_peremption: frenchDay,
  date_echeance: frenchDay,
  date_realisation: frenchDay,
  date_ancre: frenchDay,
  prix: euros,
  prix_unitaire: euros,
  heures: hours,
  heures_moteur: hours,
  heures_echeance: hours,
  heures_realisation: hours,
  recurrence: recurrenceLabel,
  recurrence_heures: hours,
  longueur: metres,
  largeur: metres,
  tirant_eau: metres,
  capacite: litres,
  capacite_carburant: litres,
  capacite_eau: litres,
  capacite_eaux_usees: litres,
  // why: no one writes a year or an identification with a space between its thousands.
  annee: String,
  annee_construction: String,
  annee_achat: String,
  bateau_id: named("bateaux"),
  espace_stockage_id: named("espaces_stockage"),
  parent_id: named("espaces_stockage"),
  categorie_id: named("categories"),
  moteur_id: named("moteurs"),
  assigne_id: person,
  maintenance_id: named("maintenances", "titre"),
  // why either: one that waits here is a file, one of the server's is what its row says of it.
  fichier: ({ nom, name, taille, size }: Partial<PaperFile & File>) =>
    `${nom ?? name} (${fileSize(taille ?? size ?? 0)})`,
};

/** What it means where such a field is empty. */
const EMPTY: Record<string, string> = { moteur_id: "le premier moteur", assigne_id: "personne" };

/** The value of a field as pages show it. */
export function shownField(field: string, value: unknown, rows: RowsOf): string {
  if (value === null && EMPTY[field]) return EMPTY[field];
  if (value === null || value === undefined || value === "") return shownValue(null);
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (Array.isArray(value))
    return value.length === 0 ? shownValue(null) : counted(value.length, ITEMS[field] ?? "élément");
  const show = SHOWN[field] as ((value: unknown, rows: RowsOf) => string) | undefined;
  return show ? show(value, rows) : shownValue(value as string | number);
}

const ITEMS: Record<string, string> = { articles: "article", taches: "tâche" };

/** So many are told by name; of the others, how many there are. */
const TOLD = 4;

/** What a list has that another one has not: what was added to it, and what stands there with other values. */
export function listDifference(mine: readonly unknown[], other: readonly unknown[]): string[] {
  const known = new Set(other.map((one) => JSON.stringify(one)));
  const told = mine.filter((one) => !known.has(JSON.stringify(one))).map(itemWords);
  const more = told.length - TOLD;
  return more > 1 ? [...told.slice(0, TOLD), `et ${more} autres`] : told;
}

function itemWords(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { nom, quantite, unite } = item as ListArticle;
  return `${nom}\u00a0: ${withUnit(quantite, unite)}`;
}
