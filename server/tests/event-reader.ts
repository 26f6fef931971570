import type { ChangeEvent } from "@bosco/contract";
import { readBlocks } from "./stream-blocks.ts";
import type { Visitor } from "./visitor.ts";

/** A page that listens: what it was told, and whether the server has closed its stream. */
export interface EventReader {
  status: number;
  headers: Headers;
  events: ChangeEvent[];
  /** Events that have a name, such as the heartbeat. */
  named: string[];
  closed: Promise<void>;
  isClosed(): boolean;
  leave(): void;
}

export async function listen(visitor: Visitor, query = ""): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(`${visitor.url}/api/evenements${query}`, {
    headers: { cookie: visitor.cookieHeader },
    signal: leaving.signal,
  });
  const events: ChangeEvent[] = [];
  const named: string[] = [];
  let ended = false;
  const read = readBlocks(response, (block) => {
    if (block.startsWith("data: ")) events.push(JSON.parse(block.slice(6)));
    const name = /^event: (.*)$/m.exec(block)?.[1];
    if (name) named.push(name);
  });
  const closed = read
    .catch(() => {}) // cut is closed too
    .then(() => {
      ended = true;
    });
  const { status, headers } = response;
  return { status, headers, events, named, closed, isClosed: () => ended, leave: () => leaving.abort() };
}

/** Waits until the server has closed the stream, and says how long that took. */
export async function timeToClose(reader: EventReader, limitMs: number): Promise<number> {
  const started = performance.now();
  const late = new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref());
  await Promise.race([reader.closed, late]);
  return reader.isClosed() ? performance.now() - started : Number.POSITIVE_INFINITY;
}
