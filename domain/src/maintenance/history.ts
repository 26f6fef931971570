import { counted, euros } from "../french/index.ts";
import type { Maintenance, MaintenanceCategory } from "./schema.ts";

type Done = Pick<Maintenance, "statut" | "date_realisation" | "date_echeance" | "prix" | "categorie">;

/** When it was done; what was finished before dates were noted counts by its due date. */
export const doneDay = (m: Pick<Done, "date_realisation" | "date_echeance">) => m.date_realisation ?? m.date_echeance;

/** null where nothing has a price: that is not known to have cost nothing. */
type Cost = number | null;

export interface YearOfWork {
  year: string;
  count: number;
  cost: Cost;
  byCategory: { categorie: MaintenanceCategory; count: number; cost: Cost }[];
}

/** What work has cost. */
export function costOf(list: readonly Pick<Done, "prix">[]): Cost {
  const prices = list.flatMap(({ prix }) => prix ?? []);
  // why in cents: there addition is exact.
  return prices.length === 0 ? null : prices.reduce((cents, prix) => cents + Math.round(prix * 100), 0) / 100;
}

/** The dearest first, and what has no price last. */
export const byCost = (a: Cost, b: Cost) => (b ?? -1) - (a ?? -1);

export const costWords = (cost: Cost) => (cost === null ? "coût non renseigné" : euros(cost));

/** The same in a table. */
export const costCell = (cost: Cost) => (cost === null ? "–" : euros(cost));

/** « 5 interventions » */
export const workCount = (count: number) => counted(count, "intervention");

/** Of one year or of all: « 2 471,30 € en tout », « coût non renseigné en 2026 » */
export function costOver(cost: Cost, year?: string): string {
  const when = year ? ` en ${year}` : cost === null ? "" : " en tout";
  return costWords(cost) + when;
}

/** « 5 interventions, 2 471,30 € en tout », « 1 intervention, coût non renseigné » */
export const workCostWords = (count: number, cost: Cost, year?: string) =>
  `${workCount(count)}, ${costOver(cost, year)}`;

export function groupBy<M, Key extends string>(list: readonly M[], key: (m: M) => Key): [Key, M[]][] {
  const groups = new Map<Key, M[]>();
  for (const m of list) {
    const group = groups.get(key(m));
    if (group) group.push(m);
    else groups.set(key(m), [m]);
  }
  return [...groups];
}

/** What finished work has cost by category, the dearest first. */
export function costByCategory(list: readonly Done[]): YearOfWork["byCategory"] {
  return groupBy(list, (m) => m.categorie)
    .map(([categorie, of]) => ({ categorie, count: of.length, cost: costOf(of) }))
    .sort((a, b) => byCost(a.cost, b.cost) || b.count - a.count || (a.categorie < b.categorie ? -1 : 1));
}

/** Finished work by year, the latest first. */
export function workByYear(list: readonly Done[]): YearOfWork[] {
  const finished = list.filter(({ statut }) => statut === "Terminée");
  return groupBy(finished, (m) => doneDay(m).slice(0, 4))
    .map(([year, of]) => ({ year, count: of.length, cost: costOf(of), byCategory: costByCategory(of) }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
}

/** Finished work, the latest first, as a log book shows it. */
export function finishedWork<M extends Done>(list: readonly M[]): M[] {
  return list
    .filter(({ statut }) => statut === "Terminée")
    .sort((a, b) => (doneDay(a) < doneDay(b) ? 1 : doneDay(a) > doneDay(b) ? -1 : 0));
}
