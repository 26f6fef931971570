import { type Maintenance, maintenance, type NewMaintenance, type NextDue } from "@bosco/domain/maintenance";
import { sql, type Updateable } from "kysely";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = columnsOf(maintenance);

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

export function insertMaintenance(db: Db, user_id: string, values: NewMaintenance) {
  return db
    .insertInto("maintenances")
    .values({ ...values, user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateMaintenance(db: Db, id: string, values: Updateable<Tables["maintenances"]>) {
  return db.updateTable("maintenances").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export async function engineHours(db: Db, bateau_id: string): Promise<number> {
  const boat = await db.selectFrom("bateaux").select("heures_moteur").where("id", "=", bateau_id).executeTakeFirst();
  return boat?.heures_moteur ?? 0;
}

/** The occurrence that follows a finished one; undefined when it has one already. */
export function insertSuccessor(db: Db, user_id: string, done: Maintenance, due: NextDue) {
  const { id: precedente_id, bateau_id, titre, categorie, recurrence, prix, reference_articles, description } = done;
  return db
    .insertInto("maintenances")
    .values({
      ...{ user_id, precedente_id, bateau_id, titre, categorie, recurrence, prix, reference_articles, description },
      ...due,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "precedente_id"]).where("precedente_id", "is not", null).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Takes the next occurrence back, unless somebody has touched it since. */
export async function deleteUntouchedSuccessor(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom("maintenances")
    .where("precedente_id", "=", id)
    .where("version", "=", 1)
    .where("statut", "=", "En attente")
    .execute();
}

/** Deletes the one finished work that was done longest ago, except the one just finished. */
export async function forgetOldestDone(db: Db, except: string): Promise<void> {
  await sql`delete from maintenances where id in (
    select id from maintenances where statut = 'Terminée' and id <> ${except}
    order by coalesce(date_realisation, date_echeance), created_at, id limit 1)`.execute(db);
}

export async function deleteMaintenance(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from maintenances where id = ${id} returning *)
    insert into maintenances_supprimees (user_id, id, bateau_id, ligne)
    select user_id, id, bateau_id, to_jsonb(gone) from gone
    on conflict (user_id, id) do update set bateau_id = excluded.bateau_id, ligne = excluded.ligne, created_at = now()
    returning id`.execute(db);
  return rows.length > 0;
}

export function findDeleted(db: Db, id: string) {
  return db.selectFrom("maintenances_supprimees").select("ligne").where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Puts a deleted row back as it was; its place in a series only if nobody has taken it since. */
export async function restoreMaintenance(db: Db, id: string) {
  await sql`
    insert into maintenances
    select (jsonb_populate_record(null::maintenances, ligne || jsonb_build_object('precedente_id',
      case when exists (select from maintenances m where m.precedente_id = (ligne ->> 'precedente_id')::uuid)
        then null else ligne ->> 'precedente_id' end))).*
    from maintenances_supprimees where id = ${id}`.execute(db);
  await db.deleteFrom("maintenances_supprimees").where("id", "=", id).execute();
  return findMaintenance(db, id);
}
