import { stringify } from "csv-stringify/sync";

type Cell = string | number | boolean | null;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A quote before it makes it text again; numbers of ours stay numbers. */
const inert = (cell: Cell): Cell => (typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell);

/** The one writer of CSV: RFC 4180, every text quoted, nothing that a spreadsheet would run. */
export function writeCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = rows.map((row) => columns.map((column) => inert(toCell(row[column]))));
  const text = stringify([columns, ...lines], {
    quoted_string: true,
    record_delimiter: "\r\n",
    cast: { boolean: (value) => (value ? "oui" : "non") },
  });
  return `${BYTE_ORDER_MARK}${text}`;
}

// why: without it, spreadsheets read the accents wrong.
const BYTE_ORDER_MARK = "\ufeff";

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "object") return JSON.stringify(value);
  return value as Cell;
}
