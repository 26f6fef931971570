import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isAsked = false;

/** Whether the page is being put on paper, by the browser's own printing or as a picture of it. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watch, () => isAsked || window.matchMedia("print").matches);
}

function watch(onChange: () => void) {
  const media = window.matchMedia("print");
  // why at once: the browser prints what stands there when the listeners of this event return.
  const ask = (asked: boolean) => () => {
    isAsked = asked;
    flushSync(onChange);
  };
  const [before, after] = [ask(true), ask(false)];
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  media.addEventListener("change", onChange);
  return () => {
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
    media.removeEventListener("change", onChange);
  };
}
