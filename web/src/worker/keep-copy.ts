const NOT_FOR_HIM = [401, 403, 404, 410];

interface Keeping {
  cache: Cache;
  /** How many are kept; the oldest goes first. */
  most: number;
}

/**
 * The kept copy of what never changes; of anything else the server's answer, and the copy without one. What the server refuses is
 * kept no longer.
 */
export async function copyOf(event: FetchEvent, keeping: Keeping): Promise<Response> {
  const { request } = event;
  const { cache } = keeping;
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept?.headers.get("cache-control")?.includes("immutable")) return kept;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(keep(request, answer.clone(), keeping));
    if (NOT_FOR_HIM.includes(answer.status)) event.waitUntil(cache.delete(request, { ignoreVary: true }));
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function keep(request: Request, answer: Response, { cache, most }: Keeping) {
  try {
    await cache.put(request, answer);
    for (const oldest of (await cache.keys()).slice(0, -most)) await cache.delete(oldest, { ignoreVary: true });
  } catch {
    // Storage is full: it is fetched again the next time.
  }
}
