import { z } from "zod";
import { instant, uuid } from "../fields/index.ts";

export const PLANS = ["gratuit", "mensuel", "annuel", "premium"] as const;
export const SUBSCRIPTION_STATUSES = ["actif", "résilié"] as const;

export const subscription = z.object({
  id: uuid,
  plan: z.enum(PLANS),
  statut: z.enum(SUBSCRIPTION_STATUSES),
  date_debut: instant.nullable(),
  date_fin: instant.nullable(),
  payment_id: z.string().max(200).nullable(),
  /** When its owner ended it: it runs out at its end, or, withdrawn from, was over at once. */
  resilie_le: instant.nullable(),
  created_at: instant,
});
export type Subscription = z.infer<typeof subscription>;

/** What decides whether an account is Pro. */
export type Term = Pick<Subscription, "plan" | "statut" | "date_fin" | "created_at">;

/** Active: statut 'actif', and an end that is not in the past. */
export function isActive(term: Pick<Term, "statut" | "date_fin">, now: Date): boolean {
  return term.statut === "actif" && term.date_fin !== null && new Date(term.date_fin) >= now;
}

/** The subscription that counts now: the latest of the active ones. */
export function latestActive<T extends Term>(subscriptions: readonly T[], now: Date): T | undefined {
  return subscriptions
    .filter((term) => isActive(term, now))
    .reduce<T | undefined>((best, term) => (!best || term.created_at > best.created_at ? term : best), undefined);
}

/** Pro is the demo account, or whoever's latest active subscription is not the free plan. */
export function isPro(account: { est_demo: boolean }, subscriptions: readonly Term[], now: Date): boolean {
  if (account.est_demo) return true;
  const latest = latestActive(subscriptions, now);
  return latest !== undefined && latest.plan !== "gratuit";
}
