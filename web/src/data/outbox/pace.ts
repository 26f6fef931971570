import type { ApiError } from "../api-error.ts";
import { isOnline } from "../online.ts";

/** Between two tries; the last one stays. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** A write that a server in reach does not answer so often does not keep the others for ever. */
const MOST_SILENT = 12;
/** The same for one that it fails on. */
const MOST_FAILED = 3;

/** When what waits is tried again, and when one write has been tried enough. */
export class Pace {
  private tries = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly tryAgain: () => void;

  constructor(tryAgain: () => void) {
    this.tryAgain = tryAgain;
  }

  /** The server has said what it thinks of a write: the next one is tried from the beginning. */
  startAnew() {
    this.tries = 0;
    this.failures = 0;
  }

  /** Notes a try that decided nothing. Whether there is no hope in another one. */
  isHopeless({ code }: ApiError): boolean {
    if (!isOnline()) return false;
    this.tries += 1;
    // why not counted: whoever signs in again sends it, and a server that says it is busy means every write.
    if (["NON_CONNECTE", "INDISPONIBLE", "TROP_DE_DEMANDES"].includes(code)) return false;
    this.failures += 1;
    const isAnswered = code === "ERREUR_INTERNE" || code === "ESPACE_INSUFFISANT";
    return this.failures >= (isAnswered ? MOST_FAILED : MOST_SILENT);
  }

  /** Tries again after a pause, which grows with every try. */
  tryLater() {
    this.stop();
    this.wait(PAUSES_MS[Math.min(Math.max(this.tries - 1, 0), PAUSES_MS.length - 1)]);
  }

  /** Tries again after the longest pause, unless it is done earlier. */
  tryAtLast() {
    this.wait(PAUSES_MS.at(-1));
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(pause: number | undefined) {
    this.timer ??= setTimeout(this.tryAgain, pause);
  }
}
