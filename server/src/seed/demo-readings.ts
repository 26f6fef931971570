import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";

const A_DAY = 86_400_000;

/** The readings of an engine, each as days before today and hours; without a name it is the boat's first. */
interface History {
  bateau_id: string;
  moteur_id?: string;
  readings: readonly (readonly [daysAgo: number, heures: number])[];
}

/** A past for the hour meters of the demo's boats, always up to these last weeks. */
export async function seedDemoReadings(db: Db, histories: readonly History[]): Promise<void> {
  // why: making the boats has just written a reading of today.
  await db.deleteFrom("releves_heures").where("user_id", "=", DEMO_ID).execute();
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const rows = histories.flatMap(({ bateau_id, moteur_id = null, readings }, engine) =>
    readings.map(([daysAgo, heures], index) => ({
      user_id: DEMO_ID,
      id: `b05c0000-0000-4000-8000-0000000b${engine}${String(index).padStart(3, "0")}`,
      bateau_id,
      moteur_id,
      heures,
      date_releve: new Date(noon - daysAgo * A_DAY).toISOString(),
    })),
  );
  await db.insertInto("releves_heures").values(rows).execute();
}
