import { type Article, article, QUANTITY_LIMIT } from "@bosco/domain/inventory";
import { sql } from "kysely";
import { columnsOf } from "../../../database/columns.ts";
import type { Db } from "../../../database/database.ts";
import type { Tables } from "../../../database/tables.ts";

const columns = columnsOf(article);
const UNDO_KEPT = sql<string>`now() - interval '10 minutes'`;

/** A quantity as the column holds it. */
export const storable = (quantity: number) => Math.min(Math.round(quantity * 1000) / 1000, QUANTITY_LIMIT);

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

interface Undo {
  user_id: string;
  bateau_id: string;
  action: Tables["annulations"]["action"];
  lignes: object[];
  total: number;
}

/** Keeps what is needed to take the action back, and forgets older ones. */
export async function keepForUndo(db: Db, { lignes, ...undo }: Undo): Promise<string> {
  await db.deleteFrom("annulations").where("created_at", "<", UNDO_KEPT).execute();
  const { id } = await db
    .insertInto("annulations")
    .values({ ...undo, lignes: JSON.stringify(lignes) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was kept, once: a second undo finds nothing. */
export function takeForUndo(db: Db, id: string) {
  return db
    .deleteFrom("annulations")
    .where("id", "=", id)
    .where("created_at", ">=", UNDO_KEPT)
    .returning(["action", "lignes", "total"])
    .executeTakeFirst();
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
export async function restoreArticles(db: Db, lignes: readonly object[]): Promise<number> {
  const restored =
    await sql`insert into inventaire (user_id, id, bateau_id, nom, description, categorie, sous_categorie,
      quantite, quantite_max, unite, date_achat, date_peremption, prix_unitaire, espace_stockage_id, version, created_at)
    select app_user(), r.id, r.bateau_id, r.nom, r.description, r.categorie, r.sous_categorie, r.quantite,
      r.quantite_max, r.unite, r.date_achat, r.date_peremption, r.prix_unitaire, e.id, r.version + 1, r.created_at
    from jsonb_populate_recordset(null::inventaire, ${JSON.stringify(lignes)}::jsonb) r
    left join espaces_stockage e on e.id = r.espace_stockage_id and e.bateau_id = r.bateau_id
    on conflict (user_id, id) do nothing`.execute(db);
  return Number(restored.numAffectedRows ?? 0);
}
