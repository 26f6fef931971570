import { setTimeout as sleep } from "node:timers/promises";

/** Asks `condition` again and again; says whether it came true before the time was up. */
export async function waitUntil(condition: () => boolean, timeoutMs: number, everyMs = 10): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(everyMs);
  }
  return true;
}
