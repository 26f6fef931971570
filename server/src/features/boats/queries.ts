import {
  type BoatContents,
  type BoatModel,
  boat,
  boatModel,
  EMPTY_BOAT,
  hoursReading,
  type NewBoat,
} from "@bosco/domain/boats";
import { sql, type Updateable } from "kysely";
import { columnsOf, isOwnDefault, isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = [...seenColumnsOf(boat.omit({ par_defaut: true })), isOwnDefault.as("par_defaut")];

export function listBoats(db: Db) {
  return db
    .selectFrom("bateaux")
    .select(columns)
    .orderBy(isOwnDefault, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findBoat(db: Db, id: string) {
  return db.selectFrom("bateaux").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The boat, kept as it is until this transaction ends: two edits of the same version must not both pass. */
export function findBoatToEdit(db: Db, id: string) {
  return db.selectFrom("bateaux").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertBoat(db: Db, user_id: string, values: NewBoat) {
  return db
    .insertInto("bateaux")
    .values({ ...EMPTY_BOAT, ...values, user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateBoat(db: Db, id: string, values: Updateable<Tables["bateaux"]>) {
  return db.updateTable("bateaux").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function deleteBoat(db: Db, id: string, version?: number) {
  return db
    .deleteFrom("bateaux")
    .where("id", "=", id)
    .where(isVersion(version))
    .returning(["id", "par_defaut", "photo_url"])
    .executeTakeFirst();
}

/** Hands the default flag over: cleared everywhere, then set. In one statement the unique index would refuse it. */
export async function setDefaultBoat(db: Db, id: string) {
  await db
    .updateTable("bateaux")
    .set({ par_defaut: false })
    .where("user_id", "=", sql<string>`app_user()`)
    .where("par_defaut", "=", true)
    .execute();
  return updateBoat(db, id, { par_defaut: true });
}

/** Of the caller's own. */
export function newestBoat(db: Db) {
  return db
    .selectFrom("bateaux")
    .select("id")
    .where("user_id", "=", sql<string>`app_user()`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Also what the table itself hides from the previous release: models of which not every figure is known. */
export function listModels(db: Db) {
  return db
    .selectFrom(sql<BoatModel>`whole_catalogue()`.as("m"))
    .select(columnsOf(boatModel))
    .orderBy(sql`fold(nom_constructeur)`)
    .orderBy(sql`fold(nom_modele)`)
    .execute();
}

/** What goes with a boat, counted in one statement. */
export function countContents(db: Db, id: string): Promise<BoatContents | undefined> {
  return db
    .selectFrom("bateaux as b")
    .where("b.id", "=", id)
    .select((eb) => {
      const count = (
        table: "maintenances" | "inventaire" | "listes_avitaillement" | "checklists_nouvelles" | "documents",
      ) =>
        eb
          .selectFrom(table)
          .whereRef("bateau_id", "=", "b.id")
          .whereRef(`${table}.user_id`, "=", "b.user_id")
          .select(eb.fn.countAll<number>().as("n"))
          .$asScalar()
          .$notNull();
      return [
        count("maintenances").as("maintenances"),
        count("inventaire").as("articles"),
        count("listes_avitaillement").as("listes"),
        count("checklists_nouvelles").as("checklists"),
        count("documents").as("papiers"),
      ];
    })
    .executeTakeFirst();
}

export function listReadings(db: Db, bateau_id: string | undefined) {
  return db
    .selectFrom("releves_heures")
    .select(seenColumnsOf(hoursReading))
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("date_releve")
    .orderBy("id")
    .execute();
}
