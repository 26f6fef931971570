import type { ListRow } from "./list-rows.ts";

/** At which rows the sections begin. */
export function headsOf(rows: readonly ListRow[]): number[] {
  return rows.flatMap((row, index) => (row.kind === "heading" && row.level === "h2" ? [index] : []));
}

/** The head of the section that a row stands in. */
export function headAt(heads: readonly number[], index: number): number | undefined {
  return heads.findLast((head) => head <= index);
}
