import { engineOf } from "../boats/index.ts";
import { compareFrench } from "../french/index.ts";
import { isEngineWork } from "./engine-named.ts";
import { byCost, costOf, doneDay, groupBy } from "./history.ts";
import type { Maintenance } from "./schema.ts";

/** By what costs are told apart. */
export const COST_DIVISIONS = ["navire", "categorie", "moteur", "personne"] as const;
export type CostDivision = (typeof COST_DIVISIONS)[number];

/** What boats and engines are called, by id. */
export interface CostNames {
  boats: ReadonlyMap<string, string>;
  engines: ReadonlyMap<string, string>;
}

/** « Moteur bâbord »; undefined for what is no engine's. */
export const engineNameOf = (m: Maintenance, { engines }: CostNames): string | undefined =>
  isEngineWork(m) ? (engines.get(engineOf(m)) ?? "Moteur") : undefined;

const UNKNOWN_BOAT = "Navire inconnu";
const NO_ENGINE = "Hors moteur";
const NOBODY = "Non précisé";

/** What makes two works the same row. Names don't: two engines, or two boats, may have one. */
const groupKey: Record<CostDivision, (m: Maintenance) => string> = {
  navire: (m) => m.bateau_id,
  categorie: (m) => m.categorie,
  moteur: (m) => (isEngineWork(m) ? engineOf(m) : "aucun"),
  // why by name: who worked aboard may have no account any more.
  personne: (m) => m.fait_par ?? "personne",
};

const labelBy: Record<CostDivision, (m: Maintenance, names: CostNames) => string> = {
  navire: (m, { boats }) => boats.get(m.bateau_id) ?? UNKNOWN_BOAT,
  categorie: (m) => m.categorie,
  // why with its boat: every boat has a « Moteur ».
  moteur: (m, names) => {
    const engine = engineNameOf(m, names);
    if (!engine) return NO_ENGINE;
    return names.boats.size > 1 ? `${names.boats.get(m.bateau_id) ?? UNKNOWN_BOAT} · ${engine}` : engine;
  },
  personne: (m) => m.fait_par ?? NOBODY,
};

export interface CostRow {
  /** What it is the row of: a boat's or an engine's id, a category, who did it, « aucun » engine, or « total ». */
  key: string;
  label: string;
  count: number;
  /** In each of the table's years; null where nothing has a price. */
  costs: (number | null)[];
  total: number | null;
}

export interface CostTable {
  /** The latest first. */
  years: string[];
  /** The dearest first. */
  rows: CostRow[];
  all: CostRow;
}

function rowOf(
  { key, label }: Pick<CostRow, "key" | "label">,
  of: readonly Maintenance[],
  years: readonly string[],
): CostRow {
  const costs = years.map((year) => costOf(of.filter((m) => doneDay(m).startsWith(year))));
  return { key, label, count: of.length, costs, total: costOf(of) };
}

/** What finished work has cost: a row for each boat, category, engine or person, a column for each year, and the sums of both. */
export function costTable(list: readonly Maintenance[], division: CostDivision, names: CostNames): CostTable {
  const finished = list.filter(({ statut }) => statut === "Terminée");
  const years = [...new Set(finished.map((m) => doneDay(m).slice(0, 4)))].sort().reverse();
  const rows = groupBy(finished, groupKey[division])
    .map(([key, of]) => rowOf({ key, label: of[0] ? labelBy[division](of[0], names) : key }, of, years))
    .sort((a, b) => byCost(a.total, b.total) || compareFrench(a.label, b.label) || (a.key < b.key ? -1 : 1));
  return { years, rows, all: rowOf({ key: "total", label: "Total" }, finished, years) };
}
