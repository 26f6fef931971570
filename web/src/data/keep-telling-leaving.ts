import { tellLeaving } from "./leave.ts";
import { onReconnect } from "./online.ts";

const AGAIN_MS = 10_000;

let isTelling = false;

/** Tells the server as soon as it can be reached. */
export async function keepTellingLeaving(): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  while (!(await tellLeaving())) await reconnectionOrPause();
  isTelling = false;
}

function reconnectionOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onReconnect(next);
    const timer = setTimeout(next, AGAIN_MS);
    function next() {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}
