import type { Boat, Engine } from "@bosco/domain/boats";
import type { Activity } from "@bosco/domain/crew";
import { type BoatState, byName, byUrgency, type Signs } from "@bosco/domain/fleet";
import { matchesWords } from "@bosco/domain/french";
import { DASHBOARD_CRITICAL } from "@bosco/domain/inventory";

/** A boat as a row of the fleet shows it. */
export interface FleetRow extends BoatState {
  id: string;
  nom: string;
  boat: Boat;
  engines: readonly Engine[];
  /** What somebody last did aboard, where it is known. */
  activity?: Activity | undefined;
}

/** What the filter and the column are called: each place that counts says its threshold. */
export const CRITICAL_STOCK = `Stock critique (<\u00a0${DASHBOARD_CRITICAL}\u00a0%)`;

export const FILTERS = ["tous", "retard", "bientot", "perimes", "critique", "papiers"] as const;
export type Filter = (typeof FILTERS)[number];

const wanted: Record<Exclude<Filter, "tous">, readonly (keyof Signs)[]> = {
  retard: ["late"],
  bientot: ["soon"],
  perimes: ["expired", "expiring"],
  critique: ["critical"],
  papiers: ["papersExpired", "papersExpiring", "papersMissing"],
};

export const passes = ({ signs }: Pick<FleetRow, "signs">, filter: Filter) =>
  filter === "tous" || wanted[filter].some((sign) => signs[sign] > 0);

/** Every word typed stands in its name, maker or model. */
export const isFound = ({ boat }: Pick<FleetRow, "boat">, typed: string) =>
  matchesWords(`${boat.nom} ${boat.nom_constructeur} ${boat.nom_modele}`, typed.trim());

/** The signs that stand in one column, the heaviest first; a column sorts by the first, then by the next. */
export const SIGN_COLUMNS = {
  entretien: ["late", "soon"],
  peremption: ["expired", "expiring"],
  critique: ["critical"],
  papiers: ["papersExpired", "papersExpiring", "papersMissing"],
} as const satisfies Record<string, readonly (keyof Signs)[]>;
type SignColumn = keyof typeof SIGN_COLUMNS;

export type SortKey = "nom" | SignColumn | "heures" | "activite";
/** None: by urgency. */
export type Sort = { key: SortKey; direction: "ascending" | "descending" } | undefined;

/** What one expects of a first press: names from A, the most of anything else. */
const firstDirection = (key: SortKey) => (key === "nom" ? "ascending" : "descending");

/** What the next press on a heading does: its first direction, the other one, then by urgency again. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  const first = firstDirection(key);
  if (sort?.key !== key) return { key, direction: first };
  if (sort.direction === first) return { key, direction: first === "ascending" ? "descending" : "ascending" };
  return undefined;
}

/** Of several engines, the one that has run the longest. */
const mostHours = ({ engines }: FleetRow) => Math.max(0, ...engines.map(({ heures }) => heures));

const compareBy = (key: SortKey) => (a: FleetRow, b: FleetRow) => {
  if (key === "nom") return byName(a, b);
  if (key === "heures") return mostHours(a) - mostHours(b);
  if (key === "activite") return Number(a.lastActivity > b.lastActivity) - Number(a.lastActivity < b.lastActivity);
  const [heaviest] = SIGN_COLUMNS[key].map((sign) => a.signs[sign] - b.signs[sign]).filter((more) => more !== 0);
  return heaviest ?? 0;
};

/** What is equal stands by urgency. */
export function sortRows(rows: readonly FleetRow[], sort: Sort): FleetRow[] {
  if (!sort) return [...rows].sort(byUrgency);
  const compare = compareBy(sort.key);
  const sign = sort.direction === "ascending" ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a, b) || byUrgency(a, b));
}
