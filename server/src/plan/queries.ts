import type { Countable, CountedInOne } from "@bosco/domain/account";
import { questionsPerDay } from "@bosco/domain/assistant";
import { sql } from "kysely";
import type { Db } from "../database/database.ts";

/** What is counted in the whole account. */
export type Counted = Exclude<Countable, CountedInOne>;

const TABLES = {
  boats: "bateaux",
  articles: "inventaire",
  maintenances: "maintenances",
  openMaintenances: "maintenances",
  spaces: "espaces_stockage",
  categories: "categories",
  subCategories: "sous_categories",
  lists: "listes_avitaillement",
  checklists: "checklists_nouvelles",
  allParts: "pieces",
  documents: "documents",
} as const satisfies Record<Counted, string>;

/** Questions that the model fails to answer are given back; asking it again and again is not. */
const CALLS_PER_QUESTION = 3;

/** Whose rows are counted. A member of the crew does not see all of `isAnothers`. */
export interface Counting {
  id: string;
  isAnothers?: boolean;
}

/** How many an account has; without one, the transaction's own user. */
export async function countHeld(db: Db, of: Counting | undefined, thing: Counted): Promise<number> {
  if (of?.isAnothers) {
    const { rows } = await sql<{ n: number }>`
      select count_held(${of.id}, ${TABLES[thing]}, ${thing === "openMaintenances"}) as n`.execute(db);
    return rows[0]?.n ?? 0;
  }
  const owner = of === undefined ? sql<string>`app_user()` : sql<string>`${of.id}::uuid`;
  const held = db
    .selectFrom(TABLES[thing])
    .where("user_id", "=", owner)
    .select((eb) => eb.fn.countAll<number>().as("n"));
  const { n } = await (thing === "openMaintenances"
    ? db
        .selectFrom("maintenances")
        .where("user_id", "=", owner)
        .where("statut", "!=", "Terminée")
        .select((eb) => eb.fn.countAll<number>().as("n"))
    : held
  ).executeTakeFirstOrThrow();
  return n;
}

/** What the files of an account weigh together, in bytes. */
export async function weighFiles(db: Db, of: Counting): Promise<number> {
  const weight = of.isAnothers
    ? sql`bytes_held(${of.id})`
    : sql`(select coalesce(sum((fichier ->> 'taille')::bigint), 0) from documents where user_id = ${of.id})`;
  const { rows } = await sql<{ bytes: string | number }>`select ${weight} as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Counts one more call of the model, if the asker and everybody together have one left on this day. Whatever asks the
 * model asks this first: the assistant and the generator share one budget.
 */
export async function takeModelCall(
  db: Db,
  { id: user_id, pro }: { id: string; pro: boolean },
  day: string,
  mostOfAll: number,
): Promise<boolean> {
  // why: the count stands beside the day's questions, and there may be none yet.
  await db
    .insertInto("assistant_usage")
    .values({ user_id, date_usage: day })
    .onConflict((conflict) => conflict.columns(["user_id", "date_usage"]).doNothing())
    .execute();
  const own = questionsPerDay({ pro }) * CALLS_PER_QUESTION;
  const { rows } = await sql<{ taken: boolean }>`
    select take_model_call(${day}, ${own}, ${mostOfAll}) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}
