import type { Changes } from "@bosco/contract";
import { KEPT_TABLES, type KeptTable } from "@bosco/contract/live";
import { ROW_ORDER, type Row } from "./row-order.ts";

/** The user's rows as the server has them, each list in its order. A list that did not change stays the same object. */
export type OwnRows = Record<KeptTable, readonly Row[]>;

export const NO_ROWS = Object.fromEntries(KEPT_TABLES.map((table) => [table, []])) as unknown as OwnRows;

/** What one answer of the server's changes in one table: the ids that go, and the rows that come in their place. */
export type TableChange = { table: KeptTable; rows: readonly Row[]; gone: readonly string[] };

/** A boat that goes takes along what is aboard, and a checklist its tasks, whether the answer names them or not. */
const HELD_BY: [KeptTable, KeptTable, string][] = [
  ["moteurs", "bateaux", "bateau_id"],
  ["releves_heures", "bateaux", "bateau_id"],
  ["releves_heures", "moteurs", "moteur_id"],
  ["maintenances", "bateaux", "bateau_id"],
  ["inventaire", "bateaux", "bateau_id"],
  ["pieces", "maintenances", "maintenance_id"],
  ["pieces", "inventaire", "article_id"],
  ["documents", "bateaux", "bateau_id"],
  ["espaces_stockage", "bateaux", "bateau_id"],
  ["listes_avitaillement", "bateaux", "bateau_id"],
  ["checklists_nouvelles", "bateaux", "bateau_id"],
  ["departs", "bateaux", "bateau_id"],
  ["controles_depart", "bateaux", "bateau_id"],
  ["taches", "checklists_nouvelles", "checklist_id"],
  ["passages_checklist", "checklists_nouvelles", "checklist_id"],
];

/** The same for a known copy: everything that goes is named. */
export function changesIn(known: OwnRows, { tables }: Pick<Changes, "tables">): TableChange[] {
  const gone = new Map<KeptTable, Set<string>>();
  const wanted = new Map<KeptTable, readonly Row[]>();
  for (const table of KEPT_TABLES) {
    const { lignes = [], supprimees = [] } = tables[table] ?? {};
    wanted.set(table, lignes as readonly Row[]);
    gone.set(table, new Set(supprimees));
  }
  for (const [table, holder, field] of HELD_BY) {
    const lost = gone.get(holder);
    if (!lost?.size) continue;
    const stays = new Set(wanted.get(table)?.map(({ id }) => id));
    for (const row of known[table])
      if (lost.has(String(row[field])) && !stays.has(row.id)) gone.get(table)?.add(row.id);
  }
  return KEPT_TABLES.map((table) => ({
    table,
    rows: wanted.get(table) ?? [],
    gone: [...(gone.get(table) ?? [])],
  })).filter(({ rows, gone: ids }) => rows.length > 0 || ids.length > 0);
}

/** The row that an answer is about, and the version that it has now. */
export interface RowVersion {
  id: string;
  version: number;
}

/** Rows with one of them in its next version. why only the next: after a later one somebody else has changed it too, which nobody has seen here yet. */
export const raiseVersion = (rows: readonly Row[], { id, version }: RowVersion): readonly Row[] =>
  rows.some((row) => row.id === id && Number(row.version) + 1 === version)
    ? rows.map((row) => (row.id === id ? { ...row, version } : row))
    : rows;

export function changeRows(known: OwnRows, changes: readonly TableChange[]): OwnRows {
  const next = { ...known };
  for (const { table, rows, gone } of changes) {
    const newer = new Map(rows.map((row) => [row.id, row]));
    const lost = new Set(gone);
    const stay = known[table].filter(({ id }) => !newer.has(id) && !lost.has(id));
    next[table] = [...stay, ...newer.values()].sort(ROW_ORDER[table]);
  }
  return next;
}
