import { noteSilence, onReconnect } from "./online.ts";

/** Says that the server has not been told of a sign-out yet. It names nobody. */
const MARK = "bosco-depart";
const AGAIN_MS = 10_000;

/** For a browser that keeps nothing: there the mark lives as long as the page. */
let isMarked = false;

/** why caught: a storage may be full or forbidden. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** From here on nobody is signed in here, whatever the server still believes. */
export function markLeaving(): void {
  isMarked = true;
  attempt(() => localStorage.setItem(MARK, "1"));
}

export const isLeaving = () => isMarked || attempt(() => localStorage.getItem(MARK)) === "1";

export function forgetLeaving(): void {
  isMarked = false;
  attempt(() => localStorage.removeItem(MARK));
}

/** Tells the server that this browser has signed out. Whether it knows. */
export async function tellLeaving(): Promise<boolean> {
  if (!isLeaving()) return true;
  const headers = { "content-type": "application/json" };
  // why kept alive: whoever signs out may close the page at once.
  const request = { method: "POST", headers, body: "{}", keepalive: true };
  const response = await fetch("/api/auth/sign-out", request).catch(() => undefined);
  if (!response) noteSilence();
  if (!response || response.status === 429 || response.status >= 500) return false;
  forgetLeaving();
  return true;
}

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
