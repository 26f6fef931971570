import type { Day } from "@bosco/domain";
import { tellingDays } from "@bosco/domain/maintenance";
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Of each engine that the caller sees the one reading that tells how it is used, as `tellingReading` has it. */
export function selectTellingReadings(db: Db, today: Day) {
  const { from, to } = tellingDays(today);
  return db
    .selectFrom("releves_heures as r")
    .innerJoin("bateaux as b", (join) => join.onRef("b.user_id", "=", "r.user_id").onRef("b.id", "=", "r.bateau_id"))
    .leftJoin("moteurs as e", (join) => join.onRef("e.user_id", "=", "r.user_id").onRef("e.id", "=", "r.moteur_id"))
    .distinctOn(["r.user_id", "r.bateau_id", "r.moteur_id"])
    .select(["r.bateau_id", "r.moteur_id", "r.heures", "r.date_releve"])
    .where("r.date_releve", ">=", sql<string>`${from}::timestamp at time zone 'UTC'`)
    .where("r.date_releve", "<", sql<string>`(${to}::timestamp + interval '1 day') at time zone 'UTC'`)
    .where("r.heures", ">", 0)
    .where("r.heures", "<=", sql<number>`coalesce(e.heures, b.heures_moteur)`)
    .orderBy("r.user_id")
    .orderBy("r.bateau_id")
    .orderBy("r.moteur_id", (order) => order.asc().nullsFirst())
    .orderBy(sql`(r.date_releve at time zone 'UTC')::date`)
    .orderBy("r.date_releve", "desc")
    .orderBy("r.id");
}
