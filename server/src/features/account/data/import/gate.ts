import { createTurns } from "../../../../photos/turns.ts";
import { fail } from "../../../../refusals.ts";

/** So many files may arrive at once; a slow link must not keep everybody else out. */
const MOST_ARRIVING = 8;

/** Whoever imports: one file of an account at a time, and one file of the whole server unpacked at a time. */
export function createImportGate() {
  const accounts = new Set<string>();
  const turns = createTurns({ atOnce: 1, waiting: MOST_ARRIVING });
  return {
    /** Lets an account's file arrive. */
    async admit<T>(accountId: string, work: () => Promise<T>): Promise<T> {
      if (accounts.has(accountId))
        // why not a refusal: sent again because its answer was lost, it may be the very import that is under way.
        throw fail("INDISPONIBLE", {
          message: "Un import est déjà en cours pour ce compte. Attendez qu’il se termine.",
        });
      if (accounts.size >= MOST_ARRIVING)
        throw fail("INDISPONIBLE", { message: "D’autres imports sont en cours. Réessayez dans un instant." });
      accounts.add(accountId);
      try {
        return await work();
      } finally {
        accounts.delete(accountId);
      }
    },
    /** Lets one file that has arrived be unpacked. */
    inTurn: turns.take,
  };
}
