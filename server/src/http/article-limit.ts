import { FREE_LIMITS } from "@bosco/domain/account";
import type { Db } from "../database/database.ts";
import { lockUser } from "../database/locks.ts";
import { fail } from "./errors.ts";

export async function countArticles(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom("inventaire")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** What every path that creates articles asks first. Until the transaction ends, the count stays true. */
export async function refuseBeyondArticleLimit(db: Db, account: { pro: boolean }, adding: number): Promise<void> {
  if (account.pro || adding === 0) return;
  await lockUser(db);
  const left = Math.max(0, FREE_LIMITS.articles - (await countArticles(db)));
  if (adding > left) throw fail("LIMITE_ATTEINTE", { message: tooManyArticles(left) });
}

function tooManyArticles(left: number): string {
  const places = left === 0 ? "Il ne vous reste aucune place." : `Il vous reste ${left} place${left > 1 ? "s" : ""}.`;
  return `Les comptes gratuits sont limités à ${FREE_LIMITS.articles} articles. ${places} Passez à l'abonnement Pro pour ajouter plus d'articles.`;
}
