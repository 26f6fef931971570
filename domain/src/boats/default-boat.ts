import type { Boat } from "./schema.ts";

/** The boat that every page opens on: the flagged one, or else the first. */
export function defaultBoat<B extends Pick<Boat, "par_defaut">>(boats: readonly B[]): B | undefined {
  return boats.find((boat) => boat.par_defaut) ?? boats[0];
}
