import { entry, leaveSteps, onceReturned } from "../routing/history-steps.ts";

/** Longer than a way back takes to begin. */
const NOWHERE_MS = 500;

/**
 * Asked by the part of a page that stands as a step over the entry of this key: the way past it, to where Back leads. From the part
 * itself that is the page before its own, or `home` where this tab has none. Undefined where it is not Back that asks.
 */
export function pastPart(key: string, home: () => void): (() => void) | undefined {
  const { index, step, key: here } = entry();
  if (step) return;
  const target = here === key ? index - 1 : index;
  const go = () => {
    const distance = target - entry().index;
    // why not of none: it would load the page anew.
    if (distance !== 0) history.go(distance);
    // why later: whether another site is behind the first of our pages, nobody tells.
    if (target < 0) setTimeout(home, NOWHERE_MS);
  };
  return () => onceReturned(() => leaveSteps(true, go));
}
