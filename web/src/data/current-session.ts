/** Who is signed in, as far as a page without the account needs to know. */
export interface SessionUser {
  id: string;
  email: string;
}

/** `undefined` while it is not known yet, `null` when nobody is signed in. */
export type Session = SessionUser | null | undefined;

let current: Session;
const forgetters = new Set<() => void>();
const watchers = new Set<() => void>();

export const currentSession = () => current;

/** Changes who is signed in, in this page. What is held for anybody else is forgotten before a page hears of it. */
export function setSession(user: SessionUser | null): void {
  current = user;
  for (const forget of forgetters) forget();
  for (const watcher of [...watchers]) watcher();
}

/** For what holds something of the signed-in user's: called whenever that is somebody else. */
export function onNewSession(forget: () => void): void {
  forgetters.add(forget);
}

export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
