import { useRef } from "react";
import { focusOnceGone, foundAgain } from "./found-again.ts";

/** A press on a toast is no press beside the dialog. */
export function keepForToast(event: CustomEvent) {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** On a touch screen the dialog itself takes the focus: the first field would bring the keyboard up over it. */
export function focusFirst(event: Event) {
  if (!window.matchMedia("(pointer: coarse)").matches || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.focus();
}

/** Gives the focus back, when a dialog closes, to what had it when it opened. Radix does so for a trigger of its own only. */
export function useOpener(hasTrigger: boolean) {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      const control = opener.current;
      if (hasTrigger || !(control instanceof HTMLElement)) return;
      const now = foundAgain(control);
      if (!now) return;
      event.preventDefault();
      now.focus();
      focusOnceGone(now, () => foundAgain(now));
    },
  };
}
