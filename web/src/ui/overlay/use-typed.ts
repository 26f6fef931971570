import { type FocusEvent, useRef } from "react";

/** Whether anything was typed in a dialog: a text field does not say what it said when it was first entered. */
export function useTyped() {
  const before = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>());
  return {
    /** Told of every field that is entered. */
    watch: ({ target }: FocusEvent) => {
      if (isText(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    isTyped: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
}

/** why not a password: nobody minds typing it again, and it is not to be kept here. */
const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== "file" && target.type !== "password");
