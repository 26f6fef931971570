import type { LiveTable } from "@bosco/contract";
import type { Lists } from "./commands.ts";

type Row = { id: string };

/** For a command's `apply`: shows the row with what is sent of it. */
export const changesRow =
  (table: LiveTable) =>
  (lists: Lists, { id, version: _, ...fields }: Row & Record<string, unknown>) =>
    lists.update<Row>(table, (rows) => rows.map((row) => (row.id === id ? { ...row, ...fields } : row)));

/** For a command's `apply`: shows the list without the row. */
export const removesRow =
  (table: LiveTable) =>
  (lists: Lists, { id }: Row) =>
    lists.update<Row>(table, (rows) => rows.filter((row) => row.id !== id));

/** For a command's `answered`: shows the row as the server has it, unless a newer one has come in meanwhile. */
export const keepsRow = (table: LiveTable) => (lists: Lists, answered: Row & { version: number }) =>
  lists.update<typeof answered>(table, (rows) =>
    rows.map((row) => (row.id === answered.id && row.version < answered.version ? answered : row)),
  );
