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

/** The configured model's, whoever asks it. */
export const modelBreaker = createBreaker();
