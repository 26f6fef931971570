const chains = new Map<string, Promise<unknown>>();

/** Runs one work of that name at a time, in all pages of the browser; without its locks, in this page. */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work) as Promise<T>;
  const turn = (chains.get(name) ?? Promise.resolve()).then(work, work);
  chains.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}
