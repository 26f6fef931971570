import { EMPTY_PART, type NewPart, part, partsForNext } from "@bosco/domain/parts";
import { sql, type Updateable } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";
import { type PlanHolder, thatFit } from "../../plan/limits.ts";

const columns = seenColumnsOf(part);

export function listParts(db: Db, bateau_id?: string) {
  return db
    .selectFrom("pieces")
    .select(columns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findPart(db: Db, id: string) {
  return db.selectFrom("pieces").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The part, kept as it is until this transaction ends. */
export function findPartToEdit(db: Db, id: string) {
  return db.selectFrom("pieces").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findPartsOf(db: Db, maintenance_id: string) {
  return db.selectFrom("pieces").select(columns).where("maintenance_id", "=", maintenance_id).execute();
}

/** The boat of an article that the caller sees. */
export function findArticleBoat(db: Db, id: string) {
  return db.selectFrom("inventaire").select("bateau_id").where("id", "=", id).executeTakeFirst();
}

export function insertPart(db: Db, user_id: string, values: NewPart) {
  return db
    .insertInto("pieces")
    .values({ ...EMPTY_PART, ...values, user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updatePart(db: Db, id: string, values: Updateable<Tables["pieces"]>) {
  return db.updateTable("pieces").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function deletePart(db: Db, id: string, version?: number) {
  return db.deleteFrom("pieces").where("id", "=", id).where(isVersion(version)).returning("id").executeTakeFirst();
}

/** The next occurrence uses what the one before did. */
export async function copyParts(
  db: Db,
  owner: PlanHolder,
  { from, to, newId }: { from: string; to: string; newId: (n: number) => string },
): Promise<void> {
  const kept = await thatFit(db, owner, "allParts", partsForNext(await findPartsOf(db, from), from));
  if (kept.length === 0) return;
  const values = kept.map(({ bateau_id, article_id, quantite }, place) => ({
    user_id: owner.id,
    id: newId(place + 1),
    bateau_id,
    maintenance_id: to,
    article_id,
    quantite,
  }));
  await db.insertInto("pieces").values(values).execute();
}

/** The parts of a work as they are stored, for its way back. */
export async function keptParts(db: Db, maintenance_id: string): Promise<object[]> {
  const rows = await db
    .selectFrom("pieces")
    .select(sql<object>`to_jsonb(pieces)`.as("ligne"))
    .where("maintenance_id", "=", maintenance_id)
    .execute();
  return rows.map(({ ligne }) => ligne);
}
