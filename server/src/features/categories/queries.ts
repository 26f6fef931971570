import { category, subCategory } from "@bosco/domain/inventory";
import { type Insertable, sql, type Updateable } from "kysely";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const categoryColumns = columnsOf(category);
const subCategoryColumns = columnsOf(subCategory);

export function listCategories(db: Db) {
  return db.selectFrom("categories").select(categoryColumns).orderBy(sql`fold(nom)`).orderBy("id").execute();
}

export function findCategory(db: Db, id: string) {
  return db
    .selectFrom("categories")
    .select([...categoryColumns, "owner"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A category that this user sees under the same name, whatever its case and accents. */
export function findCategoryNamed(db: Db, nom: string, except?: string) {
  const named = db.selectFrom("categories").select("id").where(sql<string>`fold(nom)`, "=", sql<string>`fold(${nom})`);
  return (except ? named.where("id", "<>", except) : named).executeTakeFirst();
}

export function insertCategory(db: Db, values: Insertable<Tables["categories"]>) {
  return db.insertInto("categories").values(values).returning(categoryColumns).executeTakeFirstOrThrow();
}

export function updateCategory(db: Db, id: string, values: Updateable<Tables["categories"]>) {
  return db
    .updateTable("categories")
    .set(values)
    .where("id", "=", id)
    .where("user_id", "is not", null)
    .returning(categoryColumns)
    .executeTakeFirst();
}

export function deleteCategory(db: Db, id: string) {
  return db.deleteFrom("categories").where("id", "=", id).where("user_id", "is not", null).execute();
}

export function listSubCategories(db: Db) {
  return db.selectFrom("sous_categories").select(subCategoryColumns).orderBy(sql`fold(nom)`).orderBy("id").execute();
}

/** With the name of its category, by which articles know it. */
export function findSubCategory(db: Db, id: string) {
  return db
    .selectFrom("sous_categories as s")
    .innerJoin("categories as c", (join) =>
      join.onRef("c.id", "=", "s.categorie_id").onRef("c.owner", "=", "s.categorie_owner"),
    )
    .select(subCategoryColumns.map((column) => `s.${column}` as const))
    .select("c.nom as categorie")
    .where("s.id", "=", id)
    .executeTakeFirst();
}

export function findSubCategoryNamed(db: Db, categorie_id: string, nom: string, except?: string) {
  const named = db
    .selectFrom("sous_categories")
    .select("id")
    .where("categorie_id", "=", categorie_id)
    .where(sql<string>`fold(nom)`, "=", sql<string>`fold(${nom})`);
  return (except ? named.where("id", "<>", except) : named).executeTakeFirst();
}

export function insertSubCategory(db: Db, values: Insertable<Tables["sous_categories"]>) {
  return db.insertInto("sous_categories").values(values).returning(subCategoryColumns).executeTakeFirstOrThrow();
}

export function updateSubCategory(db: Db, id: string, values: Updateable<Tables["sous_categories"]>) {
  return db
    .updateTable("sous_categories")
    .set(values)
    .where("id", "=", id)
    .where("user_id", "is not", null)
    .returning(subCategoryColumns)
    .executeTakeFirst();
}

export function deleteSubCategory(db: Db, id: string) {
  return db.deleteFrom("sous_categories").where("id", "=", id).where("user_id", "is not", null).execute();
}

interface Shelf {
  categorie: string;
  sous_categorie?: string;
}

/** Articles know their category by name: what is renamed or removed there changes in them too, aboard one's own boats. */
export async function relabelArticles(
  db: Db,
  from: Shelf,
  to: { categorie?: string | null; sous_categorie?: string | null },
) {
  const all = db
    .updateTable("inventaire")
    .set(to)
    .where("user_id", "=", sql<string>`app_user()`)
    .where("categorie", "=", from.categorie);
  await (from.sous_categorie === undefined ? all : all.where("sous_categorie", "=", from.sous_categorie)).execute();
}
