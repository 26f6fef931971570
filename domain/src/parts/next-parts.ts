import type { Part } from "./schema.ts";

/**
 * The parts that the next occurrence of a work keeps, in an order that a device and the server share: the n-th gets the id that
 * comes n places after the occurrence's own.
 */
export function partsForNext<P extends Part>(parts: readonly P[], done: string): P[] {
  return parts.filter(({ maintenance_id }) => maintenance_id === done).sort((a, b) => (a.id < b.id ? -1 : 1));
}
