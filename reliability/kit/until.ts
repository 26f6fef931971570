import { setTimeout as sleep } from "node:timers/promises";

/** A machine with other work takes many times as long as a quiet one. */
const PATIENCE_MS = 300_000;

/** Waits until it is so; gives the milliseconds that took. */
export async function until(what: string, isSo: () => unknown): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${what}: not within ${PATIENCE_MS / 1_000} s`);
    await sleep(20);
  }
  return Math.round(performance.now() - started);
}
