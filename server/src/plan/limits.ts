import {
  allowance,
  type Countable,
  type CountedInOne,
  limitNamed,
  limitSentence,
  type Plan,
  placesLeft,
} from "@bosco/domain/account";
import type { Db } from "../database/database.ts";
import { lockUser } from "../database/locks.ts";
import { fail } from "../refusals.ts";
import { type Counted, type Counting, countHeld } from "./queries.ts";

/** Whose plan decides. `isAnothers`: the caller adds to an account that is not his, and does not see all of it. */
export type PlanHolder = Plan & { id: string; isAnothers?: boolean };

/** Said to a member of the crew, who can't change the plan that decides. */
export const ANOTHERS_LIMIT = "Le compte du propriétaire de ce bateau ne peut pas en contenir davantage. Prévenez-le.";

const beyond = (thing: Countable, used: number, plan: Plan & { isAnothers?: boolean }) =>
  fail("LIMITE_ATTEINTE", { message: plan.isAnothers ? ANOTHERS_LIMIT : limitSentence(thing, used, plan) });

/**
 * What every way to create asks first: whether so many more fit, of each. A batch that would pass is refused whole. Until
 * the transaction ends nobody else adds to this account, so the count stays true.
 */
export async function refuseBeyondCeilings(
  db: Db,
  account: PlanHolder,
  adding: Partial<Record<Counted, number>>,
): Promise<void> {
  const wanted = (Object.entries(adding) as [Counted, number][]).filter(([, more]) => more > 0);
  if (wanted.length === 0) return;
  const held = await countForUpdate(
    db,
    wanted.map(([thing]) => thing),
    account,
  );
  for (const [place, [thing, more]] of wanted.entries()) refuseBeyond(account, thing, held[place] ?? 0, more);
}

/** How many of each an account has, and will have until the transaction ends. */
async function countForUpdate(db: Db, things: readonly Counted[], of: Counting): Promise<number[]> {
  const [, ...held] = await Promise.all([lockUser(db, of.id), ...things.map((thing) => countHeld(db, of, thing))]);
  return held;
}

export function refuseBeyond(account: Plan, thing: Counted, used: number, more: number): void {
  if (more > placesLeft(thing, used, account)) throw beyond(thing, used, account);
}

/** The same for what is counted within one row. What is beyond already may stay and shrink, but not grow. */
export function refuseGrowth(account: Plan, thing: CountedInOne, before: number, after: number): void {
  if (after > before && after - before > placesLeft(thing, before, account)) throw beyond(thing, before, account);
}

/** What comes beside a row that is never refused: as much of it as still fits. */
export async function thatFit<Row>(db: Db, account: PlanHolder, thing: Counted, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return [];
  const [held = 0] = await countForUpdate(db, [thing], account);
  return rows.slice(0, placesLeft(thing, held, account));
}

/**
 * The same for articles that an undo brings back: it must not be a way past the limit, yet what an account had before its
 * plan ended comes back.
 */
export async function refuseReturn(db: Db, account: PlanHolder, articles: number, had: number): Promise<void> {
  await lockUser(db, account.id);
  const most = Math.max(allowance("articles", account).most, had);
  if ((await countHeld(db, account, "articles")) + articles <= most) return;
  const message = `${limitNamed("articles", account)}\u00a0: les articles supprimés ne peuvent plus tous revenir.`;
  throw fail("LIMITE_ATTEINTE", { message });
}
