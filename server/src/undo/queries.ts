import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";

type Action = Tables["annulations"]["action"];

interface Undo {
  user_id: string;
  /** Under which it is taken back. */
  id: string;
  bateau_id: string;
  action: Action;
  lignes: readonly object[];
  /** How many articles the account had before. */
  total?: number;
}

/** How long each action can be taken back. The shortest is said apart, for the index. */
const isOver = sql<boolean>`(created_at < now() - interval '10 minutes' and created_at < now() -
  case action when 'supprimer_maintenance' then interval '1 day' else interval '10 minutes' end)`;

/** What can no longer be taken back: of the caller's own, or of everybody's for the system. */
export async function forgetUndos(db: Db): Promise<void> {
  await db.deleteFrom("annulations").where(isOver).execute();
}

/** What was kept under that id is no longer what can be taken back. */
export async function forgetUndo(db: Db, id: string): Promise<void> {
  await db.deleteFrom("annulations").where("id", "=", id).execute();
}

/** Keeps what is needed to take an action back, and forgets what is over. */
export async function keepForUndo(db: Db, { lignes, ...undo }: Undo): Promise<string> {
  await forgetUndos(db);
  const { id } = await db
    .insertInto("annulations")
    .values({ ...undo, lignes: JSON.stringify(lignes) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was kept of one of these actions, once: a second undo finds nothing. */
export function takeForUndo(db: Db, owner: string, id: string, actions: readonly Action[]) {
  return db
    .deleteFrom("annulations")
    .where("user_id", "=", owner)
    .where("id", "=", id)
    .where("action", "in", actions)
    .where(({ not }) => not(isOver))
    .returning(["action", "lignes", "total", "bateau_id"])
    .executeTakeFirst();
}

/** The boat of what can be taken back; of one's own first, since ids are chosen by whoever deletes. */
export async function findUndoBoat(db: Db, id: string): Promise<string | undefined> {
  const kept = await db
    .selectFrom("annulations")
    .select("bateau_id")
    .where("id", "=", id)
    .orderBy(sql`user_id = app_user()`, "desc")
    .executeTakeFirst();
  return kept?.bateau_id;
}

/**
 * Removed rows as they were, each value in the column of its name; a column that came since has its default. What is there
 * again meanwhile stays.
 */
export async function putBack(
  db: Db,
  owner: string,
  table: "inventaire" | "maintenances" | "pieces",
  columns: readonly string[],
  rows: readonly object[],
): Promise<number> {
  const kept = columns.filter((name) => rows.some((row) => name in row));
  // why: an article may be a part of the same work again, under another id. Of other tables nothing is passed over unseen.
  const sameRow = table === "pieces" ? sql`` : sql`(user_id, id)`;
  const names = sql.join(kept.map((name) => sql.ref(name)));
  const { numAffectedRows } =
    await sql`insert into ${sql.table(table)} (user_id, ${names}) select ${owner}::uuid, ${names}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict ${sameRow} do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
