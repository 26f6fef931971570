import { useSyncExternalStore } from "react";
import { askSession } from "./ask-session.ts";
import { currentSession, type Session, type SessionUser, setSession, watchSession } from "./current-session.ts";
import { erasePhotos } from "./erase-photos.ts";
import { forgetKeptSession, keepSession, readKeptSession } from "./kept-session.ts";
import { isLeaving, tellLeaving } from "./leave.ts";
import { eraseLeftBehind } from "./left-behind.ts";
import { endDeviceSubscription } from "./push/device-subscription.ts";

/** A page that opens where somebody was signed in last waits no longer than that for an answer. */
const START_MS = 1_000;

/** What has come by the time a page can wait no longer; `undefined` when nothing has. */
function soon<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([coming, new Promise<undefined>((resolve) => setTimeout(resolve, START_MS))]);
}

let late: Promise<Session> | undefined;

/** What the server says to a page that has not waited for it (session-end.ts). */
export const lateAnswer = () => late;

/** Leaves nothing behind of whoever was signed in here. */
function eraseAll(): void {
  void forgetKeptSession();
  void eraseLeftBehind();
  void erasePhotos();
  void endDeviceSubscription();
}

/**
 * Restores the session at load. Without a network, or with one that is slow to answer, whoever was signed in here last still is:
 * nothing left the device.
 */
async function readSession(): Promise<SessionUser | null> {
  // why first: whoever has signed out here without a network is not brought back by a server that was not told.
  if (isLeaving() && !(await soon(tellLeaving()))) {
    // why fetched only then: hardly anybody leaves without a network.
    void import("./keep-telling-leaving.ts").then(
      ({ keepTellingLeaving }) => keepTellingLeaving(),
      () => {},
    );
    // why here too: the page that signed out may have been left before it had forgotten.
    eraseAll();
    return null;
  }
  const asked = askSession();
  const kept = await readKeptSession();
  const user = await (kept ? soon(asked) : asked);
  if (user === undefined) {
    late = asked;
    return kept;
  }
  if (!user) eraseAll();
  return user;
}

// why each time: whoever has just signed in may open the next page without a network.
watchSession(() => {
  const user = currentSession();
  if (user) void keepSession(user);
});

let isRestoring = false;

async function restoreSession() {
  const user = await readSession();
  // why: whoever has signed in or out meanwhile knows better.
  if (currentSession() === undefined) setSession(user);
}

function subscribe(watcher: () => void) {
  if (!isRestoring) void restoreSession();
  isRestoring = true;
  return watchSession(watcher);
}

/** `undefined` while it is not known yet, `null` when nobody is signed in. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => undefined);
