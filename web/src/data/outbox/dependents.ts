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
  const rows = call === "maintenance.createMany" ? (input as { maintenances: unknown }).maintenances : input;
  const own = call.includes(".create") ? [rows].flat().flatMap((row) => (row as { id?: string }).id ?? []) : [];
  return [...own, operationId.slice(0, operationId.lastIndexOf("-") + 1)];
}
