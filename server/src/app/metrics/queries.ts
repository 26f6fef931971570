import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../database/database.ts";
import { CLOCK } from "../../queue/jobs.ts";

export interface JobCount {
  /** What kind of work it is: a word of ours. */
  kind: string;
  state: "waiting" | "running" | "failed" | "given_up";
  count: number;
  /** For how long the oldest of them has been due; 0 when none is. */
  overdue_seconds: number;
}

/** What waits. Of what is done by the clock a row waits for nothing until it has failed; what an administrator has forgotten is not there. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind, state, count(*)::integer as count,
      coalesce(max(extract(epoch from now() - due_at)) filter (where state in ('waiting', 'failed') and due_at < now()), 0)::float8
        as overdue_seconds
    from (select kind, due_at, case when gave_up_at is not null then 'given_up' when leased_until > now() then 'running'
        when attempts > 0 then 'failed' else 'waiting' end as state, subject from jobs where not input ? 'forgotten') as j
    where not (subject = ${CLOCK} and state = 'waiting')
    group by kind, state`.execute(db);
  return rows;
}

/** The row of `server_state` that the daily backup keeps, as JSON: when the last good one was made, and how large it is. */
const LAST_BACKUP = "backup";
const lastBackup = z.object({ date: z.iso.datetime(), octets: z.int() });
export type LastBackup = z.infer<typeof lastBackup>;

export async function findLastBackup(db: Db): Promise<LastBackup | undefined> {
  const found = await db.selectFrom("server_state").select("value").where("name", "=", LAST_BACKUP).executeTakeFirst();
  return found && lastBackup.parse(JSON.parse(found.value));
}
