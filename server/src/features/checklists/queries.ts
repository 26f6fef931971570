import {
  checklist,
  checklistRun,
  type RunLine,
  type TaskReplacement,
  task,
  UNTOUCHED_TASK,
} from "@bosco/domain/checklists";
import { type Insertable, sql, type Updateable } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = seenColumnsOf(checklist);
const taskColumns = seenColumnsOf(task);

export function listChecklists(db: Db, bateau_id?: string) {
  return db
    .selectFrom("checklists_nouvelles")
    .select(columns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findChecklist(db: Db, id: string) {
  return db.selectFrom("checklists_nouvelles").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The checklist, kept as it is until this transaction ends: two edits of the same version must not both pass. */
export function findChecklistToEdit(db: Db, id: string) {
  return db.selectFrom("checklists_nouvelles").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertChecklist(db: Db, values: Insertable<Tables["checklists_nouvelles"]>) {
  return db.insertInto("checklists_nouvelles").values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Moves the version on even when only the tasks changed: the form that was opened before must notice. */
export function updateChecklist(db: Db, id: string, nom: string) {
  return db.updateTable("checklists_nouvelles").set({ nom }).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function deleteChecklist(db: Db, id: string, version?: number) {
  return db
    .deleteFrom("checklists_nouvelles")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning("id")
    .executeTakeFirst();
}

export function listTasks(db: Db, checklist_id?: string) {
  return db
    .selectFrom("taches")
    .select(taskColumns)
    .$if(checklist_id !== undefined, (query) => query.where("checklist_id", "=", checklist_id ?? ""))
    .orderBy("checklist_id")
    .orderBy("ordre")
    .orderBy("id")
    .execute();
}

/** The task and its boat, kept as it is until this transaction ends: two edits of the same version must not both pass. */
export function findTaskToEdit(db: Db, id: string) {
  return db
    .selectFrom("taches")
    .select(taskColumns)
    .select("bateau_id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** A checklist's tasks, kept as they are until this transaction ends: a tick made meanwhile waits, and is not lost. */
export function findTasksToReplace(db: Db, checklist_id: string) {
  return db
    .selectFrom("taches")
    .select(taskColumns)
    .where("checklist_id", "=", checklist_id)
    .orderBy("ordre")
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function insertTasks(
  db: Db,
  user_id: string,
  checklist_id: string,
  tasks: (TaskReplacement["add"][number] & { id: string })[],
): Promise<void> {
  if (tasks.length === 0) return;
  await db
    .insertInto("taches")
    .values(tasks.map((row) => ({ ...UNTOUCHED_TASK, ...row, user_id, checklist_id })))
    .execute();
}

export async function deleteTasks(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("taches").where("id", "in", ids).execute();
}

/** Puts the tasks that stay at their new places; those that did not move are left alone. */
export async function moveTasks(db: Db, tasks: TaskReplacement["keep"]): Promise<void> {
  if (tasks.length === 0) return;
  const places = JSON.stringify(tasks);
  await sql`update taches set ordre = place.ordre
    from jsonb_to_recordset(${places}::jsonb) as place(id uuid, ordre integer)
    where taches.id = place.id and taches.ordre <> place.ordre`.execute(db);
}

export function updateTask(db: Db, id: string, values: Updateable<Tables["taches"]>) {
  return db.updateTable("taches").set(values).where("id", "=", id).returning(taskColumns).executeTakeFirst();
}

export async function untickTasks(db: Db, checklist_id: string): Promise<void> {
  await db
    .updateTable("taches")
    .set(UNTOUCHED_TASK)
    .where("checklist_id", "=", checklist_id)
    .where((eb) => eb.or([eb("etat", "=", true), eb("note", "<>", ""), eb("maintenance_id", "is not", null)]))
    .execute();
}

export async function insertRun(
  db: Db,
  {
    lignes,
    ...run
  }: { user_id: string; checklist_id: string; nom: string; auteur: string; auteur_id: string; lignes: RunLine[] },
): Promise<void> {
  await db
    .insertInto("passages_checklist")
    .values({ ...run, lignes: JSON.stringify(lignes) })
    .execute();
}

const RUNS_SHOWN = 200;

export function listRuns(db: Db, checklist_id: string) {
  return db
    .selectFrom("passages_checklist")
    .select(seenColumnsOf(checklistRun))
    .where("checklist_id", "=", checklist_id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(RUNS_SHOWN)
    .execute();
}
