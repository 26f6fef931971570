import type { Reads } from "./device.ts";

/** When something was written is the writer's clock; the version is the server's count, and a file's print the server's to give. */
const STAMPS = ["version", "created_at", "updated_at", "date_releve", "empreinte"];
/** What nobody addresses by its id. */
const NAMELESS = ["releves_heures", "passages_checklist"];

/** A row without what may differ between a device and the server. */
export function comparable(row: unknown, without: readonly string[] = STAMPS): unknown {
  if (Array.isArray(row)) return row.map((one) => comparable(one, without));
  if (typeof row !== "object" || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      without.includes(name) ? [] : [[name, comparable(value, without)]],
    ),
  );
}

/** The same of all that a device holds; the order of a list is not what an effect decides. */
export function comparableReads(reads: Reads): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(reads).map(([table, read]) => {
      const rows = comparable(read, NAMELESS.includes(table) ? [...STAMPS, "id"] : STAMPS);
      return [table, Array.isArray(rows) ? rows.toSorted(byText) : rows];
    }),
  );
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(sorted(a)) < JSON.stringify(sorted(b)) ? -1 : 1);
const sorted = (row: unknown) => Object.entries(row as object).toSorted(([a], [b]) => (a < b ? -1 : 1));
