import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";

/** How many attempts a subject (an account, an address, a browser) has within a window of time. */
const WINDOW_MINUTES = 15;
const MOST = { account: 5, address: 5, browser: 20, change: 5, signUp: 20, reset: 5, demo: 20 } as const;

export type Subject = { kind: keyof typeof MOST; value: string };

const key = ({ kind, value }: Subject) => `${kind}:${createHash("sha256").update(value).digest("base64url")}`;

export interface Attempt {
  /** Seconds to wait when one of the subjects has no attempt left, else 0. */
  wait: number;
  /** An attempt that turned out well does not count. */
  giveBack(): Promise<void>;
}

export interface Throttle {
  /** Takes one attempt from each subject, or from none when one has none left. */
  take(subjects: Subject[]): Promise<Attempt>;
}

/** Attempts are rows, so that a restart forgets nothing and all servers count together. */
export function createThrottle(db: Kysely<Tables>, factor: number): Throttle {
  const window = sql`make_interval(mins => ${WINDOW_MINUTES})`;

  async function waitOf(trx: Kysely<Tables>, subject: Subject): Promise<number> {
    const { n, wait } = await trx
      .selectFrom("auth_attempts")
      .where("subject", "=", key(subject))
      .where("at", ">", sql<string>`now() - ${window}`)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .select(sql<number | null>`ceil(extract(epoch from min(at) + ${window} - now()))::int`.as("wait"))
      .executeTakeFirstOrThrow();
    return n >= Math.ceil(MOST[subject.kind] * factor) ? Math.max(1, wait ?? 1) : 0;
  }

  return {
    take: (subjects) =>
      db.transaction().execute(async (trx) => {
        // why: counted and taken under a lock, or as many guesses as arrive together would all find room.
        const keys = subjects.map(key).sort();
        for (const one of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${one}, 2))`.execute(trx);
        const waits = await Promise.all(subjects.map((subject) => waitOf(trx, subject)));
        const wait = Math.max(0, ...waits);
        if (wait > 0 || subjects.length === 0) return { wait, giveBack: async () => {} };
        const taken = await trx
          .insertInto("auth_attempts")
          .values(keys.map((subject) => ({ subject })))
          .returning("id")
          .execute();
        const ids = taken.map(({ id }) => id);
        return {
          wait,
          giveBack: async () => void (await db.deleteFrom("auth_attempts").where("id", "in", ids).execute()),
        };
      }),
  };
}
