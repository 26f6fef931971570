import { keptFrame } from "./shell.ts";

/** What a page that opens waits for the network at most; then the kept frame is shown. */
const PATIENCE_MS = 2_500;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** The page as the server sends it; the kept frame where it says nothing, is slow or fails. */
export async function openPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!navigator.onLine) return (await keptFrame(pathname)) ?? fetch(request);
  const ending = new AbortController();
  const sent = fetch(request, { signal: ending.signal });
  const inTime = await Promise.race([sent.catch(() => undefined), pause(PATIENCE_MS)]);
  if (inTime && inTime.status < 500) return inTime;
  const frame = await keptFrame(pathname);
  if (!frame) return sent;
  // why: the browser lets no second request for the same page out while the first may still be answered.
  ending.abort();
  return frame;
}
