import { currentSession, watchSession } from "./current-session.ts";

/** What waits on this device of whoever was signed in until now. */
export interface WaitingOffer {
  count: number;
  /** Gives it as a file. */
  save: () => void;
}

/** why in memory alone: a copy is offered to whoever saw the session end, and to nobody who opens the page later. */
let offer: WaitingOffer | undefined;
const watchers = new Set<() => void>();

export const waitingOffer = () => offer;

export function setWaitingOffer(next: WaitingOffer | undefined): void {
  offer = next;
  for (const watcher of [...watchers]) watcher();
}

export function watchWaitingOffer(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// why: whoever signs in finds what waits of his own, and nothing of anybody else's.
watchSession(() => {
  if (currentSession()) setWaitingOffer(undefined);
});
