import type { LiveTable } from "@bosco/contract";
import type { Lists } from "./commands.ts";

type Row = { id: string };

/** For a command's `answered`: shows the row as the server has it, unless a newer one has come in meanwhile. */
export const keepsRow = (table: LiveTable) => (lists: Lists, answered: Row & { version: number }) =>
  lists.update<typeof answered>(table, (rows) =>
    rows.map((row) => (row.id === answered.id && row.version < answered.version ? answered : row)),
  );
