import { EMPTY_PAPER, type NewPaper, type PaperFile, paper } from "@bosco/domain/documents";
import type { Updateable } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = seenColumnsOf(paper);

export function listPapers(db: Db, bateau_id?: string) {
  return db
    .selectFrom("documents")
    .select(columns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findPaper(db: Db, id: string) {
  return db.selectFrom("documents").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The paper, kept as it is until this transaction ends. */
export function findPaperToEdit(db: Db, id: string) {
  return db.selectFrom("documents").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The boat of a work that the caller sees. */
export function findBoatOfWork(db: Db, id: string) {
  return db.selectFrom("maintenances").select("bateau_id").where("id", "=", id).executeTakeFirst();
}

export function insertPaper(db: Db, user_id: string, values: NewPaper) {
  return db
    .insertInto("documents")
    .values({ ...EMPTY_PAPER, ...values, user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updatePaper(db: Db, id: string, values: Updateable<Tables["documents"]>) {
  return db.updateTable("documents").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function setPaperFile(db: Db, id: string, file: PaperFile | null) {
  return updatePaper(db, id, { fichier: file && JSON.stringify(file) });
}

export function deletePaper(db: Db, id: string, version?: number) {
  return db
    .deleteFrom("documents")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning(["id", "user_id", "fichier"])
    .executeTakeFirst();
}
