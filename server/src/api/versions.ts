import { fail } from "../refusals.ts";

/** Refuses an edit made from an older version of a row than the one stored, and gives the stored one back. */
export function refuseStale(current: { version: number }, editedFrom: number | undefined): void {
  if (editedFrom !== undefined && editedFrom !== current.version)
    throw fail("CONFLIT", { details: { actuel: current } });
}
