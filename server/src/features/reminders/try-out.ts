import { counted } from "@bosco/domain/french";
import { isReminded, type Reminder, type ReminderSettings, reminderWays } from "@bosco/domain/reminders";
import type { RequestContext } from "../../api/procedures.ts";
import type { Db } from "../../database/database.ts";
import { enqueue } from "../../queue/queries.ts";
import { fail } from "../../refusals.ts";
import { takeTrial } from "./queries.ts";
import { mailJob, pushJob } from "./reminder-jobs.ts";

const REST_SECONDS = 60;

type Context = Pick<RequestContext, "config" | "wake"> & {
  db: Db;
  account: { id: string };
  afterCommit: (effect: () => Promise<unknown>) => void;
};

/** What the preview shows, by every way that reminders come, now. */
export async function tryOut(
  { db, account, config, wake, afterCommit }: Context,
  settings: ReminderSettings,
  due: { delai_jours: number; rappels: readonly Reminder[] },
) {
  const ways = reminderWays(settings);
  if (!isReminded(settings))
    throw fail("CONFLIT", { message: "Ni e-mail ni notification\u00a0: aucun rappel n’est activé." });
  if (!(await takeTrial(db, account.id, REST_SECONDS / config.RATE_LIMIT_FACTOR)))
    throw fail("TROP_DE_DEMANDES", { message: "Un essai vient de partir. Attendez une minute." });
  const sent = { account: account.id, ...due, essai: true };
  const pushes = ways.push ? settings.appareils.map(({ id }) => pushJob(sent, id)) : [];
  await enqueue(db, [...(ways.courriel ? [mailJob(sent)] : []), ...pushes]);
  afterCommit(async () => wake());
  const to = [
    ways.courriel && "un e-mail à votre adresse",
    pushes.length > 0 && `une notification vers ${counted(pushes.length, "appareil")}`,
  ].filter(Boolean);
  return { success: true as const, message: `Un essai part\u00a0: ${to.join(" et ")}.` };
}
