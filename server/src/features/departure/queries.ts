import {
  departureCheck,
  EMPTY_CHECK,
  EMPTY_TRIP,
  keptTrip,
  type NewDepartureCheck,
  type NewTrip,
} from "@bosco/domain/departure";
import type { Updateable } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const tripColumns = seenColumnsOf(keptTrip);
const checkColumns = seenColumnsOf(departureCheck);

export function listTrips(db: Db, bateau_id?: string) {
  return db
    .selectFrom("departs")
    .select(tripColumns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findTripOf(db: Db, bateau_id: string) {
  return db.selectFrom("departs").select("id").where("bateau_id", "=", bateau_id).executeTakeFirst();
}

const asStored = <Fields extends Partial<NewTrip>>({ moteurs, ...fields }: Fields) => ({
  ...fields,
  ...(moteurs && { moteurs: JSON.stringify(moteurs) }),
});

export function insertTrip(db: Db, user_id: string, values: NewTrip) {
  return db
    .insertInto("departs")
    .values({ ...EMPTY_TRIP, ...asStored(values), moteurs: JSON.stringify(values.moteurs), user_id })
    .returning(tripColumns)
    .executeTakeFirstOrThrow();
}

export function updateTrip(db: Db, id: string, { id: _, bateau_id: __, ...values }: NewTrip) {
  return db
    .updateTable("departs")
    .set(asStored(values))
    .where("id", "=", id)
    .returning(tripColumns)
    .executeTakeFirstOrThrow();
}

export function listChecks(db: Db, bateau_id?: string) {
  return db
    .selectFrom("controles_depart")
    .select(checkColumns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findCheck(db: Db, id: string) {
  return db.selectFrom("controles_depart").select(checkColumns).where("id", "=", id).executeTakeFirst();
}

/** All that is said of the rules of a boat, for what comes in to find its own. */
export function findChecksOf(db: Db, bateau_id: string) {
  return db.selectFrom("controles_depart").select(["id", "regle"]).where("bateau_id", "=", bateau_id).execute();
}

/** The boat of an article that the caller sees. */
export function findArticleBoat(db: Db, id: string) {
  return db.selectFrom("inventaire").select("bateau_id").where("id", "=", id).executeTakeFirst();
}

export function insertCheck(db: Db, user_id: string, values: NewDepartureCheck) {
  return db
    .insertInto("controles_depart")
    .values({ ...EMPTY_CHECK, ...values, user_id })
    .returning(checkColumns)
    .executeTakeFirstOrThrow();
}

export function updateCheck(db: Db, id: string, values: Updateable<Tables["controles_depart"]>) {
  return db
    .updateTable("controles_depart")
    .set(values)
    .where("id", "=", id)
    .returning(checkColumns)
    .executeTakeFirstOrThrow();
}

export function deleteCheck(db: Db, id: string, version?: number) {
  return db
    .deleteFrom("controles_depart")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning("id")
    .executeTakeFirst();
}
