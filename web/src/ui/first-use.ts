const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "focusin"];
/** The sign may be a press, which is answered first. */
const PRESSED_MS = 200;

let isUsed = false;
const waiting = new Set<() => void>();

/** The same without waiting for a sign. */
export function prepareForUse() {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, notice);
  setTimeout(actNext, PRESSED_MS);
}

/** why one by one: presses are answered in between. */
function actNext() {
  for (const act of waiting) {
    waiting.delete(act);
    act();
    return void setTimeout(actNext);
  }
}

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
  if (isUsed) setTimeout(actNext);
  return () => waiting.delete(act);
}
