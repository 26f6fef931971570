import { setTimeout as sleep } from "node:timers/promises";
import { openStream, type Stream } from "../kit/stream.ts";
import type { Owner } from "../soak/fleet.ts";

/** A page opens the next stream so long after one has ended (`retry` of the stream). */
const AGAIN_MS = 1_000;

export interface Heard {
  /** Streams that were opened, those of the beginning too. */
  opened: number;
  /** What was answered instead of a stream. */
  refused: number[];
  longestGapMs: number;
}

/** Pages that open their stream again whenever it ends, as a browser does. */
export function keepListening(url: string, owners: readonly Owner[]): { leave(): Heard } {
  const heard: Heard = { opened: 0, refused: [], longestGapMs: 0 };
  const leaving = new AbortController();
  const { signal } = leaving;
  const open = new Set<Stream>();
  const follow = async ({ cookie, address }: Owner) => {
    let closedAt = performance.now();
    for (; !signal.aborted; await sleep(AGAIN_MS)) {
      const stream = openStream({ url, cookie, address });
      open.add(stream);
      const status = await stream.opened;
      if (status === 200) {
        heard.opened += 1;
        heard.longestGapMs = Math.max(heard.longestGapMs, Math.round(performance.now() - closedAt));
        while (!stream.isClosed() && !signal.aborted) await sleep(20);
        closedAt = performance.now();
      } else if (!signal.aborted) heard.refused.push(status);
      open.delete(stream);
    }
  };
  for (const owner of owners) void follow(owner);
  return {
    leave() {
      leaving.abort();
      for (const stream of open) stream.leave();
      return heard;
    },
  };
}
