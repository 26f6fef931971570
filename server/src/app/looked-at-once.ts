import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = {
  /** Whoever asks how things are waits so long for the database: that it does not answer is an answer too. */
  answerMs: 2_000,
  /** Whatever is asked has ended by then; what the network lost never does, and must not stand for what is true now. */
  lostMs: 25_000,
};

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** One look at the database at a time, and for `freshMs` more the same for whoever asks; undefined when it takes too long. */
export function lookedAtOnce<Seen>(
  freshMs: number,
  read: () => Promise<Seen>,
  { answerMs, lostMs } = PATIENCE,
): () => Promise<Seen | undefined> {
  let looking: Promise<Seen | undefined> | undefined;
  return () => {
    if (looking) return looking;
    const reading = read();
    const now = Promise.race([reading, pause(answerMs)]);
    looking = now;
    const forget = () => {
      looking = undefined;
    };
    // why after the reading itself: one that hangs must not be followed by others, each with a connection.
    void Promise.race([reading.then(() => pause(freshMs)), pause(lostMs)]).then(forget, forget);
    return now;
  };
}
