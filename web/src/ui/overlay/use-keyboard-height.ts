import { useSyncExternalStore } from "react";

/** How much of the page's foot a phone's keyboard covers, in pixels: what is fixed there does not move by itself. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(watch, covered, () => 0);
}

// why scrolls too: a phone may move the page under its keyboard rather than make it smaller.
const CHANGES = ["resize", "scroll"];

function watch(tell: () => void) {
  for (const change of CHANGES) window.visualViewport?.addEventListener(change, tell);
  return () => {
    for (const change of CHANGES) window.visualViewport?.removeEventListener(change, tell);
  };
}

function covered(): number {
  const { visualViewport: seen } = window;
  // why: whoever has zoomed in sees less of the page too, and no keyboard is there.
  if (seen?.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}
