/**
 * Which transactions had ended at a moment, as PostgreSQL writes it: `xmin:xmax:running,running`. All below `xmin` had, none from
 * `xmax` on, and between them all but the running ones.
 */
const FORM = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/;
/** So that a cursor stays short. */
const MOST_RUNNING = 16;

const numbersOf = (text: string) => {
  const [, xmin = "0", xmax = "0", running = ""] = FORM.exec(text) ?? [];
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), running: running.split(",").filter(Boolean).map(BigInt) };
};

export const xminOf = (snapshot: string): bigint => numbersOf(snapshot).xmin;
export const xmaxOf = (snapshot: string): bigint => numbersOf(snapshot).xmax;

/** Whether PostgreSQL would take it. */
export function isSnapshot(text: string): boolean {
  if (!FORM.test(text)) return false;
  const { xmin, xmax, running } = numbersOf(text);
  const isAscending = running.every(
    (one, n) => one >= xmin && one < xmax && (n === 0 || one > (running[n - 1] ?? one)),
  );
  return xmin > 0n && xmin <= xmax && isAscending;
}

/** The same, or an earlier moment where too many were running: then more counts as not ended, and comes twice. */
export function shortSnapshot(text: string): string {
  const { xmin, running } = numbersOf(text);
  const beyond = running[MOST_RUNNING];
  return beyond === undefined ? text : `${xmin}:${beyond}:${running.slice(0, MOST_RUNNING).join()}`;
}
