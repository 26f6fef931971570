import { KEPT_TABLES, type KeptTable } from "@bosco/contract/live";
import { promisifyRequest } from "idb-keyval";
import type { OwnDatabase } from "../own-database.ts";
import { ROW_ORDER, type Row } from "./row-order.ts";
import type { OwnRows, TableChange } from "./rows.ts";

/** How far the rows are read: the server's word for it, and when. */
export interface ReadState {
  cursor: string;
  readAt: number;
}

const STATE = "changements";
const ofTable = (table: KeptTable) => IDBKeyRange.bound([table], [table, []]);

/** The rows as they are kept; nothing before the first copy is whole. */
export async function loadRows(database: OwnDatabase): Promise<{ rows: OwnRows; state: ReadState } | undefined> {
  const [state, tables] = await database.run(["rows", "state"], "readonly", (store) =>
    Promise.all([
      promisifyRequest<ReadState | undefined>(store("state").get(STATE)),
      Promise.all(KEPT_TABLES.map((table) => promisifyRequest<Row[]>(store("rows").getAll(ofTable(table))))),
    ]),
  );
  if (!state) return undefined;
  const rows = Object.fromEntries(
    KEPT_TABLES.map((table, index) => [table, (tables[index] ?? []).sort(ROW_ORDER[table])]),
  ) as unknown as OwnRows;
  return { rows, state };
}

export const loadState = (database: OwnDatabase) =>
  database.run(["state"], "readonly", (store) => promisifyRequest<ReadState | undefined>(store("state").get(STATE)));

/**
 * Keeps changes and how far they go, together or not at all. `isWhole`: they are all there is. `included`: the places of answered
 * writes that are part of them.
 */
export async function keepChanges(
  database: OwnDatabase,
  changes: readonly TableChange[],
  { state, isWhole, included }: { state: ReadState; isWhole: boolean; included: readonly number[] },
): Promise<void> {
  await database.run(["rows", "state", "answered"], "readwrite", (store) => {
    for (const place of included) store("answered").delete(place);
    const kept = store("rows");
    if (isWhole) kept.clear();
    for (const { table, rows, gone } of changes) {
      for (const id of gone) kept.delete([table, id]);
      for (const row of rows) kept.put(row, [table, row.id]);
    }
    store("state").put(state, STATE);
  });
}
