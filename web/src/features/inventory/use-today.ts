import { dayIn } from "@bosco/domain";
import { useSyncExternalStore } from "react";

const A_MINUTE = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, A_MINUTE);
  return () => clearInterval(timer);
}

let known = { minute: -1, day: "" };

/** why kept: making the day of an instant takes longer than everything else a card does. */
function today(): string {
  const minute = Math.floor(Date.now() / A_MINUTE);
  if (known.minute !== minute) known = { minute, day: dayIn(new Date()) };
  return known.day;
}

/** The reader's day; a page left open overnight notices the next one. */
export const useToday = () => useSyncExternalStore(everyMinute, today);
