import { fail } from "../refusals.ts";

/** Lets so many pieces of work run at once and so many more wait; beyond that the server says that it is busy. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw fail("INDISPONIBLE");
        await new Promise<void>((go) => queue.push(go));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
