import type { MaybeAnothers } from "../crew/index.ts";
import type { Boat } from "./schema.ts";

/** The boat that every page opens on: one's own flagged one, or else the first of one's own, or else the first that is shared with one. */
export function defaultBoat<B extends Pick<Boat, "par_defaut"> & MaybeAnothers>(boats: readonly B[]): B | undefined {
  // why not a shared one's flag: it is its owner's.
  const own = boats.filter(({ proprietaire_id }) => proprietaire_id === undefined);
  return own.find(({ par_defaut }) => par_defaut) ?? own[0] ?? boats[0];
}
