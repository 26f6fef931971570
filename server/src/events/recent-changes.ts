import type { LiveTable } from "@bosco/contract";

/** A page opens its stream within seconds of its first read. */
const REMEMBERED_MS = 60_000;

/**
 * Which tables of whom changed within the last minute: a page that reads first and listens a moment later asks here what
 * it has missed, and reads that again and nothing else.
 */
export function createRecentChanges(now: () => number = () => performance.now()) {
  /** In the order of their last change, by `user table`. */
  const changes = new Map<string, { userId: string; table: LiveTable; at: number }>();
  let listeningSince = now();

  function dropOld() {
    const oldest = now() - REMEMBERED_MS;
    for (const [key, { at }] of changes) {
      if (at >= oldest) return;
      changes.delete(key);
    }
  }

  return {
    note(userId: string, table: LiveTable): void {
      const key = `${userId} ${table}`;
      changes.delete(key);
      changes.set(key, { userId, table, at: now() });
      dropOld();
    },
    /** What changed within so many milliseconds; `everything` when nobody remembers as far back. */
    within(userId: string, ms: number): LiveTable[] | "everything" {
      const from = now() - ms;
      if (ms > REMEMBERED_MS || from < listeningSince) return "everything";
      const own = [...changes.values()].filter((change) => change.userId === userId && change.at >= from);
      return own.map(({ table }) => table);
    },
    /** Nobody listened for a while: what is remembered is not all. */
    startAnew(): void {
      changes.clear();
      listeningSince = now();
    },
  };
}
