import { ApiError } from "./api-error.ts";
import { onNewSession } from "./current-session.ts";
import { STILL_UNKNOWN, UNANSWERED } from "./error-sentences.ts";
import { onReconnect } from "./online.ts";

/** Between two tries; the last one stays. */
const PAUSES_S = [1, 2, 5, 10, 20, 30];
/** After the first loss. From then on it is asked at a press, when the connection is back, or as the form closes. */
const PATIENCE_MS = 5 * 60_000;

/** A write of which nobody knows yet whether it arrived. */
export interface Check {
  /** Asks again at once, by the same operation. */
  now: () => void;
  /** What is known of it, in French. */
  sentence: string;
}

/** Who tells the person, and for how long. */
export interface Teller {
  tell: (check: Check) => void;
  /** Once the time is over: wait for a press rather than give up. */
  waits: () => boolean;
  /** Ends a wait when whoever was told has gone. Gives the way to stop listening. */
  onGone?: (listener: () => void) => () => void;
}

/**
 * Refusals that come before the server has looked at the operation, and failures while it looks: they say nothing about a
 * first try that was lost.
 */
const ABOUT_THIS_TRY = ["HORS_LIGNE", "NON_CONNECTE", "DEMANDE_TROP_LENTE", "TROP_DE_DEMANDES", "ERREUR_INTERNE"];

/**
 * Whether it is still open what became of a write. 503: the database may have gone while it committed. A 500 in our words
 * to the first try is an answer, for what failed was rolled back.
 */
export function isUndecided(error: ApiError, isFirstTry: boolean): boolean {
  if (error.code === "SANS_REPONSE" || error.code === "INDISPONIBLE") return true;
  return !isFirstTry && ABOUT_THIS_TRY.includes(error.code);
}

let round = 0;
const waiting = new Set<() => void>();

/** Ends every check: whoever signs in next must not send what somebody else had pressed. */
export function endChecks(): void {
  round += 1;
  for (const next of [...waiting]) next();
}
onNewSession(endChecks);

/**
 * Sends until the server has answered. Every try is the same operation, so that however many arrive, it happens once.
 * Gives up with `SANS_REPONSE` when nobody waits for it any longer.
 */
export async function sendUntilAnswered<Output>(
  send: () => Promise<Output>,
  teller: Teller,
  undecided = isUndecided,
): Promise<Output> {
  const begun = round;
  let lostAt: number | undefined;
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (thrown) {
      // why: whoever asked has stopped asking; there is nothing to find out.
      if (thrown instanceof DOMException && thrown.name === "AbortError") throw thrown;
      const error = ApiError.from(thrown);
      if (!undecided(error, tries === 0)) throw error;
      lostAt ??= Date.now();
      const isOver = Date.now() - lostAt >= PATIENCE_MS;
      const seconds = isOver ? undefined : PAUSES_S[Math.min(tries, PAUSES_S.length - 1)];
      if (seconds === undefined && !teller.waits()) throw ApiError.unanswered();
      await untilNext(seconds, teller);
      if (begun !== round) throw ApiError.unanswered();
    }
  }
}

/** Until the pause is over, somebody presses, the connection is back, or whoever was told has gone. */
function untilNext(seconds: number | undefined, teller: Teller): Promise<void> {
  return new Promise((resolve) => {
    const timer = seconds === undefined ? undefined : setTimeout(next, seconds * 1000);
    const stopListening = onReconnect(next);
    const stopWaiting = seconds === undefined ? teller.onGone?.(next) : undefined;
    waiting.add(next);
    function next() {
      waiting.delete(next);
      clearTimeout(timer);
      stopListening();
      stopWaiting?.();
      resolve();
    }
    teller.tell({ now: next, sentence: seconds === undefined ? STILL_UNKNOWN : UNANSWERED });
  });
}
