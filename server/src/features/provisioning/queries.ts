import { article, EMPTY_ARTICLE } from "@bosco/domain/inventory";
import {
  EMPTY_LIST,
  type InventoryPlan,
  type NewProvisioningList,
  type ProvisioningList,
  provisioningList,
} from "@bosco/domain/provisioning";
import { sql } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";

const columns = seenColumnsOf(provisioningList);
const articleColumns = seenColumnsOf(article);

export function listLists(db: Db, bateau_id?: string) {
  const all = db.selectFrom("listes_avitaillement").select(columns).orderBy("created_at", "desc").orderBy("id");
  return (bateau_id ? all.where("bateau_id", "=", bateau_id) : all).execute();
}

export function findList(db: Db, id: string) {
  return db.selectFrom("listes_avitaillement").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The list, kept as it is until this transaction ends. */
export function findListToEdit(db: Db, id: string) {
  return db.selectFrom("listes_avitaillement").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertList(
  db: Db,
  user_id: string,
  { articles, generation = EMPTY_LIST.generation, ...values }: NewProvisioningList,
) {
  return db
    .insertInto("listes_avitaillement")
    .values({
      ...EMPTY_LIST,
      ...values,
      user_id,
      articles: JSON.stringify(articles),
      generation: generation && JSON.stringify(generation),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

type Changed = Partial<Pick<ProvisioningList, "nom" | "articles" | "est_favori">>;

export function updateList(db: Db, id: string, { articles, ...values }: Changed) {
  return db
    .updateTable("listes_avitaillement")
    .set({ ...values, ...(articles && { articles: JSON.stringify(articles) }) })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
}

export function deleteList(db: Db, id: string, version?: number) {
  return db
    .deleteFrom("listes_avitaillement")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning("id")
    .executeTakeFirst();
}

/** What the boat's inventory holds now, kept as it is until this transaction ends. */
export function listAboard(db: Db, bateau_id: string) {
  return db
    .selectFrom("inventaire")
    .select(["id", "nom", "unite", "quantite_max"])
    .where("bateau_id", "=", bateau_id)
    .orderBy("created_at")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Carries the plan out: articles created and articles made larger, as they stand now. */
export async function stockBoat(
  db: Db,
  user_id: string,
  bateau_id: string,
  { created, raised }: InventoryPlan,
  newId: (n: number) => string,
) {
  const inserted = created.length
    ? await db
        .insertInto("inventaire")
        .values(
          created.map((values, place) => ({ ...EMPTY_ARTICLE, ...values, id: newId(place + 1), user_id, bateau_id })),
        )
        .returning(articleColumns)
        .execute()
    : [];
  const updated = [];
  for (const { id, quantite_max } of raised)
    updated.push(
      ...(await db
        .updateTable("inventaire")
        .set({ quantite_max })
        .where("id", "=", id)
        .returning(articleColumns)
        .execute()),
    );
  return [...inserted, ...updated];
}

/** The boat that a generator's request means: by id, or else by its name. */
export function findBoatFor(
  db: Db,
  { navire, bateau_id }: { navire?: string | undefined; bateau_id?: string | undefined },
) {
  let boats = db
    .selectFrom("bateaux")
    .select(["id", "nom"])
    .orderBy(sql`(par_defaut and user_id = app_user())`, "desc")
    .orderBy("created_at", "desc");
  if (bateau_id) boats = boats.where("id", "=", bateau_id);
  else boats = boats.where("nom", "=", navire ?? "");
  return boats.limit(1).executeTakeFirst();
}
