import { type CsvCell, csvText } from "../csv/index.ts";
import { frenchDay } from "../french/index.ts";
import { type CostNames, engineNameOf } from "./costs.ts";
import { doneDay, finishedWork } from "./history.ts";
import type { Maintenance } from "./schema.ts";

const COLUMNS: readonly [title: string, value: (m: Maintenance, names: CostNames) => CsvCell][] = [
  ["Date", (m) => frenchDay(doneDay(m))],
  ["Navire", (m, { boats }) => boats.get(m.bateau_id) ?? ""],
  ["Moteur", (m, names) => engineNameOf(m, names) ?? ""],
  ["Catégorie", (m) => m.categorie],
  ["Titre", (m) => m.titre],
  ["Références", (m) => m.reference_articles],
  ["Fait par", (m) => m.fait_par ?? ""],
  ["Heures moteur", (m) => m.heures_realisation],
  ["Montant (€)", (m) => m.prix],
];

/** For the accountant: a line for each finished work, the latest first, as French spreadsheets open it. */
export function costsCsv(list: readonly Maintenance[], names: CostNames): string {
  const titles = COLUMNS.map(([title]) => title);
  return csvText([titles, ...finishedWork(list).map((m) => COLUMNS.map(([, value]) => value(m, names)))]);
}
