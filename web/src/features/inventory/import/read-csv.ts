import { BATCH_LIMIT } from "@bosco/domain/inventory";
import Papa from "papaparse";
import { decodeText } from "./decode-text.ts";

const LARGEST_BYTES = 2_000_000;

export interface CsvFile {
  titles: string[];
  /** Each line's cells, with its number in the file. */
  lines: { line: number; cells: string[] }[];
}

export type CsvReading = { ok: true; file: CsvFile } | { ok: false; message: string };

const SEPARATORS = [";", "\t", ","];

/** The separator that the titles use most. The other lines have decimal commas in them. */
function separatorOf(text: string): string {
  const titles = (/^[\s\uFEFF]*(.*)$/m.exec(text)?.[1] ?? "").replace(/"[^"]*"/g, "");
  const count = (separator: string) => titles.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** A file's lines, whatever its separator (; , or tab) and encoding; or why it can't be read. */
export function readCsv(bytes: Uint8Array): CsvReading {
  if (bytes.length > LARGEST_BYTES) return { ok: false, message: "Ce fichier dépasse 2 Mo." };
  const text = decodeText(bytes);
  if (text.includes("\0")) return { ok: false, message: "Ce fichier n’est pas un fichier CSV." };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ type }) => type === "Quotes"))
    return { ok: false, message: "Un guillemet n’est pas fermé : ce fichier est incomplet." };
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [titles, ...rest] = lines;
  if (!titles || rest.length === 0)
    return { ok: false, message: "Ce fichier est vide : une ligne de titres et au moins un article sont attendus." };
  if (rest.length > BATCH_LIMIT)
    return { ok: false, message: `Ce fichier compte ${rest.length} lignes ; ${BATCH_LIMIT} au maximum par import.` };
  return { ok: true, file: { titles: titles.cells.map((title) => title.trim()), lines: rest } };
}
