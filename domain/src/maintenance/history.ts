import type { Maintenance, MaintenanceCategory } from "./schema.ts";

type Done = Pick<Maintenance, "statut" | "date_realisation" | "date_echeance" | "prix" | "categorie">;

/** When it was done; what was finished before dates were noted counts by its due date. */
export const doneDay = (m: Pick<Done, "date_realisation" | "date_echeance">) => m.date_realisation ?? m.date_echeance;

export interface YearOfWork {
  year: string;
  count: number;
  cost: number;
  byCategory: { categorie: MaintenanceCategory; count: number; cost: number }[];
}

// why: sums are made in cents, where addition is exact.
export const cents = (m: Pick<Done, "prix">) => Math.round((m.prix ?? 0) * 100);

const sum = (list: readonly Done[]) => list.reduce((total, m) => total + cents(m), 0) / 100;

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
    .map(([categorie, of]) => ({ categorie, count: of.length, cost: sum(of) }))
    .sort((a, b) => b.cost - a.cost || b.count - a.count || (a.categorie < b.categorie ? -1 : 1));
}

/** Finished work by year, the latest first. */
export function workByYear(list: readonly Done[]): YearOfWork[] {
  const finished = list.filter(({ statut }) => statut === "Terminée");
  return groupBy(finished, (m) => doneDay(m).slice(0, 4))
    .map(([year, of]) => ({ year, count: of.length, cost: sum(of), byCategory: costByCategory(of) }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
}

/** Finished work, the latest first, as a log book shows it. */
export function finishedWork<M extends Done>(list: readonly M[]): M[] {
  return list
    .filter(({ statut }) => statut === "Terminée")
    .sort((a, b) => (doneDay(a) < doneDay(b) ? 1 : doneDay(a) > doneDay(b) ? -1 : 0));
}
