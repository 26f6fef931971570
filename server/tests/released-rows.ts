import { readBackup } from "../src/backup/read-backup.ts";

/** Of a table: what each row, by its key, says in each column. */
export type Rows = Map<string, Map<string, string>>;

const separator = "\t";

/** The rows of a backup, by table. `keys` has the columns of each table's key; of another table the whole row is its key. */
export async function readRows(path: string, keys: Map<string, string[]>): Promise<Map<string, Rows>> {
  const tables = new Map<string, Rows>();
  for await (const part of readBackup(path)) {
    if (part.kind !== "table") continue;
    const chunks: Buffer[] = [];
    for await (const chunk of part.data) chunks.push(chunk);
    const lines = Buffer.concat(chunks).toString().split("\n").slice(0, -1);
    const rows: Rows = new Map();
    for (const line of lines) {
      const values = line.split(separator);
      const row = new Map(part.columns.map((column, n) => [column, values[n] ?? ""]));
      rows.set((keys.get(part.name) ?? part.columns).map((column) => row.get(column)).join(separator), row);
    }
    tables.set(part.name, rows);
  }
  return tables;
}

/** What of `before` is another or gone in `after`, and the rows that are new in its tables: each as `table.column` or `table`. */
export function findChanges(before: Map<string, Rows>, after: Map<string, Rows>): Set<string> {
  const changes = new Set<string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? new Map();
    for (const [key, row] of rows)
      for (const [column, value] of row)
        if (now.get(key)?.get(column) !== value)
          changes.add(now.has(key) ? `${table}.${column}` : `${table}: rows are gone`);
    for (const key of now.keys()) if (!rows.has(key)) changes.add(`${table}: rows have come`);
  }
  return changes;
}
