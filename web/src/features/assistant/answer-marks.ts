/** A run of text; `strong` when it stood between two stars. */
export interface Run {
  text: string;
  strong: boolean;
}
export interface Item {
  runs: Run[];
  /** The list inside this step, if any. */
  inside: Item[];
}
export type Block =
  | { kind: "paragraph" | "heading" | "warning"; runs: Run[] }
  | { kind: "list"; ordered: boolean; start: number; items: Item[] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] };

const HEADING = /^#{1,4} (.*)$/;
const WARNING = /^> ?(.*)$/;
const BULLET = /^(\s*)- (.*)$/;
const NUMBER = /^(\s*)(\d{1,3})\. (.*)$/;
const TABLE_LINE = /^\|.*\|$/;
const TABLE_RULE = /^\|[\s:|-]+\|$/;

/**
 * Reads the few marks that our sheets use. Whatever else an answer holds (HTML, links, images, code) has no meaning here and
 * comes out as the letters it is written with.
 */
export function readMarks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  const start = (block: Block) => {
    blocks.push(block);
    open = block;
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trimEnd();
    const item = readItem(line);
    const trimmed = line.trim();
    const heading = HEADING.exec(trimmed)?.[1];
    const warning = WARNING.exec(trimmed)?.[1];
    if (trimmed === "") {
      // why: a blank line between two steps does not start the count again.
      if (open?.kind !== "list") open = undefined;
    } else if (heading !== undefined) {
      start({ kind: "heading", runs: readRuns(heading) });
      open = undefined;
    } else if (warning !== undefined) {
      if (open?.kind === "warning") open.runs.push({ text: "\n", strong: false }, ...readRuns(warning));
      else start({ kind: "warning", runs: readRuns(warning) });
    } else if (item) addItem(item, open, start);
    else if (TABLE_LINE.test(trimmed)) {
      if (open?.kind !== "table") start({ kind: "table", head: readCells(trimmed), rows: [] });
      else if (!TABLE_RULE.test(trimmed)) open.rows.push(readCells(trimmed));
    } else if (open?.kind === "paragraph") open.runs.push({ text: "\n", strong: false }, ...readRuns(trimmed));
    else start({ kind: "paragraph", runs: readRuns(trimmed) });
  }
  return blocks;
}

interface ListLine {
  nested: boolean;
  ordered: boolean;
  number: number;
  runs: Run[];
}

function readItem(line: string): ListLine | undefined {
  const number = NUMBER.exec(line);
  const [, indent, text] = BULLET.exec(line) ?? (number && [number[0], number[1], number[3]]) ?? [];
  if (indent === undefined || text === undefined) return undefined;
  return {
    nested: indent.length >= 2,
    ordered: number !== null,
    number: Number(number?.[2] ?? 1),
    runs: readRuns(text),
  };
}

function addItem(line: ListLine, open: Block | undefined, start: (block: Block) => void) {
  const item: Item = { runs: line.runs, inside: [] };
  const last = open?.kind === "list" ? open.items.at(-1) : undefined;
  if (line.nested && last) last.inside.push(item);
  else if (open?.kind === "list" && open.ordered === line.ordered) open.items.push(item);
  else start({ kind: "list", ordered: line.ordered, start: line.number, items: [item] });
}

const readCells = (line: string) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => readRuns(cell.trim()));

/** Every second piece between pairs of stars is strong; a pair that is never closed stays what it is. */
function readRuns(text: string): Run[] {
  const pieces = text.split("**");
  const unclosed = pieces.length % 2 === 0 ? pieces.pop() : undefined;
  const runs = pieces.map((piece, index) => ({ text: piece, strong: index % 2 === 1 }));
  if (unclosed !== undefined) runs.push({ text: `**${unclosed}`, strong: false });
  return runs.filter((run) => run.text !== "");
}

/** The answer without its marks, for the clipboard. */
export const withoutMarks = (text: string) => text.replaceAll("**", "").replace(/^(#{1,4} |> ?)/gm, "");
