import type { Subscription } from "./subscription.ts";
import { isActive } from "./subscription.ts";

export const WITHDRAWAL_DAYS = 14;
const DAY_MS = 86_400_000;

type Contract = Pick<Subscription, "plan" | "statut" | "date_debut" | "date_fin" | "resilie_le">;

const isRunning = (contract: Contract, now: Date) => contract.plan !== "gratuit" && isActive(contract, now);

/** Whether its owner may still end it: it runs, and he has not ended it before. */
export function canCancel(contract: Contract, now: Date): boolean {
  return isRunning(contract, now) && contract.resilie_le === null;
}

/** Whether its owner may still withdraw from it, as if it had never been: within fourteen days of its start. */
export function canWithdraw(contract: Contract, now: Date): boolean {
  if (!isRunning(contract, now) || contract.date_debut === null) return false;
  return now.getTime() <= new Date(contract.date_debut).getTime() + WITHDRAWAL_DAYS * DAY_MS;
}
