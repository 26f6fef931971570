import { dayIn } from "@bosco/domain";
import { daysLookedAhead, dueReminders, type ReminderSettings } from "@bosco/domain/reminders";
import { refuseDemo } from "../../accounts/refuse-demo.ts";
import { bySecret, ownAccount, type RequestContext } from "../../api/procedures.ts";
import { hashSecret } from "../../api/secret.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseEndpoint, spelledEndpoint } from "../../push/endpoint.ts";
import { isUsablePoint } from "../../push/point.ts";
import { invalidInput } from "../../refusals.ts";
import * as reminders from "./queries.ts";
import { readSoonest } from "./remindable.ts";
import { tryOut } from "./try-out.ts";

const ZONE = "Europe/Paris";
const MOST_SHOWN = 200;

type Context = Pick<RequestContext, "mailer" | "pushKeys"> & {
  db: Db;
  account: { id: string; est_demo: boolean };
  sessionId: string;
};

async function settings({ db, account, sessionId, mailer, pushKeys }: Context): Promise<ReminderSettings> {
  const { courriel, push, delai_jours, confirmed } = await reminders.findChoices(db, account.id);
  return {
    ...{ courriel, push, delai_jours },
    courriel_possible: mailer.isOn && confirmed && !account.est_demo,
    cle_push: pushKeys.publicKey,
    appareils: await reminders.listDevices(db, account.id, sessionId),
  };
}

/** What is coming or late today, whether it has been said or not, as far ahead as this account's mails look. */
async function dueNow(db: Db, id: string) {
  const today = dayIn(new Date(), ZONE);
  const { courriel, delai_jours: chosen } = await reminders.findChoices(db, id);
  const delai_jours = daysLookedAhead(courriel, chosen);
  const aboard = await readSoonest(db, [{ id, delai_jours }], today);
  const rappels = dueReminders(aboard(id), { today, delai_jours }).map(({ limite: _, ...one }) => one);
  return { delai_jours, rappels };
}

export const reminderHandlers = {
  read: ownAccount.reminders.read.handler(({ context }) => settings(context)),

  update: ownAccount.reminders.update.handler(async ({ context, input }) => {
    refuseDemo(context.account);
    await reminders.saveChoices(context.db, context.account.id, input);
    return settings(context);
  }),

  preview: ownAccount.reminders.preview.handler(async ({ context: { db, account } }) =>
    (await dueNow(db, account.id)).rappels.slice(0, MOST_SHOWN),
  ),

  tryOut: ownAccount.reminders.tryOut.handler(async ({ context }) => {
    refuseDemo(context.account);
    const { id } = context.account;
    return tryOut(context, await settings(context), await dueNow(context.db, id));
  }),

  addDevice: ownAccount.reminders.addDevice.handler(async ({ context, input: { endpoint: given, keys } }) => {
    const { db, account, sessionId } = context;
    refuseDemo(account);
    const endpoint = spelledEndpoint(given);
    const refusal = refuseEndpoint(endpoint);
    if (refusal) throw invalidInput([{ path: ["endpoint"], message: refusal }]);
    if (!isUsablePoint(keys.p256dh))
      throw invalidInput([{ path: ["keys", "p256dh"], message: "Cette clé n’est pas valable." }]);
    await lockUser(db, account.id);
    const device = { user_id: account.id, session_id: sessionId, endpoint, ...keys };
    await reminders.saveDevice(db, device);
    return settings(context);
  }),

  removeDevice: ownAccount.reminders.removeDevice.handler(async ({ context, input: { id, endpoint } }) => {
    const named = endpoint === undefined ? { id } : { endpoint: spelledEndpoint(endpoint) };
    await reminders.removeDevice(context.db, context.account.id, named);
    return settings(context);
  }),

  stop: bySecret.reminders.stop.handler(async ({ context: { db }, input: { jeton } }) => {
    await reminders.stopMail(db, hashSecret(jeton));
    // why the same of a secret that nobody has: it tells no stranger whether there is an account behind one.
    return { success: true as const, message: "Vous ne recevrez plus d’e-mails de rappel." };
  }),
};
