import { derivedId } from "@bosco/domain";
import type { CallPath, InputOf, Lists, OutputOf } from "../commands.ts";
import type { Effect, Made } from "./effect.ts";
import { EFFECTS } from "./index.ts";

export const OPERATION = "3f2b8c1e-0a4d-4e6f-9b7a-000000000000";
export const AT = "2026-06-01T10:00:00.000Z";
export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const stamps = { version: 4, created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-02-01T00:00:00.000Z" };

const made: Made = { operationId: OPERATION, at: AT, newId: (n) => derivedId(OPERATION, n) };

/** Lists over plain values, by table. */
export function listsOver(reads: Record<string, unknown>): Lists {
  const change: Lists["change"] = (table, changed) => {
    if (reads[table] !== undefined) reads[table] = changed(reads[table] as never);
  };
  return { rows: <Row>(table: string) => (reads[table] ?? []) as Row[], update: change, change };
}

export function effectOf<Path extends CallPath>(call: Path): Effect<Path> {
  const effect = EFFECTS[call] as Effect<Path> | undefined;
  if (!effect) throw new Error(`${call} has no effect`);
  return effect;
}

export const apply = <Path extends CallPath>(
  reads: Record<string, unknown>,
  call: Path,
  input: InputOf<Path>,
): OutputOf<Path> => effectOf(call).apply(listsOver(reads), input, made);

export const wordsOf = <Path extends CallPath>(reads: Record<string, unknown>, call: Path, input: InputOf<Path>) =>
  effectOf(call).words(input, listsOver(reads));
