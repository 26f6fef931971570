/** Longer than a page takes to come to rest. */
const QUIET_MS = 6_000;

/** Begins something once what the page itself loads has come; it gives the way to end it. Gives the way to call both off. */
export function later(begin: () => Promise<() => void>): () => void {
  let end = () => {};
  let isOver = false;
  const timer = setTimeout(async () => {
    end = await begin().catch(() => () => {});
    if (isOver) end();
  }, QUIET_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    end();
  };
}
