/**
 * How long ago something was pressed, in whole seconds. why no moment: the server believes no device's clock; only how far it
 * went on meanwhile counts. One that was set meanwhile, back or by months, says: just now.
 */
export const madeAgo = (at: string, now = Date.now()): number =>
  isBelievable((now - Date.parse(at)) / 1_000) ? Math.floor((now - Date.parse(at)) / 1_000) : 0;

/** What the server believes at most. why none beyond it: then the clock was set, and nobody knows the age. */
const MOST_SECONDS = 90 * 86_400;
const isBelievable = (seconds: number) => seconds >= 0 && seconds <= MOST_SECONDS;
