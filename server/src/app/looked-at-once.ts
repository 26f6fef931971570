import { setTimeout as sleep } from "node:timers/promises";

/** Whoever asks how things are waits so long for the database: that it does not answer is an answer too. */
const PATIENCE_MS = 2_000;

/** One look at the database at a time, and for `freshMs` more the same for whoever asks; undefined when it takes too long. */
export function lookedAtOnce<Seen>(freshMs: number, read: () => Promise<Seen>): () => Promise<Seen | undefined> {
  let looking: Promise<Seen | undefined> | undefined;
  return () => {
    if (looking) return looking;
    const reading = read();
    const now = Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
    looking = now;
    const forget = () => {
      looking = undefined;
    };
    // why after the reading itself: one that hangs must not be followed by others, each with a connection.
    void reading.then(() => sleep(freshMs, undefined, { ref: false }), forget).then(forget);
    return now;
  };
}
