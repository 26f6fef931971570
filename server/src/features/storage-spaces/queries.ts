import { storageSpace } from "@bosco/domain/inventory";
import { type Insertable, sql, type Updateable } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = seenColumnsOf(storageSpace);

export function listSpaces(db: Db, bateau_id?: string) {
  const all = db.selectFrom("espaces_stockage").select(columns).orderBy(sql`fold(nom)`).orderBy("nom").orderBy("id");
  return (bateau_id ? all.where("bateau_id", "=", bateau_id) : all).execute();
}

export function findSpace(db: Db, id: string) {
  return db.selectFrom("espaces_stockage").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The space, kept as it is until this transaction ends. */
export function findSpaceToEdit(db: Db, id: string) {
  return db.selectFrom("espaces_stockage").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertSpace(db: Db, values: Insertable<Tables["espaces_stockage"]>) {
  return db.insertInto("espaces_stockage").values(values).returning(columns).executeTakeFirstOrThrow();
}

export function updateSpace(db: Db, id: string, values: Updateable<Tables["espaces_stockage"]>) {
  return db.updateTable("espaces_stockage").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function deleteSpace(db: Db, id: string, version?: number) {
  return db
    .deleteFrom("espaces_stockage")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning("id")
    .executeTakeFirst();
}
