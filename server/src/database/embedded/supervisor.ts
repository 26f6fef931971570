import { birthOf, hasProcFileSystem, isStillAlive } from "./process-table.ts";
import type { Server } from "./serve.ts";

/** why: without /proc, each look at a process costs a program. */
const LOOK_EVERY_MS = hasProcFileSystem ? 100 : 2_000;
/** How long to wait before each start after the first end, the second, and so on. */
const RESTS_MS = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** A postmaster that has run this long was well: its end counts as a first one. */
const WELL_AFTER_MS = 60_000;

export interface Supervisor {
  /** The postmaster as last known, and whether it still is that process. */
  last(): { server: Server; isAlive: boolean };
  /** Starts nothing any more. */
  end(): void;
}

/**
 * Starts the postmaster again whenever it ends, whoever had started it. One that ends again and again is started at
 * longer and longer intervals, and never given up: what keeps it from running, such as a full disk, may be mended.
 */
export function supervise(options: {
  server: Server;
  /** Starts a postmaster, or joins the one that another process has started meanwhile; nothing once `isEnded`. */
  revive: (isEnded: () => boolean) => Promise<Server | undefined>;
  /** What PostgreSQL's own log says last. */
  lastWords: () => string;
  log: (line: string) => void;
}): Supervisor {
  const { revive, lastWords, log } = options;
  let { server } = options;
  let birth = birthOf(server.pid);
  let falls = 0;
  let readyAt = performance.now();
  let fellAt = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout;

  function watch(): void {
    // why: unref, here and below: a process with nothing else to do may end, and its PostgreSQL is cleaned up after
    timer = setInterval(() => {
      if (isStillAlive(server.pid, birth)) return;
      clearInterval(timer);
      void fall();
    }, LOOK_EVERY_MS).unref();
  }

  async function fall(): Promise<void> {
    fellAt = performance.now();
    if (fellAt - readyAt > WELL_AFTER_MS) falls = 0;
    const how = await server.ended;
    startLater(`PostgreSQL (process ${server.pid}) ended unexpectedly${how ? ` (${how})` : ""}`);
  }

  function startLater(reason: string): void {
    if (isEnded) return;
    const rest = RESTS_MS[Math.min(falls, RESTS_MS.length - 1)] ?? 0;
    falls += 1;
    const when = rest === 0 ? "at once" : `in ${rest / 1000} s`;
    log(`${reason}. It is started again ${when}. Its last words: ${lastWords()}`);
    timer = setTimeout(start, rest).unref();
  }

  async function start(): Promise<void> {
    try {
      const next = await revive(() => isEnded);
      if (!next) return;
      // why: over TCP its port may have been taken meanwhile, and the pools know no other
      const moved = next.endpoint.port !== server.endpoint.port;
      server = next;
      birth = birthOf(server.pid);
      if (isEnded) return;
      readyAt = performance.now();
      log(
        `PostgreSQL runs again (process ${server.pid}), after ${Math.round(readyAt - fellAt)} ms.${moved ? " It listens on another port now: start Bosco again." : ""}`,
      );
      watch();
    } catch (error) {
      startLater(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`);
    }
  }

  watch();
  return {
    last: () => ({ server, isAlive: isStillAlive(server.pid, birth) }),
    end() {
      isEnded = true;
      clearInterval(timer);
    },
  };
}
