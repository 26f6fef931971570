/**
 * How long ago something was pressed, in whole seconds. why no moment: the server believes no device's clock; only how far it
 * went on meanwhile counts. One that was set back since says: just now.
 */
export const madeAgo = (at: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 1_000)) || 0;
