import { fail } from "../../../../refusals.ts";

const MOST_BYTES = 4_000_000;
/** The fullest row is a list of a thousand articles, of five values each. */
const MOST_VALUES = 20_000;
const DEEPEST = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;
export const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** One JSON value after another while they arrive, from first byte to last. Too large, too deep or too full: refused. */
export interface JsonPiece {
  /** Makes ready for the next value, which is kept or only passed over. */
  begin(isKept: boolean): void;
  /** Takes what belongs to it from this place on. Gives the place after that, and whether it is whole. */
  take(chunk: Buffer, from: number): { end: number; isWhole: boolean };
  /** Undefined when it is not kept, only passed over. */
  text(): string | undefined;
}

export function createPiece(): JsonPiece {
  let isKept = false;
  let parts: Buffer[] = [];
  let bytes = 0;
  let depth = 0;
  let values = 0;
  let inString = false;
  let isEscaped = false;

  function count(): void {
    values += 1;
    if (values > MOST_VALUES) throw fail("TROP_GRAND");
  }

  /** The place after the value's last byte, or undefined when it goes on. */
  function findEnd(chunk: Buffer, from: number): number | undefined {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          inString = false;
          if (depth === 0) return at + 1;
        }
      } else if (byte === QUOTE) inString = true;
      else if (isOpening(byte)) {
        depth += 1;
        count();
        if (depth > DEEPEST) throw fail("TROP_GRAND");
      } else if (depth === 0) {
        // why: only what follows it ends a number or a word.
        if (byte === COMMA || isClosing(byte) || isSpace(byte)) return at;
      } else if (byte === COMMA) count();
      else if (isClosing(byte)) {
        depth -= 1;
        if (depth === 0) return at + 1;
      }
    }
    return undefined;
  }

  return {
    begin(kept) {
      isKept = kept;
      if (parts.length > 0) parts = [];
      bytes = 0;
      depth = 0;
      values = 0;
      inString = false;
      isEscaped = false;
    },

    take(chunk, from) {
      const found = findEnd(chunk, from);
      const end = found ?? chunk.length;
      bytes += end - from;
      if (bytes > MOST_BYTES) throw fail("TROP_GRAND");
      if (isKept) parts.push(chunk.subarray(from, end));
      return { end, isWhole: found !== undefined };
    },
    text: () => (isKept ? Buffer.concat(parts).toString("utf8") : undefined),
  };
}
