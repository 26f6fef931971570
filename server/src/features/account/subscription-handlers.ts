import type { Account } from "@bosco/contract";
import {
  canCancel,
  canWithdraw,
  displayName,
  endOfPeriod,
  type Formule,
  type Subscription,
} from "@bosco/domain/account";
import { frenchDayOf, frenchMoment } from "@bosco/domain/french";
import { refuseDemo } from "../../accounts/refuse-demo.ts";
import { ownAccount, ownRows } from "../../api/procedures.ts";
import { fail } from "../../refusals.ts";
import { endSubscription, findSubscriptionToEdit, insertSimulation, listSubscriptions } from "./queries.ts";

const ZONE = "Europe/Paris";
const dayOf = (instant: string | null) => (instant ? frenchDayOf(instant, ZONE) : "");
const referenceOf = ({ payment_id, id }: Subscription) => payment_id ?? id;

/** From this moment to the same moment a month or a year later. */
function periodFrom(now: Date, formule: Formule) {
  const start = now.toISOString();
  return { start, end: `${endOfPeriod(start.slice(0, 10), formule)}${start.slice(10)}` };
}

export const subscriptionHandlers = {
  subscriptions: ownRows.account.subscriptions.handler(({ context: { db } }) => listSubscriptions(db)),

  simulatePayment: ownAccount.account.simulatePayment.handler(
    async ({ context: { db, account, mailer, afterCommit }, input: { plan } }) => {
      if (account.est_demo) throw fail("INTERDIT", { message: "Le compte de démonstration est toujours Pro." });
      const created = await insertSimulation(db, account.id, plan, periodFrom(new Date(), plan));
      const [reference, until] = [referenceOf(created), dayOf(created.date_fin)];
      afterCommit(() => mailer.send({ kind: "subscription", to: account.email, formule: plan, reference, until }));
      return { success: true as const, message: "Simulation réussie", error: null };
    },
  ),

  cancelSubscription: ownAccount.account.cancelSubscription.handler(
    async ({ context: { db, account, mailer, afterCommit }, input: { id } }) => {
      refuseDemo(account);
      const current = await findSubscriptionToEdit(db, account.id, id);
      if (!current) throw fail("INTROUVABLE");
      if (current.resilie_le) return current;
      if (!canCancel(current, new Date())) throw fail("CONFLIT", { message: "Cet abonnement est déjà terminé." });
      const ended = await endSubscription(db, account.id, id, "at its end");
      const [reference, until] = [referenceOf(ended), dayOf(ended.date_fin)];
      afterCommit(() => mailer.send({ kind: "cancelled", to: account.email, reference, until }));
      return ended;
    },
  ),

  withdrawSubscription: ownAccount.account.withdrawSubscription.handler(
    async ({ context: { db, account, mailer, afterCommit }, input: { id } }) => {
      refuseDemo(account);
      const current = await findSubscriptionToEdit(db, account.id, id);
      if (!current) throw fail("INTROUVABLE");
      if (current.statut === "résilié") return current;
      if (!canWithdraw(current, new Date()))
        throw fail("CONFLIT", { message: "Le délai de quatorze jours pour renoncer est passé." });
      const ended = await endSubscription(db, account.id, id, "at once");
      afterCommit(() => mailer.send({ kind: "withdrawn", to: account.email, ...receipt(account, ended) }));
      return ended;
    },
  ),
};

/** What the law wants in the receipt: who, which contract, and the day and hour. */
function receipt(account: Account, ended: Subscription) {
  const at = frenchMoment(ended.resilie_le ?? "", ZONE);
  return { reference: referenceOf(ended), name: displayName(account), at };
}
