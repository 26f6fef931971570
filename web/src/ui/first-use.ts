const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin"];
/** A page that is never idle does it all the same. */
const LATEST_MS = 1_000;

let isUsed = false;
const waiting = new Set<() => void>();

/** The same without waiting for a sign. */
export function prepareForUse() {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, notice);
  whenIdle(actNext);
}

/** why one by one, between what else is to be done: the sign may be a press, which all of them together would hold up. */
function actNext() {
  const [act] = waiting;
  if (!act) return;
  waiting.delete(act);
  act();
  whenIdle(actNext);
}

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act);

function notice(event: Event) {
  // why: a page that appears below a resting pointer is told of a move over no distance.
  const isAtRest =
    event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;
  if (!isAtRest) prepareForUse();
}

if (typeof window !== "undefined") for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });

/**
 * Does something as soon as somebody begins to use the page: the time to fetch what a press may open, which a page that is
 * only read can do without. Returns how to call it off.
 */
export function onFirstUse(act: () => void): () => void {
  waiting.add(act);
  if (isUsed) whenIdle(actNext);
  return () => waiting.delete(act);
}
