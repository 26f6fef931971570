import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** How many attempts a subject (an account, an address, a browser) has within a window of time. */
const WINDOW_MINUTES = 15;
const MOST = { account: 5, address: 5, browser: 20, signUp: 20, reset: 5 } as const;

type Subject = { kind: keyof typeof MOST; value: string };

const key = ({ kind, value }: Subject) => `${kind}:${createHash("sha256").update(value).digest("base64url")}`;

export interface Throttle {
  /** Seconds to wait when one of the subjects has no attempt left, else 0. */
  waitFor(subjects: Subject[]): Promise<number>;
  count(subjects: Subject[]): Promise<void>;
  forget(subjects: Subject[]): Promise<void>;
}

/** Attempts are rows, so that a restart forgets nothing and all servers count together. */
export function createThrottle(db: Kysely<Tables>, factor: number): Throttle {
  const since = sql<string>`now() - make_interval(mins => ${WINDOW_MINUTES})`;
  return {
    async waitFor(subjects) {
      const rows = await db
        .selectFrom("auth_attempts")
        .where("subject", "in", subjects.map(key))
        .where("at", ">", since)
        .groupBy("subject")
        .select(["subject", (eb) => eb.fn.countAll<number>().as("n")])
        .select(
          sql<number>`ceil(extract(epoch from min(at) + make_interval(mins => ${WINDOW_MINUTES}) - now()))::int`.as(
            "wait",
          ),
        )
        .execute();
      const exhausted = rows.filter((row) => {
        const subject = subjects.find((candidate) => key(candidate) === row.subject);
        return subject && row.n >= Math.ceil(MOST[subject.kind] * factor);
      });
      return Math.max(0, ...exhausted.map((row) => Math.max(1, row.wait)));
    },
    async count(subjects) {
      await db
        .insertInto("auth_attempts")
        .values(subjects.map((subject) => ({ subject: key(subject) })))
        .execute();
    },
    async forget(subjects) {
      await db.deleteFrom("auth_attempts").where("subject", "in", subjects.map(key)).execute();
    },
  };
}
