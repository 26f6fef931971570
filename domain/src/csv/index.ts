/** What a spreadsheet would run as a formula when it begins a cell. */
const FORMULA = /^[=+\-@\t\r]/;

export type CsvCell = string | number | null;

function cell(value: CsvCell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}

/**
 * A table as a file that French Excel opens as it is: semicolons, decimal commas, UTF-8 with its mark. Every text is
 * quoted, and none of them runs as a formula.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** A cell as it was before `csvText` made it inert. */
export function plainCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value;
}
