import type { Profile } from "@bosco/domain/account";
import type { BoatRole } from "@bosco/domain/crew";
import {
  type Maintenance,
  maintenance,
  type NewMaintenance,
  openMaintenance,
  type successorOf,
} from "@bosco/domain/maintenance";
import { isUntouchedNext, type Part } from "@bosco/domain/parts";
import { sql, type Updateable } from "kysely";
import { columnsOf, isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";
import { papersOfWork, tiePapersAgain } from "../../papers/queries.ts";
import { putPartsBack } from "../../parts/put-back.ts";
import type { PlanHolder } from "../../plan/limits.ts";
import { forgetUndo, keepForUndo, putBack } from "../../undo/queries.ts";
import { findPartsOf, keptParts } from "./part-queries.ts";

const columns = seenColumnsOf(maintenance);

export function listMaintenances(db: Db, bateau_id?: string) {
  return db
    .selectFrom("maintenances")
    .select(columns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("date_echeance")
    .orderBy("id")
    .execute();
}

export function findMaintenance(db: Db, id: string) {
  return db.selectFrom("maintenances").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The row, kept as it is until this transaction ends: of two who finish it, the second finds it finished. */
export function findMaintenanceToEdit(db: Db, id: string) {
  return db.selectFrom("maintenances").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertMaintenance(
  db: Db,
  user_id: string,
  values: NewMaintenance & { assigne?: string | null; tache_id?: string | null },
) {
  return db
    .insertInto("maintenances")
    .values({ ...openMaintenance(values), user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A task that the caller sees, kept as it is until this transaction ends. */
export function findTask(db: Db, id: string) {
  return db
    .selectFrom("taches")
    .select(["id", "bateau_id", "etat", "maintenance_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a boat has fewer open works that see to faults than tasks to find them by. */
export async function hasRoomForFault(db: Db, user_id: string, bateau_id: string): Promise<boolean> {
  const { rows } = await sql<{ has_room: boolean }>`select
    (select count(*) from maintenances where user_id = ${user_id} and bateau_id = ${bateau_id}
      and tache_id is not null and statut <> 'Terminée')
    < (select count(*) from taches where user_id = ${user_id} and bateau_id = ${bateau_id}) as has_room`.execute(db);
  return rows[0]?.has_room ?? false;
}

/** The task that a work was opened for, or the work before it in its series. */
export async function taskOf(db: Db, id: string): Promise<string | null> {
  const found = await db.selectFrom("maintenances").select("tache_id").where("id", "=", id).executeTakeFirst();
  return found?.tache_id ?? null;
}

export async function tieTask(db: Db, id: string, maintenance_id: string): Promise<void> {
  await db.updateTable("taches").set({ maintenance_id }).where("id", "=", id).execute();
}

export function updateMaintenance(db: Db, id: string, values: Updateable<Tables["maintenances"]>) {
  return db.updateTable("maintenances").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

/** The hours of the engine that a work is about. */
export async function engineHours(db: Db, of: { bateau_id: string; moteur_id: string | null }): Promise<number> {
  if (of.moteur_id) {
    const engine = await db.selectFrom("moteurs").select("heures").where("id", "=", of.moteur_id).executeTakeFirst();
    return engine?.heures ?? 0;
  }
  const boat = await db.selectFrom("bateaux").select("heures_moteur").where("id", "=", of.bateau_id).executeTakeFirst();
  return boat?.heures_moteur ?? 0;
}

/** The occurrence that follows a finished one; undefined when it has one already. */
export function insertSuccessor(db: Db, user_id: string, id: string, next: ReturnType<typeof successorOf>) {
  return db
    .insertInto("maintenances")
    .values({
      ...next,
      user_id,
      id,
      tache_id: sql<string | null>`(select tache_id from maintenances
      where user_id = ${user_id} and id = ${next.precedente_id})`,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "precedente_id"]).where("precedente_id", "is not", null).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Takes the next occurrence back, unless somebody has touched it or its parts since. Gives whether one was taken. */
export async function deleteUntouchedSuccessor(db: Db, id: string): Promise<boolean> {
  const next = await db.selectFrom("maintenances").select(columns).where("precedente_id", "=", id).executeTakeFirst();
  if (!next || !isUntouchedNext(next, [...(await findPartsOf(db, id)), ...(await findPartsOf(db, next.id))]))
    return false;
  const { numDeletedRows } = await db
    .deleteFrom("maintenances")
    .where("id", "=", next.id)
    .where(isVersion(next.version))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Deletes the one finished work of an account that was done longest ago, except the one just finished. */
export async function forgetOldestDone(db: Db, owner: string, except: string): Promise<void> {
  await sql`select forget_oldest_done(${owner}, ${except})`.execute(db);
}

/** A deleted work as it was: with the task that it was opened for, and the papers that were of it. */
export type RemovedMaintenance = Maintenance & { tache_id?: string | null; papiers?: string[] };

/** Deletes the row and keeps it whole for a day (as JSON of the database, whose instants are finer than ours). */
export async function deleteMaintenance(
  db: Db,
  { owner: user_id, id, version }: { owner: string; id: string; version: number | undefined },
): Promise<boolean> {
  // why: a paper or a part that is tied to it from now on waits, and finds it gone.
  await findMaintenanceToEdit(db, id);
  const parts = await keptParts(db, id);
  const papiers = await papersOfWork(db, id);
  const gone = await db
    .deleteFrom("maintenances")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning(["bateau_id", sql<Maintenance>`to_jsonb(maintenances)`.as("ligne")])
    .executeTakeFirst();
  if (!gone) return false;
  const { bateau_id, ligne } = gone;
  await forgetUndo(db, id);
  // why in its own line: the release before takes every other one for a part.
  const lignes = [{ ...ligne, papiers }, ...parts];
  await keepForUndo(db, { user_id, id, bateau_id, action: "supprimer_maintenance", lignes });
  return true;
}

/** Whether who is to do a work is aboard its boat, for a caller who is. */
async function isAboard(db: Db, owner: string, { bateau_id, assigne_id }: Maintenance): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select is_aboard(${owner}, ${bateau_id}, ${assigne_id}) as yes`.execute(
    db,
  );
  return rows[0]?.yes ?? false;
}

/** Puts a deleted row back as it was; its place in a series only if nobody has taken it since. */
export async function restoreMaintenance(
  db: Db,
  owner: PlanHolder,
  removed: RemovedMaintenance,
  parts: readonly Part[],
) {
  const taken = await db
    .selectFrom("maintenances")
    .select("id")
    .where("precedente_id", "=", removed.precedente_id)
    .executeTakeFirst();
  const engine = await db.selectFrom("moteurs").select("id").where("id", "=", removed.moteur_id).executeTakeFirst();
  const row = {
    ...removed,
    ...(taken && { precedente_id: null }),
    // why: hours of an engine that is gone mean nothing.
    ...(removed.moteur_id && !engine && { moteur_id: null, heures_echeance: null }),
    ...(!(await isAboard(db, owner.id, removed)) && { assigne_id: null, assigne: null }),
  };
  await putBack(db, owner.id, "maintenances", [...columnsOf(maintenance), "fait_par_id", "tache_id"], [row]);
  await putPartsBack(db, owner, parts);
  await tiePapersAgain(db, removed.papiers ?? [], { user_id: owner.id, bateau_id: removed.bateau_id, id: removed.id });
  return findMaintenance(db, removed.id);
}

/** Somebody aboard a boat whom the caller may know of, and as what: its owner, or whom he has shared his own boat with. */
export async function findAboard(db: Db, { owner, bateau_id, id }: { owner: string; bateau_id: string; id: string }) {
  const { rows } = await sql<Pick<Profile, "prenom" | "nom" | "email"> & { role: BoatRole }>`
    select s.prenom, s.nom, s.email, coalesce(p.role, 'proprietaire') as role from find_shipmates() as s
    left join partages as p on p.bateau_id = ${bateau_id} and p.membre_id = s.id
    where s.id = ${id} and (s.id = ${owner} or p.role is not null)`.execute(db);
  return rows[0];
}
