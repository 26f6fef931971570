import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { askServer } from "./ask-server.ts";
import { attempt } from "./attempt.ts";

/** Says that the server has not been told of a sign-out yet. It names nobody. */
const MARK = "bosco-depart";
/** A sign-in waits for it. */
const PATIENCE_MS = 20_000;

/** For a browser that keeps nothing: there the mark lives as long as the page. */
let isMarked = false;
/** Who has left, as long as the page lives. */
let leaver: string | undefined;

/** From here on nobody is signed in here, whatever the server still believes. */
export function markLeaving(userId?: string): void {
  isMarked = true;
  leaver = userId;
  attempt(() => localStorage.setItem(MARK, "1"));
}

export const isLeaving = () => isMarked || attempt(() => localStorage.getItem(MARK)) === "1";

export function forgetLeaving(): void {
  isMarked = false;
  leaver = undefined;
  attempt(() => localStorage.removeItem(MARK));
}

let telling: Promise<boolean> | undefined;

/**
 * Tells the server that this browser has signed out. Whether it knows. why one at a time: a second one, answered late,
 * would end the session of whoever has signed in meanwhile.
 */
export function tellLeaving(): Promise<boolean> {
  telling ??= sendLeaving().finally(() => {
    telling = undefined;
  });
  return telling;
}

async function sendLeaving(): Promise<boolean> {
  if (!isLeaving()) return true;
  // why: somebody else may have signed in here in another page. Refused, there is nothing of the leaver's to end.
  const headers = { "content-type": "application/json", ...(leaver && { [MEANT_USER_HEADER]: leaver }) };
  // why kept alive: whoever signs out may close the page at once.
  const request = { method: "POST", headers, body: "{}", keepalive: true };
  const response = await askServer("/api/auth/sign-out", request, PATIENCE_MS).catch(() => undefined);
  const isOurs = response?.headers.get("content-type")?.startsWith("application/json") === true;
  if (!response || !isOurs || response.status === 429 || response.status >= 500) return false;
  forgetLeaving();
  return true;
}
