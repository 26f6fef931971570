import { type Day, dayIn } from "@bosco/domain";
import { endOfPeriod, type UserChanges } from "@bosco/domain/account";
import type { Db } from "../../../database/database.ts";
import { invalidInput } from "../../../refusals.ts";
import { findLatest, saveLatest } from "./queries.ts";

type Asked = Pick<UserChanges, "plan" | "formule" | "date_debut" | "date_fin">;

/** Days are kept as their noon in UTC: the same day for every reader in Europe, Africa and the Americas. */
const noon = (day: Day) => `${day}T12:00:00.000Z`;
const dayOf = (instant: string | null | undefined) => instant?.slice(0, 10);

/**
 * Gives an account the subscription an administrator asks for. The start is as given, else today when a formule is given;
 * the end as given, else one period later. Nothing asked leaves everything as it is.
 */
export async function setSubscription(db: Db, userId: string, asked: Asked, now: Date): Promise<boolean> {
  const { plan, formule, date_debut, date_fin } = asked;
  const isAsked = plan !== undefined || formule !== undefined || Boolean(date_debut) || Boolean(date_fin);
  if (!isAsked) return false;
  const latest = await findLatest(db, userId);
  if (plan === "gratuit") {
    if (latest) await saveLatest(db, userId, latest.id, { plan, date_debut: null, date_fin: null });
    return latest !== undefined;
  }
  const kept = formule === undefined && latest?.plan !== "gratuit" ? latest : undefined;
  const start = date_debut ?? dayOf(kept?.date_debut) ?? dayIn(now, "UTC");
  const end = date_fin ?? dayOf(kept?.date_fin) ?? endOfPeriod(start, formule ?? "mensuel");
  if (end < start)
    throw invalidInput([{ path: ["date_fin"], message: "La date de fin ne peut pas précéder la date de début." }]);
  const paid = latest && latest.plan !== "gratuit" ? latest.plan : undefined;
  await saveLatest(db, userId, latest?.id, {
    plan: plan ?? paid ?? "premium",
    date_debut: noon(start),
    date_fin: noon(end),
  });
  return true;
}
