import { boat } from "@bosco/domain/boats";
import type { article, storageSpace } from "@bosco/domain/inventory";
import type { maintenance } from "@bosco/domain/maintenance";
import { sql } from "kysely";
import { columnsOf } from "../../../database/columns.ts";
import type { Db } from "../../../database/database.ts";

// Every query is bounded: an answer is a page of text, and no question may read a store of a million rows.
const MOST_BOATS = 100;
const MOST_ROWS = 2_000;
const MOST_LISTS = 50;

/** The caller's boats, the default one first. */
export function readBoats(db: Db) {
  return db
    .selectFrom("bateaux")
    .select(columnsOf(boat))
    .orderBy("par_defaut", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_BOATS)
    .execute();
}

const maintenanceColumns = [
  "id",
  "bateau_id",
  "titre",
  "categorie",
  "statut",
  "date_echeance",
  "heures_echeance",
  "date_realisation",
  "heures_realisation",
  "prix",
] as const satisfies readonly (keyof typeof maintenance.shape)[];

/** What is to be done, the most urgent by date first. */
export function readOpenMaintenances(db: Db, boats: readonly string[]) {
  return db
    .selectFrom("maintenances")
    .select(maintenanceColumns)
    .where("bateau_id", "in", boats)
    .where("statut", "!=", "Terminée")
    .orderBy("date_echeance")
    .orderBy("id")
    .limit(MOST_ROWS)
    .execute();
}

/** Everything done or to do, the latest first. */
export function readMaintenances(db: Db, boats: readonly string[]) {
  return db
    .selectFrom("maintenances")
    .select(maintenanceColumns)
    .where("bateau_id", "in", boats)
    .orderBy("date_echeance", "desc")
    .orderBy("id")
    .limit(MOST_ROWS)
    .execute();
}

/** One reading of each boat's hour meter: the oldest that still says how the boat is used, or the latest. */
export function readHours(db: Db, which: "oldest" | "latest", today: string) {
  return db
    .selectFrom("releves_heures")
    .distinctOn("bateau_id")
    .select(["bateau_id", "date_releve", "heures"])
    .$if(which === "oldest", (query) => query.where("date_releve", ">=", sql<string>`${today}::date - 730`))
    .orderBy("bateau_id")
    .orderBy("date_releve", which === "oldest" ? "asc" : "desc")
    .limit(MOST_BOATS)
    .execute();
}

const articleColumns = [
  "id",
  "bateau_id",
  "nom",
  "categorie",
  "sous_categorie",
  "quantite",
  "quantite_max",
  "unite",
  "date_peremption",
  "espace_stockage_id",
] as const satisfies readonly (keyof typeof article.shape)[];

/** What is below its target, the emptiest first; and how many there are in all. */
export function readShortArticles(db: Db, boats: readonly string[]) {
  return db
    .selectFrom("inventaire")
    .select(articleColumns)
    .where("bateau_id", "in", boats)
    .whereRef("quantite", "<", "quantite_max")
    .orderBy(sql`quantite / greatest(quantite_max, 1)`)
    .orderBy("nom")
    .orderBy("id")
    .limit(MOST_ROWS)
    .execute();
}

/** What is in stock and has a date, the earliest first. */
export function readDatedArticles(db: Db, boats: readonly string[]) {
  return db
    .selectFrom("inventaire")
    .select(articleColumns)
    .where("bateau_id", "in", boats)
    .where("date_peremption", "is not", null)
    .where("quantite", ">", 0)
    .orderBy("date_peremption")
    .orderBy("nom")
    .orderBy("id")
    .limit(MOST_ROWS)
    .execute();
}

/** Articles to look for a name in; those that hold one of the words as it was typed come before any bound. */
export function readArticlesLike(db: Db, boats: readonly string[], words: readonly string[]) {
  const pattern = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  return db
    .selectFrom("inventaire")
    .select(articleColumns)
    .where("bateau_id", "in", boats)
    .orderBy(sql`recherche like any (${pattern}::text[])`, "desc")
    .orderBy("nom")
    .orderBy("id")
    .limit(MOST_ROWS)
    .execute();
}

const spaceColumns = ["id", "nom", "parent_id"] as const satisfies readonly (keyof typeof storageSpace.shape)[];

export function readSpaces(db: Db) {
  return db.selectFrom("espaces_stockage").select(spaceColumns).orderBy("id").limit(MOST_ROWS).execute();
}

/** Checklists with how far each is, in one statement. */
export function readChecklists(db: Db, boats: readonly string[]) {
  return db
    .selectFrom("checklists_nouvelles as c")
    .leftJoin("taches as t", (join) => join.onRef("t.user_id", "=", "c.user_id").onRef("t.checklist_id", "=", "c.id"))
    .select(["c.id", "c.nom", "c.type", "c.bateau_id"])
    .select((eb) => [
      eb.fn.count<number>("t.id").as("total"),
      eb.fn.count<number>("t.id").filterWhere("t.etat", "=", true).as("done"),
    ])
    .where("c.bateau_id", "in", boats)
    .groupBy(["c.user_id", "c.id"])
    .orderBy("c.created_at", "desc")
    .orderBy("c.id")
    .limit(MOST_LISTS)
    .execute();
}

export function readProvisioningLists(db: Db, boats: readonly string[]) {
  return db
    .selectFrom("listes_avitaillement")
    .select(["id", "nom", "bateau_id", "nombre_personnes", "nombre_jours", "est_favori", "created_at"])
    .select(sql<number>`jsonb_array_length(articles)`.as("articles"))
    .where("bateau_id", "in", boats)
    .orderBy("est_favori", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_LISTS)
    .execute();
}
