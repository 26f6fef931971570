import { afterPaint } from "./after-paint.ts";

const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin"];

let isUsed = false;
const waiting = new Set<() => void>();

/** The same without waiting for a sign. */
export function prepareForUse() {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, notice);
  for (const act of waiting) act();
  waiting.clear();
}

function notice(event: Event) {
  // why: a page that appears below a resting pointer is told of a move over no distance.
  const isAtRest =
    event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;
  // why later: the sign may be the press itself.
  if (!isAtRest) afterPaint(prepareForUse);
}

if (typeof window !== "undefined") for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });

/**
 * Does something as soon as somebody begins to use the page: the time to fetch what a press may open, which a page that is
 * only read can do without. Returns how to call it off.
 */
export function onFirstUse(act: () => void): () => void {
  if (isUsed) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
