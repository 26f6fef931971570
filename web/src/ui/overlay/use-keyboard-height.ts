import { useSyncExternalStore } from "react";

/** How much of the page's foot a phone's keyboard covers, in pixels: what is fixed there does not move by itself. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(watch, covered, () => 0);
}

function watch(tell: () => void) {
  window.visualViewport?.addEventListener("resize", tell);
  return () => window.visualViewport?.removeEventListener("resize", tell);
}

function covered(): number {
  const { visualViewport: seen } = window;
  // why: whoever has zoomed in sees less of the page too, and no keyboard is there.
  if (seen?.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}
