import type { LiveTable } from "@bosco/contract";
import type { CallPath, InputOf, Lists, OutputOf, Write } from "../commands.ts";

/** A write that is made: by what, when, and the ids of the rows that it makes beside the one it names. */
export interface Made {
  operationId: string;
  /** When it was pressed, as an instant. */
  at: string;
  /** Of the n-th row, from 1, as the server will name it. */
  newId: (n: number) => string;
  /** What only this device knew of it when it was made; of one that is answered, what the server said. */
  local?: unknown;
}

/**
 * What a write does to the rows on this device. It is told from the input and the rows alone, and the same each time: a write
 * that waits is shown again after a reload, and again over every newer row that comes in below it.
 */
export interface Effect<Path extends CallPath> {
  /** Changes the lists, and gives what the server will probably answer. */
  apply: (lists: Lists, input: InputOf<Path>, made: Made) => OutputOf<Path>;
  /** What the page of waiting changes says of it, from the rows before it: « Rouet : quantité +1 ». */
  words: (input: InputOf<Path>, lists: Lists) => string;
  /** What it becomes when it is kept without a network, from the rows as they are shown: what « all » means is what was seen. */
  pin?: (input: InputOf<Path>, lists: Lists) => InputOf<Path>;
  /** The list with the row that it edits or removes, by `id`. What was seen of the row is kept with the write. */
  row?: LiveTable;
  removes?: true;
  /** For a row that was edited here and removed elsewhere: the input of `makes`, the call that makes it anew. */
  restore?: { call: CallPath; input: (row: Record<string, unknown>, rows: Lists["rows"]) => object };
  /** Its input without a row that it names, is gone by now and can be done without; nothing where that is not why it failed. */
  untied?: (input: InputOf<Path>, rows: Lists["rows"]) => InputOf<Path> | undefined;
  /** Lets go of what a page holds to show it, for one of which nothing is shown any more. It may be shown again. */
  forget?: (operationId: string) => void;
  /** Whether it takes that waiting write back: not sent yet, both go and the server never hears of them. */
  undoes?: (input: InputOf<Path>, waiting: Write) => boolean;
}

/** The writes that wait on the device without a network, by their call. All others need one. */
export type Effects = { [Path in CallPath]?: Effect<Path> };
