/** What a spreadsheet would run as a formula when it begins a cell. */
const FORMULA = /^[=+\-@\t\r]/;

export type CsvCell = string | number | boolean | null;

/** As French Excel opens it by itself, and as other programs read it. */
const FRENCH = { separator: ";", decimal: "," };
export const RFC_4180 = { separator: ",", decimal: "." };

function cell(value: CsvCell, decimal: string): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (typeof value === "number") return String(value).replace(".", decimal);
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}

/**
 * The one writer of CSV: a table as a file in UTF-8 with its mark, without which spreadsheets read the accents wrong. Every
 * text is quoted, and none of them runs as a formula (docs/decisions/019).
 */
export function csvText(rows: readonly (readonly CsvCell[])[], { separator, decimal } = FRENCH): string {
  const lines = rows.map((row) => row.map((value) => cell(value, decimal)).join(separator));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** A cell as it was before `csvText` made it inert. */
export function plainCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value;
}
