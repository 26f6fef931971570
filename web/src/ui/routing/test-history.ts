import { vi } from "vitest";
import { type EntryState, entry, followSteps, leaveSteps, onceLeft } from "./history-steps.ts";

/** The browser's history: entries, of which it shows one, and tells later where it was led. */
export let entries: EntryState[];
let at: number;

/** One with a single page. */
export function stubHistory(): void {
  entries = [{ key: "page", index: 0 }];
  at = 0;
  const put = (state: EntryState) => {
    entries = [...entries.slice(0, at), state];
  };
  vi.stubGlobal("history", {
    get state() {
      return entries[at];
    },
    pushState(state: EntryState) {
      at += 1;
      put(state);
    },
    replaceState: put,
    go(distance: number) {
      if (!entries[at + distance]) return;
      setTimeout(() => {
        at += distance;
        followSteps();
      });
    },
  });
}

/** Long enough for what is told later, and for what follows from it. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Moves on to another page, as the router does. */
export const go = (key: string) => {
  const { index, step } = entry();
  if (step === undefined) history.pushState({ key, index: index + 1 }, "");
  else history.replaceState({ key, index }, "");
};
export const goYourself = (to: string) => leaveSteps(false, () => go(to));
export const lead = (to: string) => onceLeft(() => goYourself(to));
