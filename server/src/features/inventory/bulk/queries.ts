import { type Article, article } from "@bosco/domain/inventory";
import { sql } from "kysely";
import { columnsOf } from "../../../database/columns.ts";
import type { Db } from "../../../database/database.ts";
import { putBack } from "../../../undo/queries.ts";

const columns = columnsOf(article);

/** In the order of their ids, so that two bulk actions at once wait for each other instead of blocking each other. */
export function lockArticles(db: Db, bateau_id: string, ids: readonly string[] | undefined): Promise<Article[]> {
  const all = db.selectFrom("inventaire").select(columns).where("bateau_id", "=", bateau_id);
  const wanted = ids ? all.where("id", "=", sql<string>`any(${ids}::uuid[])`) : all;
  return wanted.orderBy("id").forUpdate().execute();
}

export async function setQuantities(db: Db, rows: readonly { id: string; quantite: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update inventaire i set quantite = v.quantite
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, quantite numeric)
    where i.id = v.id`.execute(db);
}

export async function deleteArticles(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("inventaire").where("id", "=", sql<string>`any(${ids}::uuid[])`).execute();
}

/** Takes the difference back, so that what somebody else counted meanwhile stays counted. */
export async function restoreQuantities(db: Db, lignes: readonly object[]): Promise<number> {
  const restored = await sql`update inventaire i
    set quantite = greatest(0, least(i.quantite + v.avant - v.apres, greatest(i.quantite_max, v.avant)))
    from jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb) as v (id uuid, avant numeric, apres numeric)
    where i.id = v.id and v.avant <> v.apres`.execute(db);
  return Number(restored.numAffectedRows ?? 0);
}

/** The rows as they were. A storage space removed meanwhile is forgotten; a newer version number tells other devices. */
export async function restoreArticles(db: Db, owner: string, removed: readonly Article[]): Promise<number> {
  const named = [...new Set(removed.flatMap(({ espace_stockage_id }) => espace_stockage_id ?? []))];
  const spaces = await db
    .selectFrom("espaces_stockage")
    .select(["id", "bateau_id"])
    .where("id", "=", sql<string>`any(${named}::uuid[])`)
    .forKeyShare()
    .execute();
  const boatOf = new Map(spaces.map(({ id, bateau_id }) => [id, bateau_id]));
  const rows = removed.map((row) => ({
    ...row,
    espace_stockage_id: boatOf.get(row.espace_stockage_id ?? "") === row.bateau_id ? row.espace_stockage_id : null,
    version: row.version + 1,
  }));
  // why not when it was changed: it was just now, by coming back.
  return putBack(
    db,
    owner,
    "inventaire",
    columns.filter((name) => name !== "updated_at"),
    rows,
  );
}

/** The parts that these articles of a boat are of works, as they are stored. */
export async function keptParts(db: Db, bateau_id: string, articles: readonly string[]): Promise<object[]> {
  const rows = await db
    .selectFrom("pieces")
    .select(sql<object>`to_jsonb(pieces)`.as("ligne"))
    .where("bateau_id", "=", bateau_id)
    .where("article_id", "=", sql<string>`any(${articles}::uuid[])`)
    .execute();
  return rows.map(({ ligne }) => ligne);
}
