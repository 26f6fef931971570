import { notOurFile } from "../zip-directory.ts";
import { createPiece, isSpace, type JsonPiece } from "./json-piece.ts";

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
 * millions of rows cost what one costs, and whoever reads may stop at any. `wants` says of which tables rows are read; those of
 * others are passed over.
 */
export async function* readValues(
  chunks: AsyncIterable<Buffer>,
  wants: (table: string) => boolean,
): AsyncGenerator<JsonValue> {
  const cutter = createCutter(wants);
  for await (const chunk of chunks) yield* cutter.push(chunk);
  if (!cutter.isAtEnd()) throw notOurFile();
}

/** In the object at the top, in `tables`, or in a table's list; `outside` before and after them all. */
const LEVELS = ["outside", "top", "tables", "rows"] as const;
/** What comes next. */
type Next = "start" | "first" | "name" | "colon" | "value" | "more" | "end";

function createCutter(wants: (table: string) => boolean) {
  let next: Next = "start";
  let depth = 0;
  let top = "";
  let table = "";
  const seen = new Set<string>();
  let piece: JsonPiece | undefined;
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

  /** What a character means that belongs to no value; a value that it begins. */
  function step(sign: string): JsonPiece | undefined {
    const inList = level() === "rows";
    if (sign === (inList ? "]" : "}") && (next === "first" || next === "more")) leave();
    else if (next === "start" && sign === "{") enter();
    else if (next === "colon" && sign === ":") next = "value";
    else if (next === "more" && sign === ",") next = inList ? "value" : "name";
    else if (next === "value" && level() === "top" && top === TABLES && sign === "{") enter();
    else if (next === "value" && level() === "tables" && sign === "[") enter();
    else if (!inList && sign === '"' && (next === "first" || next === "name")) {
      next = "name";
      return createPiece(true);
    } else if (
      inList ? next === "first" || next === "value" : next === "value" && level() === "top" && top !== TABLES
    ) {
      next = "value";
      return createPiece(!inList || wants(table));
    } else throw notOurFile();
    return undefined;
  }

  return {
    isAtEnd: () => next === "end",

    *push(chunk: Buffer): Generator<JsonValue> {
      for (let at = 0; at < chunk.length; ) {
        const byte = chunk[at] as number;
        piece ??= isSpace(byte) ? undefined : step(String.fromCharCode(byte));
        if (!piece) {
          at += 1;
          continue;
        }
        const { end, isWhole } = piece.take(chunk, at);
        at = end;
        if (!isWhole) return;
        const text = piece.text();
        piece = undefined;
        if (next === "name") named(text ?? "");
        else {
          next = "more";
          const isRow = level() === "rows";
          yield { name: isRow ? table : top, isRow, value: text === undefined ? undefined : parse(text) };
        }
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
