import { entry, leaveSteps, onceReturned } from "../routing/history-steps.ts";

/**
 * Asked by the part of a page that stands as a step over the entry of this key: the way past it, to where Back leads. From the part
 * itself that is the page before its own. Undefined where it is not Back that asks.
 */
export function pastPart(key: string): (() => void) | undefined {
  const { index, step, key: here } = entry();
  if (step) return;
  const target = here === key ? index - 1 : index;
  const go = () => {
    const distance = target - entry().index;
    // why not of none: it would load the page anew.
    if (distance !== 0) history.go(distance);
  };
  return () => onceReturned(() => leaveSteps(true, go));
}
