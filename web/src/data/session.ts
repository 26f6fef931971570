import { del, get, set } from "idb-keyval";
import { useSyncExternalStore } from "react";
import { askServer } from "./ask-server.ts";
import { currentSession, type Session, type SessionUser, setSession, watchSession } from "./current-session.ts";
import { isLeaving, keepTellingLeaving, tellLeaving } from "./leave.ts";
import { eraseLeftBehind } from "./own-database.ts";

const KEPT = "session";
/** A page that opens waits for it. */
const PATIENCE_MS = 20_000;

/**
 * Who the server says is signed in; `undefined` when it says nothing. Only its own word that nobody is counts as that: a
 * busy server, a proxy or an answer cut short would otherwise wipe what the device keeps.
 */
export async function askSession(): Promise<Session> {
  try {
    const response = await askServer("/api/auth/get-session", {}, PATIENCE_MS);
    if (response.status !== 200) return undefined;
    const session: { user?: Partial<SessionUser> } | null = await response.json();
    if (session === null) return null;
    const { id, email } = session.user ?? {};
    return id && email ? { id, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Restores the session at load. Without a network, whoever was signed in here last still is: nothing left the device. */
async function readSession(): Promise<SessionUser | null> {
  // why first: whoever has signed out here without a network is not brought back by a server that was not told.
  if (isLeaving() && !(await tellLeaving())) {
    void keepTellingLeaving();
    // why here too: the page that signed out may have been left before it had forgotten.
    void forgetKeptSession();
    void eraseLeftBehind();
    return null;
  }
  const user = await askSession();
  if (user === undefined) return (await get<SessionUser>(KEPT).catch(() => null)) ?? null;
  await (user ? set(KEPT, user) : forgetKeptSession()).catch(() => {});
  if (!user) void eraseLeftBehind();
  return user;
}

export const forgetKeptSession = () => del(KEPT).catch(() => {});

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
