import { createHmac } from "node:crypto";
import { REMINDER_DEFAULTS } from "@bosco/domain/reminders";
import { sql } from "kysely";
import { hashSecret } from "../../api/secret.ts";
import type { Database, Db } from "../../database/database.ts";
import type { MailInput } from "../../features/reminders/reminder-jobs.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { FateUnknown } from "../../mail/one-mail.ts";
import type { Lane, Outcome, TakenJob } from "../../queue/jobs.ts";
import { readLeaving } from "./leaving.ts";
import { unsay, unsayGivenUp } from "./unsent.ts";

const HOUR = 3_600;
/** A day and a half: a mail server may be away for a night, and for the day after it. */
const RESTS = [60, 300, 900, HOUR, 2 * HOUR, ...Array<number>(8).fill(4 * HOUR)];
/** A mail names so many things; of more it says how many. */
const MOST_NAMED = 60;

interface Services {
  database: Database;
  mailer: Mailer;
  /** Signs the links that stop the mails. */
  secret: string;
  now?: () => Date;
}

/**
 * Sends mails of reminders, each to the address that its account has now, if it still wants them, of what its reader still sees and
 * still is due.
 */
export function mailLane({ database, mailer, secret, now = () => new Date() }: Services): Lane {
  return {
    kind: "mail",
    width: 4,
    // why: longer than all our patience with a mail server (mail/one-mail.ts).
    leaseSeconds: 900,
    rests: RESTS,
    onGivenUp: (db, job) => unsayGivenUp(db, "mail", job),
    async work(job: TakenJob): Promise<Outcome> {
      const { id, account } = job;
      const { essai, doute } = job.input as MailInput;
      if (account === null) return { end: "done" };
      const token = createHmac("sha256", secret).update(`reminders stop ${account}`).digest("base64url");
      const found = await database.asSystem(async (db) => {
        const to = await findReader(db, account, essai, hashSecret(token));
        if (to !== undefined) return { to, due: await readLeaving(db, job, { kind: "mail", account, now: now() }) };
        await unsay(db, "mail", [job]);
        return undefined;
      });
      if (!found || (found.due.length === 0 && !essai)) return { end: "done" };
      const { to, due } = found;
      const mail = { id, to, token, essai, rappels: due.slice(0, MOST_NAMED), total: due.length };
      try {
        const isTaken = await mailer.deliver({ kind: "reminders", ...mail });
        return isTaken
          ? { end: "done" }
          : { end: "given up", reason: "Le serveur de messagerie refuse l’adresse de ce compte." };
      } catch (error) {
        return error instanceof FateUnknown ? doubt(doute) : explain(error);
      }
    },
  };
}

/** why once more and no more: it may have left both times. */
function doubt(isSecond = false): Outcome {
  const reason = "Le serveur de messagerie a tout reçu et n’a pas dit s’il prend ce message.";
  const note: Pick<MailInput, "doute"> = { doute: true };
  return isSecond ? { end: "given up", reason } : { end: "away", reason, note };
}

/** Where this account's mails go, or undefined when it wants none; its link is good from then on. */
async function findReader(db: Db, id: string, essai: boolean, jeton_hash: string): Promise<string | undefined> {
  const wants = sql<boolean>`(${essai}::boolean or coalesce(r.courriel, ${REMINDER_DEFAULTS.courriel}) <> 'jamais')`;
  const found = await db
    .selectFrom("auth_users as u")
    .leftJoin("rappels as r", "r.user_id", "u.id")
    .where("u.id", "=", id)
    .where("u.emailVerified", "=", true)
    .where(wants)
    .select("u.email")
    .executeTakeFirst();
  if (!found) return undefined;
  await db
    .insertInto("rappels_arrets")
    .values({ jeton_hash, compte: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return found.email;
}

/** What a mail server says of one mail is that mail's; everything else is everybody's. */
function explain(error: unknown): Outcome {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  if (code === "EMESSAGE" && responseCode >= 500)
    return { end: "given up", reason: "Le serveur de messagerie refuse ce message." };
  if (code === "EMESSAGE" || (code === "EENVELOPE" && command === "RCPT TO"))
    return { end: "later", reason: "Le serveur de messagerie ne prend pas ce message pour le moment." };
  if (code === "EAUTH" || code === "EENVELOPE")
    return {
      end: "away",
      reason: "Le serveur de messagerie refuse l’expéditeur\u00a0: vérifiez SMTP_URL et MAIL_FROM.",
    };
  return { end: "away", reason: "Le serveur de messagerie ne répond pas." };
}
