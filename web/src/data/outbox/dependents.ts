import type { Waiting } from "./waiting.ts";

/** The waiting writes that need what this one makes: taken back without them, they would have nothing to change. */
export function dependentsOf(write: Waiting, waiting: readonly Waiting[]): Waiting[] {
  const needed = marksOf(write);
  return waiting
    .filter(({ place }) => place > write.place)
    .filter((later) => {
      const text = JSON.stringify(later.input);
      const isNeeding = needed.some((mark) => text.includes(mark));
      if (isNeeding) needed.push(...marksOf(later));
      return isNeeding;
    });
}

/** By what a later write names the rows that this one makes: their ids, or how all ids begin that come from its operation. */
function marksOf({ call, operationId, input }: Waiting): string[] {
  const own = call.includes(".create") ? rowsOf(call, input).flatMap((row) => (row as { id?: string }).id ?? []) : [];
  return [...own, operationId.slice(0, operationId.lastIndexOf("-") + 1)];
}

/** The rows that a write makes. */
function rowsOf(call: Waiting["call"], input: unknown): unknown[] {
  const isOfLists = call === "maintenance.createMany" || call === "inventory.createFirst";
  return (isOfLists ? Object.values(input as object).filter(Array.isArray) : [input]).flat();
}
