import { type Day, dayIn } from "@bosco/domain";
import { useSyncExternalStore } from "react";

const CHECK_MS = 30_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, CHECK_MS);
  // why: a phone that slept through midnight wakes up on another day.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The reader's own day, which changes at his midnight. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => dayIn(new Date()));
