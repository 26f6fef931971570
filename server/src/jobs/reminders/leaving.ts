import { dayIn } from "@bosco/domain";
import { type DueReminder, dueReminders } from "@bosco/domain/reminders";
import type { Db } from "../../database/database.ts";
import { readNamed } from "../../features/reminders/remindable.ts";
import { keyOf, type Leaving, type Named, named } from "../../features/reminders/reminder-jobs.ts";
import type { TakenJob } from "../../queue/jobs.ts";
import { listSaid, lockReaders, noteSaid } from "./people.ts";
import { type ReminderLane, WAYS } from "./unsent.ts";

export const ZONE = "Europe/Paris";

interface Left {
  kind: ReminderLane;
  account: string;
  now: Date;
}

/**
 * Of what was planned for somebody, what he still sees and what still is due, as it is now: a mail server may have been away for a
 * day, and whoever was aboard may have left. What has become late meanwhile is said as late by this one, and noted so.
 */
export async function readLeaving(db: Db, job: TakenJob, { kind, account, now }: Left): Promise<DueReminder[]> {
  const { essai, delai_jours } = job.input as Leaving;
  const [par, today] = [WAYS[kind], dayIn(now, ZONE)];
  if (!essai) await lockReaders(db, [account]);
  const rappels = await readNames(db, job);
  const things = rappels.map((one) => ({ reader: account, ...named(one) }));
  const aboard = await readNamed(db, [{ id: account, delai_jours }], things, today);
  const still = dueReminders(aboard(account), { today, delai_jours });
  if (essai) return still;
  const saidAs = new Map(
    (await listSaid(db, things, par))(account).map(({ genre, objet, etat }) => [keyOf({ genre, id: objet }), etat]),
  );
  // why those of which nothing is noted too: what was given up counts as not said, and an administrator has it tried again.
  const unsaid = still.filter(
    (one) => (saidAs.get(keyOf(one)) ?? "") !== one.etat && saidAs.get(keyOf(one)) !== "dépassé",
  );
  await noteSaid(
    db,
    unsaid.map(({ genre, id: objet, etat, limite }) => ({
      ...{ user_id: account, par, genre, objet, etat, limite, dit_le: today },
    })),
  );
  return still;
}

/** why not as it was taken: what the morning has planned anew since then is said by that. */
async function readNames(db: Db, { id, lease }: TakenJob): Promise<Named[]> {
  const found = await db
    .selectFrom("jobs")
    .where("id", "=", id)
    .where("lease", "=", lease)
    .select("input")
    .executeTakeFirst();
  return (found?.input as unknown as Leaving | undefined)?.rappels ?? [];
}
