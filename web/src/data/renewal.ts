const LOCK = "bosco-nouvelle-session";
const USUAL_MS = 1_000;

/**
 * Runs what gives this browser a new session in place of its old one. Until it is answered, the end of the old one means
 * nothing: the new one's cookie is on its way.
 */
export const renewSession = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<T>) : work();

/** Until no page of this browser waits for a new session. */
export async function untilRenewed(): Promise<void> {
  if (navigator.locks) await navigator.locks.request(LOCK, () => {});
  else await new Promise((resume) => setTimeout(resume, USUAL_MS));
}
