import type { Turns } from "../../../../database/turns.ts";
import { bringingInto } from "../../../../papers/named-files.ts";
import { createTurns } from "../../../../photos/turns.ts";
import { fail } from "../../../../refusals.ts";

/** So many files may arrive at once; a slow link must not keep everybody else out. */
const MOST_ARRIVING = 8;

/** Whoever imports: one file of an account at a time on all servers, and one file of this whole server unpacked at a time. */
export function createImportGate(shared: Turns) {
  const unpacking = createTurns({ atOnce: 1, waiting: MOST_ARRIVING });
  let arriving = 0;
  return {
    /** Lets an account's file arrive. */
    async admit<T>(accountId: string, work: () => Promise<T>): Promise<T> {
      const giveBack = await shared.take(bringingInto(accountId));
      if (!giveBack)
        // why not a refusal: sent again because its answer was lost, it may be the very import that is under way.
        throw fail("INDISPONIBLE", {
          message: "Un import est déjà en cours pour ce compte. Attendez qu’il se termine.",
        });
      try {
        if (arriving >= MOST_ARRIVING)
          throw fail("INDISPONIBLE", { message: "D’autres imports sont en cours. Réessayez dans un instant." });
        arriving += 1;
        return await work().finally(() => {
          arriving -= 1;
        });
      } finally {
        await giveBack();
      }
    },
    /** Lets one file that has arrived be unpacked. */
    inTurn: unpacking.take,
  };
}
