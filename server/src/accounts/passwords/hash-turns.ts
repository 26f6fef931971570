import { fail } from "../../refusals.ts";

/** Less than half of what waits for a hash at most: whoever has an account must not fill the queue from one place. */
const AT_ONCE = 8;

export type HashTurns = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** Runs what hashes a password, so many at once for one address and no more; beyond it, as when the queue is full. */
export function createHashTurns(factor: number): HashTurns {
  const running = new Map<string, number>();
  return async (address, work) => {
    const before = running.get(address) ?? 0;
    if (before >= Math.ceil(AT_ONCE * factor)) throw fail("INDISPONIBLE");
    running.set(address, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(address) ?? 1) - 1;
      if (left === 0) running.delete(address);
      else running.set(address, left);
    }
  };
}
