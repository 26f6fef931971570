import type { Countable, CountedInOne } from "@bosco/domain/account";
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
} as const satisfies Record<Counted, string>;

/** How many an account has. It is named, since the system counts for others too. */
export async function countHeld(db: Db, user_id: string, thing: Counted): Promise<number> {
  const held = db
    .selectFrom(TABLES[thing])
    .where("user_id", "=", user_id)
    .select((eb) => eb.fn.countAll<number>().as("n"));
  const { n } = await (thing === "openMaintenances"
    ? db
        .selectFrom("maintenances")
        .where("user_id", "=", user_id)
        .where("statut", "!=", "Terminée")
        .select((eb) => eb.fn.countAll<number>().as("n"))
    : held
  ).executeTakeFirstOrThrow();
  return n;
}
