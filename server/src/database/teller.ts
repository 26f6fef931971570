import type pg from "pg";
import type { Naming } from "./named-statements.ts";

/** How long a change waits for others to be told with. */
const GATHER_MS = 10;
const TELL = "select tell_lines($1::text[])";

/**
 * Tells every server what was changed here, once it is committed, in batches: a notification within each transaction would
 * make the commits of all users wait for one another.
 */
export function createTeller(pool: pg.Pool, naming: Naming, onError: (error: unknown) => void) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    timer = undefined;
    const lines = waiting;
    waiting = [];
    // why given up when it fails: without the database nobody hears changes, and every page reads all anew afterwards.
    const name = naming === "named" ? "tell" : undefined;
    if (lines.length > 0) await pool.query({ name, text: TELL, values: [lines] }).catch(onError);
  }

  return {
    /** Messages as the database's `tell_change` wrote them, one a line. */
    tell(changes: string | null | undefined): void {
      if (!changes) return;
      waiting.push(...changes.trimEnd().split("\n"));
      timer ??= setTimeout(flush, GATHER_MS);
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await flush();
    },
  };
}
