import type { Db } from "../database/database.ts";
import { lockUser } from "../database/locks.ts";
import { DEMO_EMAIL, DEMO_ID, DEMO_PASSWORD } from "../demo-account.ts";
import { createAccount } from "./create-account.ts";
import { seedDemoQuestions } from "./demo-assistant.ts";
import { seedDemoBoats } from "./demo-boats.ts";
import { seedDemoChecklists } from "./demo-checklists.ts";
import { seedDemoCrew } from "./demo-crew.ts";
import { seedDemoDepartures } from "./demo-departures.ts";
import { seedDemoInventory } from "./demo-inventory.ts";
import { seedDemoMaintenances } from "./demo-maintenances.ts";
import { seedDemoPapers } from "./demo-papers.ts";
import { seedDemoLists } from "./demo-provisioning.ts";

/** Makes the demo account when it is missing. */
export async function seedDemo(db: Db): Promise<void> {
  const existing = await db.selectFrom("auth_users").select("id").where("id", "=", DEMO_ID).executeTakeFirst();
  if (existing) return;
  await createAccount(db, { id: DEMO_ID, email: DEMO_EMAIL, password: DEMO_PASSWORD });
  await fillDemo(db);
}

/** Puts the demo back as it was: visitors' changes go, the same rows come again. Each feature fills its own tables. */
export async function resetDemo(db: Db): Promise<void> {
  // why first: a visitor's write holds its operation's row while it waits for the lock below.
  await db.deleteFrom("operations").where("user_id", "=", DEMO_ID).execute();
  // why: a visitor who adds a row meanwhile would take a name or a place that is to be filled.
  await lockUser(db, DEMO_ID);
  // why: everything of a boat goes with it; what hangs on the account alone is named here.
  for (const table of [
    "bateaux",
    "calendriers",
    "calendriers_choisis",
    "categories",
    "sous_categories",
    "questions_assistant",
    "assistant_usage",
  ] as const)
    await db.deleteFrom(table).where("user_id", "=", DEMO_ID).execute();
  await fillDemo(db);
}

async function fillDemo(db: Db): Promise<void> {
  await db
    .updateTable("profils_utilisateur")
    .set({
      prenom: "Camille",
      nom: "Le Goff",
      telephone: "02 98 00 00 00",
      adresse: "Port du Moulin-Blanc, 29200 Brest",
      photo_profil_url: null,
      est_demo: true,
    })
    .where("id", "=", DEMO_ID)
    .execute();
  await seedDemoBoats(db);
  await seedDemoInventory(db);
  await seedDemoMaintenances(db);
  await seedDemoPapers(db);
  await seedDemoChecklists(db);
  await seedDemoLists(db);
  await seedDemoDepartures(db);
  await seedDemoQuestions(db);
  await seedDemoCrew(db);
}
