/**
 * Calls when the page may go and not come back: it is hidden, unloaded, or what asked for it goes. Gives the way to end that, which
 * calls a last time. why hidden too: a phone ends a page that it has hidden without another word.
 */
export function onPageLeft(leave: () => void): () => void {
  const hide = () => document.visibilityState === "hidden" && leave();
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hide);
  return () => {
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hide);
    leave();
  };
}
