import { notOurFile } from "../zip-directory.ts";
import { createPiece, isSpace } from "./json-piece.ts";

/** A value of the file: the name it has at the top, or its table's, and whether it is a row of that. */
export interface JsonValue {
  name: string;
  isRow: boolean;
  /** Undefined where it is passed over. */
  value: unknown;
}

/** The object at the top whose members are lists of rows. */
const TABLES = "tables";
const MOST_NAMES = 200;

/**
 * Cuts `{ a: …, tables: { t: [row, …] } }` into its values while it arrives. Only one value is ever held, and only so large:
 * millions of rows cost what one costs, and whoever is told may stop at any by throwing. `wants` says of which tables rows are
 * read; those of others are passed over.
 */
export async function readValues(
  chunks: AsyncIterable<Buffer>,
  wants: (table: string) => boolean,
  tell: (value: JsonValue) => void,
): Promise<void> {
  const cutter = createCutter(wants, tell);
  for await (const chunk of chunks) cutter.push(chunk);
  if (!cutter.isAtEnd()) throw notOurFile();
}

/** In the object at the top, in `tables`, or in a table's list; `outside` before and after them all. */
const LEVELS = ["outside", "top", "tables", "rows"] as const;
/** What comes next. */
type Next = "start" | "first" | "name" | "colon" | "value" | "more" | "end";

function createCutter(wants: (table: string) => boolean, tell: (value: JsonValue) => void) {
  let next: Next = "start";
  let depth = 0;
  let top = "";
  let table = "";
  const seen = new Set<string>();
  const piece = createPiece();
  let inPiece = false;
  const level = () => LEVELS[depth];

  function enter(): void {
    depth += 1;
    next = "first";
  }

  function leave(): void {
    depth -= 1;
    next = depth === 0 ? "end" : "more";
  }

  function named(text: string): void {
    const name = parse(text);
    const place = `${depth} ${name}`;
    // why: of a name given twice, one would be judged and the other forgotten.
    if (typeof name !== "string" || seen.has(place) || seen.size >= MOST_NAMES) throw notOurFile();
    seen.add(place);
    if (level() === "top") top = name;
    else table = name;
    next = "colon";
  }

  function begin(isKept: boolean): void {
    piece.begin(isKept);
    inPiece = true;
  }

  /** What a character means that belongs to no value yet. */
  function step(sign: string): void {
    const inList = level() === "rows";
    if (sign === (inList ? "]" : "}") && (next === "first" || next === "more")) leave();
    else if (next === "start" && sign === "{") enter();
    else if (next === "colon" && sign === ":") next = "value";
    else if (next === "more" && sign === ",") next = inList ? "value" : "name";
    else if (next === "value" && level() === "top" && top === TABLES && sign === "{") enter();
    else if (next === "value" && level() === "tables" && sign === "[") enter();
    else if (!inList && sign === '"' && (next === "first" || next === "name")) {
      next = "name";
      begin(true);
    } else if (
      inList ? next === "first" || next === "value" : next === "value" && level() === "top" && top !== TABLES
    ) {
      next = "value";
      begin(!inList || wants(table));
    } else throw notOurFile();
  }

  function whole(text: string | undefined): void {
    next = "more";
    const isRow = level() === "rows";
    tell({ name: isRow ? table : top, isRow, value: text === undefined ? undefined : parse(text) });
  }

  return {
    isAtEnd: () => next === "end",

    push(chunk: Buffer): void {
      for (let at = 0; at < chunk.length; ) {
        const byte = chunk[at] as number;
        if (!inPiece && !isSpace(byte)) step(String.fromCharCode(byte));
        if (!inPiece) {
          at += 1;
          continue;
        }
        const { end, isWhole } = piece.take(chunk, at);
        at = end;
        if (!isWhole) return;
        inPiece = false;
        if (next === "name") named(piece.text() ?? "");
        else whole(piece.text());
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notOurFile();
  }
}
