import { useSyncExternalStore } from "react";

let answer: ((given: boolean) => void) | undefined;
let question: Promise<boolean> | undefined;
const watchers = new Set<() => void>();

/** However many calls wait for the password, it is asked for once. */
export function askPassword(): Promise<boolean> {
  question ??= new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  for (const watcher of watchers) watcher();
  return question;
}

/** Ends the question: what waited goes on, or is given up. */
export function answerPassword(given: boolean): void {
  answer?.(given);
  answer = undefined;
  question = undefined;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether something waits for the password, which the frame of the application then asks for. */
export const usePasswordAsked = () => useSyncExternalStore(subscribe, () => question !== undefined);
