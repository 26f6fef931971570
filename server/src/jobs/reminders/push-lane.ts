import { dayIn } from "@bosco/domain";
import { sql } from "kysely";
import type { Database, Db } from "../../database/database.ts";
import { type PushInput, pushMessage } from "../../features/reminders/reminder-jobs.ts";
import type { Pushed, PushSender } from "../../push/send.ts";
import type { Lane, Outcome, TakenJob } from "../../queue/jobs.ts";
import { readLeaving, ZONE } from "./leaving.ts";
import { outsideNight } from "./quiet-hours.ts";
import { unsay, unsayGivenUp } from "./unsent.ts";

const HOUR = 3_600;
/** A push of yesterday says nothing that the next mail or push does not. */
const RESTS = [60, 300, 900, HOUR, 4 * HOUR, 8 * HOUR];
/** A push service that has refused so often in a row will not take the next either. */
const MOST_REFUSALS = 3;

interface Services {
  database: Database;
  push: PushSender;
  now?: () => Date;
}

/** Pushes reminders to devices, if they are still there and wanted, and if there is still something to say. */
export function pushLane({ database, push, now = () => new Date() }: Services): Lane {
  return {
    kind: "push",
    width: 8,
    // why: ten devices of one account at addresses that keep silent must not keep everybody else's waiting.
    perAccount: 3,
    leaseSeconds: 60,
    rests: RESTS,
    onGivenUp: (db, job) => unsayGivenUp(db, "push", job),
    async work(job: TakenJob): Promise<Outcome> {
      const { account, attempts } = job;
      const { appareil, essai, doute = false } = job.input as PushInput;
      if (account === null) return { end: "done" };
      const device = { account, appareil };
      const found = await database.asSystem((db) => read(db, account, job, now()));
      if (!found) return { end: "done" };
      const pushed = await push.send(found.device, JSON.stringify(found.message));
      if (pushed.outcome === "taken") {
        await database.asSystem((db) => forgive(db, device));
        return { end: "done" };
      }
      const isUnknown = pushed.outcome === "unknown";
      const isLast = isUnknown ? doute : attempts > RESTS.length;
      // why silence alone of a trial: three pressed while a push service says 'later' must not take the device away.
      const isRefused = isEnd(pushed) || (essai ? statusOf(pushed) === undefined : isLast);
      if (isRefused)
        await database.asSystem(async (db) => {
          await refuse(db, device, pushed.outcome === "gone");
          if (pushed.outcome === "gone") await unsay(db, "push", [job]);
        });
      const reason = sentence(statusOf(pushed));
      if (pushed.outcome === "refused") return { end: "given up", reason };
      // why of a trial once: it is asked for again, and what waits for hours for an address that keeps silent is paid by everybody.
      if (pushed.outcome === "gone" || essai) return { end: "done" };
      const rest = (asked = 0) => outsideNight(now(), Math.max(asked, RESTS[attempts - 1] ?? 0), ZONE);
      if (pushed.outcome === "later") return { end: "later", reason, seconds: rest(pushed.retryAfter) };
      // why once more and no more: it may have been taken both times.
      const note: Pick<PushInput, "doute"> = { doute: true };
      return doute ? { end: "done" } : { end: "later", reason, seconds: rest(), note };
    },
  };
}

const isEnd = ({ outcome }: Pushed) => outcome === "refused" || outcome === "gone";
const statusOf = (pushed: Pushed) => ("status" in pushed ? pushed.status : undefined);

const sentence = (status: number | undefined) =>
  status === undefined ? "Le service de notifications ne répond pas." : `Le service de notifications répond ${status}.`;

/** The device and what it is told, or undefined when there is nothing to say or nobody to say it to. */
async function read(db: Db, account: string, job: TakenJob, now: Date) {
  const planned = job.input as PushInput;
  const device = await findDevice(db, account, planned);
  if (!device) {
    await unsay(db, "push", [job]);
    return undefined;
  }
  const rappels = await readLeaving(db, job, { kind: "push", account, now });
  if (rappels.length === 0 && !planned.essai) return undefined;
  return { device, message: pushMessage(rappels, { ...planned, today: dayIn(now, ZONE) }) };
}

function findDevice(db: Db, account: string, { appareil, essai }: PushInput) {
  return db
    .selectFrom("appareils_rappels as a")
    .leftJoin("rappels as r", "r.user_id", "a.user_id")
    .where("a.user_id", "=", account)
    .where("a.id", "=", appareil)
    .where(sql<boolean>`(${essai}::boolean or coalesce(r.push, false))`)
    .select(["a.endpoint", "a.p256dh", "a.auth"])
    .executeTakeFirst();
}

/** Found by its key, which begins with its account: by its id alone every device would be looked through. */
interface Device {
  account: string;
  appareil: string;
}

async function forgive(db: Db, { account, appareil }: Device): Promise<void> {
  const own = db.updateTable("appareils_rappels").where("user_id", "=", account).where("id", "=", appareil);
  await own.set({ refus: 0 }).where("refus", ">", 0).execute();
}

async function refuse(db: Db, { account, appareil }: Device, isGone: boolean): Promise<void> {
  await db
    .deleteFrom("appareils_rappels")
    .where("user_id", "=", account)
    .where("id", "=", appareil)
    .where(sql<boolean>`(${isGone}::boolean or refus + 1 >= ${MOST_REFUSALS})`)
    .execute();
  const own = db.updateTable("appareils_rappels").where("user_id", "=", account).where("id", "=", appareil);
  await own.set({ refus: sql<number>`refus + 1` }).execute();
}
