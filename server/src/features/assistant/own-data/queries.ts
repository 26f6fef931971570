import { ARTICLE_FIELDS, MAINTENANCE_FIELDS, MOST, type OwnRows, type OwnSlot, ownNames } from "@bosco/assistant";
import { boat, engine, enginesOf } from "@bosco/domain/boats";
import { sql } from "kysely";
import { columnsOf } from "../../../database/columns.ts";
import type { Db } from "../../../database/database.ts";
import { selectTellingReadings } from "../../../database/telling-readings.ts";

const maintenancesOf = (db: Db, boats: readonly string[]) =>
  db.selectFrom("maintenances").select(MAINTENANCE_FIELDS).where("bateau_id", "in", boats).limit(MOST.rows);
const articlesOf = (db: Db, boats: readonly string[]) =>
  db.selectFrom("inventaire").select(ARTICLE_FIELDS).where("bateau_id", "in", boats).limit(MOST.rows);

/** Another's default boat is not the caller's. */
const isOwnDefault = sql<boolean>`(par_defaut and user_id = app_user())`;

/** The caller's rows and those of the boats shared with him, which are all that `db` shows. */
export const ownRows = (db: Db): OwnRows => ({
  boats: () =>
    db
      .selectFrom("bateaux")
      .select(columnsOf(boat.omit({ par_defaut: true })))
      .select(isOwnDefault.as("par_defaut"))
      .orderBy(isOwnDefault, "desc")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(MOST.boats)
      .execute(),

  async names() {
    // why one trip: every question asks for them.
    const { rows } = await sql<{ slot: OwnSlot; nom: string }>`
      (select 'bateau' as slot, unnest(array[nom, nom_constructeur, nom_modele]) as nom from bateaux limit ${MOST.boats * 3})
      union (select 'espace', nom from espaces_stockage limit ${MOST.rows})
      union (select 'checklist', nom from checklists_nouvelles limit ${MOST.rows})
      union (select 'liste', nom from listes_avitaillement limit ${MOST.rows})
      union (select 'maintenance', titre from maintenances limit ${MOST.named})
      union (select 'article', nom from inventaire limit ${MOST.named})`.execute(db);
    return ownNames(rows);
  },

  openMaintenances: (boats) =>
    maintenancesOf(db, boats).where("statut", "!=", "Terminée").orderBy("date_echeance").orderBy("id").execute(),

  maintenances: (boats) => maintenancesOf(db, boats).orderBy("date_echeance", "desc").orderBy("id").execute(),

  engines: async (boats) =>
    enginesOf(
      boats,
      await db
        .selectFrom("moteurs")
        .select(columnsOf(engine))
        .where(
          "bateau_id",
          "in",
          boats.map(({ id }) => id),
        )
        .limit(MOST.engines)
        .execute(),
    ),

  hours: (which, today) =>
    which === "oldest"
      ? selectTellingReadings(db, today).limit(MOST.engines).execute()
      : db
          .selectFrom("releves_heures")
          .distinctOn(["bateau_id", "moteur_id"])
          .select(["bateau_id", "moteur_id", "date_releve", "heures"])
          .orderBy("bateau_id")
          .orderBy("moteur_id", (order) => order.asc().nullsFirst())
          .orderBy("date_releve", "desc")
          .limit(MOST.engines)
          .execute(),

  shortArticles: (boats, spaces) =>
    articlesOf(db, boats)
      .$if(spaces !== undefined, (articles) => articles.where("espace_stockage_id", "in", spaces ?? []))
      .whereRef("quantite", "<", "quantite_max")
      .orderBy(sql`quantite / greatest(quantite_max, 1)`)
      .orderBy("nom")
      .orderBy("id")
      .execute(),

  datedArticles: (boats) =>
    articlesOf(db, boats)
      .where("date_peremption", "is not", null)
      .where("quantite", ">", 0)
      .orderBy("date_peremption")
      .orderBy("nom")
      .orderBy("id")
      .execute(),

  articlesLike(boats, stems) {
    const pattern = stems.map((stem) => `%${stem.replace(/[\\%_]/g, "\\$&")}%`);
    return articlesOf(db, boats)
      .orderBy(sql`recherche like any (${pattern}::text[])`, "desc")
      .orderBy("nom")
      .orderBy("id")
      .execute();
  },

  articlesIn: (boats, spaces) =>
    articlesOf(db, boats).where("espace_stockage_id", "in", spaces).orderBy("nom").orderBy("id").execute(),

  spaces: () =>
    db.selectFrom("espaces_stockage").select(["id", "nom", "parent_id"]).orderBy("id").limit(MOST.rows).execute(),

  checklists: (boats) =>
    db
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
      .limit(MOST.lists)
      .execute(),

  provisioningLists: (boats) =>
    db
      .selectFrom("listes_avitaillement")
      .select(["id", "nom", "bateau_id", "nombre_personnes", "nombre_jours", "est_favori", "created_at"])
      .select(sql<number>`jsonb_array_length(articles)`.as("articles"))
      .where("bateau_id", "in", boats)
      .orderBy("est_favori", "desc")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(MOST.lists)
      .execute(),
});
