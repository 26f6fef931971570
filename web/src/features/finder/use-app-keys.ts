import { useEffect, useRef } from "react";
import { hasSingleKeys } from "../../data/single-keys.ts";

interface AppKeys {
  /** Ctrl K or ⌘ K, and '/'. */
  onFind: () => void;
  /** '?' */
  onHelp: () => void;
}

/** Where letters go that are typed. */
const FIELDS = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]";
/** What stands above the page, and waits for an answer of its own. */
const ABOVE = "[role=dialog]:not([data-state=closed]), [role=alertdialog]:not([data-state=closed])";

/** The keys that work on every page of an owner's. */
export function useAppKeys(keys: AppKeys) {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const isFind = isCommand && !event.shiftKey && event.key.toLowerCase() === "k";
      // why not by the shift key: on a French keyboard both signs need it.
      const sign = isCommand || isTyping(event.target) ? "" : event.key;
      if (!isFind && sign !== "/" && sign !== "?") return;
      const isCovered = document.querySelector(ABOVE) !== null;
      if (!isFind && (isCovered || !hasSingleKeys())) return;
      // why even then: the browser's own search must not open over a form.
      event.preventDefault();
      if (isCovered || event.repeat) return;
      if (sign === "?") current.current.onHelp();
      else current.current.onFind();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;
