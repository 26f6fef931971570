import type { Config } from "../config.ts";

const MOST_FAILURES = 5;
const REST_MS = 60_000;

/** After five failures in a row the model is left alone for a minute: nobody waits for what won't come. */
function createBreaker() {
  let failures = 0;
  let restsUntil = 0;
  return {
    isOpen: (now: number) => now < restsUntil,
    succeeded() {
      failures = 0;
    },
    failed(now: number) {
      failures += 1;
      if (failures < MOST_FAILURES) return;
      failures = 0;
      restsUntil = now + REST_MS;
    },
  };
}

const breakers = new WeakMap<Config, ReturnType<typeof createBreaker>>();

/** The breaker of a server's configured model, whoever asks it. */
export function modelBreaker(config: Config) {
  const known = breakers.get(config) ?? createBreaker();
  breakers.set(config, known);
  return known;
}
