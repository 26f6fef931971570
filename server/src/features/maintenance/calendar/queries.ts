import type { Day } from "@bosco/domain";
import { standingPapers } from "@bosco/domain/documents";
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import { selectTellingReadings } from "../../../database/telling-readings.ts";

export function findFeed(db: Db) {
  return db.selectFrom("calendriers").select(["created_at", "consulte_le"]).executeTakeFirst();
}

/** The one address of this user: an earlier one stops working. */
export async function saveFeed(db: Db, user_id: string, jeton_hash: string): Promise<void> {
  await db
    .insertInto("calendriers")
    .values({ user_id, jeton_hash, consulte_le: null })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ jeton_hash, created_at: sql<string>`now()`, consulte_le: null }),
    )
    .execute();
}

export async function deleteFeed(db: Db): Promise<void> {
  await db.deleteFrom("calendriers").execute();
}

const feedColumns = ["id", "bateau_id", "pour_moi", "created_at", "consulte_le"] as const;

export function listFeeds(db: Db) {
  return db.selectFrom("calendriers_choisis").select(feedColumns).orderBy("created_at").orderBy("id").execute();
}

export function findFeedByHash(db: Db, jeton_hash: string) {
  return db
    .selectFrom("calendriers_choisis")
    .select(feedColumns)
    .where("jeton_hash", "=", jeton_hash)
    .executeTakeFirst();
}

/** Undefined when somebody has that secret already. */
export function insertFeed(
  db: Db,
  feed: { user_id: string; jeton_hash: string; bateau_id: string | null; pour_moi: boolean },
) {
  return db
    .insertInto("calendriers_choisis")
    .values({ ...feed, consulte_le: null })
    .onConflict((conflict) => conflict.column("jeton_hash").doNothing())
    .returning(feedColumns)
    .executeTakeFirst();
}

export function removeFeed(db: Db, id: string) {
  return db.deleteFrom("calendriers_choisis").where("id", "=", id).returning("id").executeTakeFirst();
}

/** Whose calendar it is and what of. */
export interface FeedOf {
  user_id: string;
  bateau_id: string | null;
  pour_moi: boolean;
}

/** What an address is of, noting that it was read. As the system: the caller is no user yet. */
export async function feedOf(db: Db, jeton_hash: string): Promise<FeedOf | undefined> {
  const whole = await db
    .updateTable("calendriers")
    .set({ consulte_le: sql<string>`now()` })
    .where("jeton_hash", "=", jeton_hash)
    .returning("user_id")
    .executeTakeFirst();
  if (whole) return { ...whole, bateau_id: null, pour_moi: false };
  return db
    .updateTable("calendriers_choisis")
    .set({ consulte_le: sql<string>`now()` })
    .where("jeton_hash", "=", jeton_hash)
    .returning(["user_id", "bateau_id", "pour_moi"])
    .executeTakeFirst();
}

/** The name of the one boat that a calendar is of, while its reader sees that boat. */
export async function findBoatName(db: Db, { bateau_id }: Pick<FeedOf, "bateau_id">): Promise<string | undefined> {
  const boat = await db.selectFrom("bateaux").select("nom").where("id", "=", bateau_id).executeTakeFirst();
  return boat?.nom;
}

/** What is still to be done, with the name of its boat and the boat's first engine. */
export function listFeed(db: Db, { user_id, bateau_id, pour_moi }: FeedOf) {
  return db
    .selectFrom("maintenances as m")
    .innerJoin("bateaux as b", (join) => join.onRef("b.id", "=", "m.bateau_id").onRef("b.user_id", "=", "m.user_id"))
    .where("m.statut", "!=", "Terminée")
    .$if(bateau_id !== null, (query) => query.where("m.bateau_id", "=", bateau_id ?? ""))
    .$if(pour_moi, (query) => query.where("m.assigne_id", "=", user_id))
    .select(["m.id", "m.titre", "m.categorie", "m.date_echeance", "m.heures_echeance", "m.recurrence", "m.statut"])
    .select(["m.recurrence_mois", "m.recurrence_heures", "m.a_date_fixe", "m.moteur_id"])
    .select(["m.reference_articles", "m.description", "m.version", "m.created_at", "m.updated_at"])
    .select(["m.bateau_id", "b.nom as bateau", "b.nom_moteur", "b.heures_moteur"])
    .orderBy("m.date_echeance")
    .orderBy("m.id")
    .execute();
}
export type FeedRow = Awaited<ReturnType<typeof listFeed>>[number];

/** With the day it stands on, which is estimated for what follows an engine, the hours of that where they are known, and its name where there are several. */
export type FeedEntry = FeedRow & { day: string; heures: number | null; moteur: string | undefined };

/**
 * Papers that end on a day, with the name of their boat, but for those whose place another has taken; none in a calendar of
 * somebody's own work.
 */
export async function listFeedPapers(db: Db, { bateau_id, pour_moi }: FeedOf) {
  if (pour_moi) return [];
  const rows = await db
    .selectFrom("documents as d")
    .innerJoin("bateaux as b", (join) => join.onRef("b.id", "=", "d.bateau_id").onRef("b.user_id", "=", "d.user_id"))
    .$if(bateau_id !== null, (query) => query.where("d.bateau_id", "=", bateau_id ?? ""))
    // why those without a day too: a licence that bears none may stand in the place of one that did.
    .select(["d.id", "d.bateau_id", "d.titre", "d.type", "d.numero", "d.note", "d.date_expiration", "d.version"])
    .select(["d.created_at", "d.updated_at", "b.nom as bateau"])
    .orderBy("d.date_expiration")
    .orderBy("d.id")
    .execute();
  return standingPapers(rows).flatMap(({ date_expiration, ...row }) =>
    date_expiration ? [{ ...row, date_expiration }] : [],
  );
}
export type FeedPaper = Awaited<ReturnType<typeof listFeedPapers>>[number];

/** Engines beside the first ones. */
export function listFeedEngines(db: Db, { bateau_id }: Pick<FeedOf, "bateau_id">) {
  return db
    .selectFrom("moteurs")
    .select(["id", "bateau_id", "nom", "heures"])
    .$if(bateau_id !== null, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .execute();
}

export function listFeedReadings(db: Db, { bateau_id }: Pick<FeedOf, "bateau_id">, today: Day) {
  return selectTellingReadings(db, today)
    .$if(bateau_id !== null, (query) => query.where("r.bateau_id", "=", bateau_id ?? ""))
    .execute();
}
