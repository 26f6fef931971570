import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";

const A_DAY = 86_400_000;

/** Boats and their readings, each as days before today and hours. */
type History = Record<string, readonly (readonly [daysAgo: number, heures: number])[]>;

/** A past for the hour meters of the demo's boats, always up to these last weeks. */
export async function seedDemoReadings(db: Db, history: History): Promise<void> {
  // why: making the boats has just written a reading of today.
  await db.deleteFrom("releves_heures").where("user_id", "=", DEMO_ID).execute();
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const rows = Object.entries(history).flatMap(([bateau_id, readings], boat) =>
    readings.map(([daysAgo, heures], index) => ({
      user_id: DEMO_ID,
      id: `b05c0000-0000-4000-8000-0000000b${boat}${String(index).padStart(3, "0")}`,
      bateau_id,
      heures,
      date_releve: new Date(noon - daysAgo * A_DAY).toISOString(),
    })),
  );
  await db.insertInto("releves_heures").values(rows).execute();
}
