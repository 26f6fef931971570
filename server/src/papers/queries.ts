import type { PaperFile } from "@bosco/domain/documents";
import { sql } from "kysely";
import type { Db } from "../database/database.ts";

/** The files of a boat's papers, which nobody changes until this transaction ends. */
export async function lockFilesOfBoat(
  db: Db,
  { user_id, bateau_id }: { user_id: string; bateau_id: string },
): Promise<PaperFile[]> {
  const rows = await db
    .selectFrom("documents")
    .select("fichier")
    .where("user_id", "=", user_id)
    .where("bateau_id", "=", bateau_id)
    .where("fichier", "is not", null)
    .forUpdate()
    .execute();
  return rows.flatMap(({ fichier }) => fichier ?? []);
}

/** The papers of a work, for its way back. */
export async function papersOfWork(db: Db, maintenance_id: string): Promise<string[]> {
  const rows = await db.selectFrom("documents").select("id").where("maintenance_id", "=", maintenance_id).execute();
  return rows.map(({ id }) => id);
}

/** Papers are of a work again that has come back; those that somebody has tied to another one meanwhile stay there. */
export async function tiePapersAgain(
  db: Db,
  papers: readonly string[],
  work: { user_id: string; bateau_id: string; id: string },
): Promise<void> {
  if (papers.length === 0) return;
  await db
    .updateTable("documents")
    .set({ maintenance_id: work.id })
    .where("user_id", "=", work.user_id)
    .where("bateau_id", "=", work.bateau_id)
    .where("id", "=", sql<string>`any (${papers}::uuid[])`)
    .where("maintenance_id", "is", null)
    .execute();
}
