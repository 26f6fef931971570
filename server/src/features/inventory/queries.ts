import { article, EMPTY_ARTICLE, type NewArticle, SEARCH_RESULTS, storageSpace } from "@bosco/domain/inventory";
import { type Insertable, sql, type Updateable } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { columnsOf, isVersion, ownerIfOther, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = seenColumnsOf(article);
const spaceColumns = seenColumnsOf(storageSpace);
const folded = sql`fold(nom)`;

export function listArticles(db: Db, bateau_id?: string) {
  const all = db.selectFrom("inventaire").select(columns).orderBy(folded).orderBy("nom").orderBy("id");
  return (bateau_id ? all.where("bateau_id", "=", bateau_id) : all).execute();
}

export function listArticlesSince(db: Db, depuis: string) {
  return db.selectFrom("inventaire").select(columns).where("updated_at", ">=", depuis).execute();
}

/** Of all boats that the caller sees. */
export async function countArticles(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom("inventaire")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Text that contains the words as typed: %, _ and \ are plain characters. Over all boats, or on one. why the names of boat and
 * space by subqueries: they are looked up for the ten rows that stay, and not for all that match.
 */
export function searchArticles(db: Db, q: string, bateau_id?: string) {
  const pattern = sql<string>`'%' || regexp_replace(fold(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  const found = db
    .selectFrom("inventaire as i")
    .select(columnsOf(article).map((column) => `i.${column}` as const))
    .select(ownerIfOther)
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("bateaux as b")
          .select("b.nom")
          .whereRef("b.id", "=", "i.bateau_id")
          .whereRef("b.user_id", "=", "i.user_id"),
      )
        .$notNull()
        .as("bateau"),
      jsonObjectFrom(
        eb
          .selectFrom("espaces_stockage as e")
          .select(["e.nom", "e.type"])
          .whereRef("e.id", "=", "i.espace_stockage_id")
          .whereRef("e.user_id", "=", "i.user_id"),
      ).as("espace_stockage"),
    ])
    .where(
      // why asked first: to fold costs, and few articles have numbers.
      sql<boolean>`(i.recherche like ${pattern} or ((i.reference is not null or i.numero_fabricant is not null)
        and fold(concat_ws(' ', i.reference, i.numero_fabricant)) like ${pattern}))`,
    )
    .orderBy(sql`fold(i.nom)`)
    .orderBy("i.id")
    .limit(SEARCH_RESULTS);
  return (bateau_id ? found.where("i.bateau_id", "=", bateau_id) : found).execute();
}

export function findArticles(db: Db, ids: readonly string[]) {
  return db.selectFrom("inventaire").select(columns).where("id", "in", ids).execute();
}

export function findArticle(db: Db, id: string) {
  return db.selectFrom("inventaire").select(columns).where("id", "=", id).executeTakeFirst();
}

export function insertArticles(db: Db, user_id: string, articles: readonly NewArticle[]) {
  // why all columns: rows of one INSERT share them.
  const values = articles.map((values): Insertable<Tables["inventaire"]> => ({ ...EMPTY_ARTICLE, ...values, user_id }));
  return db.insertInto("inventaire").values(values).returning(columns).execute();
}

/** Only the version that is given, and only on the boat that is given, if they are. */
export function updateArticle(
  db: Db,
  { id, version, bateau_id }: { id: string; version: number | undefined; bateau_id: string | undefined },
  values: Updateable<Tables["inventaire"]>,
) {
  let update = db.updateTable("inventaire").set(values).where("id", "=", id);
  if (version !== undefined) update = update.where("version", "=", version);
  if (bateau_id !== undefined) update = update.where("bateau_id", "=", bateau_id);
  return update.returning(columns).executeTakeFirst();
}

/** Adds a difference, kept within 0 and the maximum. Two at once both count: the row is read and written in one go. */
export function adjustArticle(db: Db, id: string, delta: number) {
  return db
    .updateTable("inventaire")
    .set({ quantite: sql<number>`greatest(0, least(quantite + ${delta}::numeric, greatest(quantite_max, quantite)))` })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
}

export function deleteArticle(db: Db, id: string, version?: number) {
  return db.deleteFrom("inventaire").where("id", "=", id).where(isVersion(version)).returning("id").executeTakeFirst();
}

/** The boat a storage space is on. */
export function findSpace(db: Db, id: string) {
  return db
    .selectFrom("espaces_stockage")
    .select(columnsOf(storageSpace.pick({ id: true, bateau_id: true })))
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findSpaces(db: Db, ids: readonly string[]) {
  return db.selectFrom("espaces_stockage").select(spaceColumns).where("id", "in", ids).execute();
}

export function insertSpaces(db: Db, values: Insertable<Tables["espaces_stockage"]>[]) {
  return db.insertInto("espaces_stockage").values(values).returning(spaceColumns).execute();
}

export function findBoat(db: Db, id: string) {
  return db.selectFrom("bateaux").select("id").where("id", "=", id).executeTakeFirst();
}
