import type { Turns } from "../../database/turns.ts";
import { fail } from "../../refusals.ts";

/** Less than half of what waits for a hash at most: whoever has an account must not fill the queue from one place. */
const AT_ONCE = 8;

export type HashTurns = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** Runs what hashes a password, so many at once for one address on all servers and no more; beyond it, as when the queue is full. */
export function createHashTurns(turns: Turns, factor: number): HashTurns {
  return async (address, work) => {
    const giveBack = await turns.take(`hash ${address}`, Math.ceil(AT_ONCE * factor));
    if (!giveBack) throw fail("INDISPONIBLE");
    return work().finally(giveBack);
  };
}
