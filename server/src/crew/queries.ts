import { nameAboard } from "@bosco/domain/account";
import type { ActivityKind } from "@bosco/domain/crew";
import { sql } from "kysely";
import type { SignedIn } from "../accounts/account.ts";
import type { Db } from "../database/database.ts";

export type BoatTable =
  | "bateaux"
  | "moteurs"
  | "maintenances"
  | "espaces_stockage"
  | "inventaire"
  | "pieces"
  | "documents"
  | "listes_avitaillement"
  | "checklists_nouvelles"
  | "taches"
  | "departs"
  | "controles_depart";

/** The boat of a row that the caller sees. */
export async function findBoatOf(db: Db, table: BoatTable, id: string): Promise<{ bateau_id: string } | undefined> {
  const boat = sql.ref(table === "bateaux" ? "id" : "bateau_id");
  const { rows } = await sql<{ bateau_id: string }>`select ${boat} as bateau_id from ${sql.table(table)}
    where id = ${id}`.execute(db);
  return rows[0];
}

interface Done {
  bateau_id: string;
  action: ActivityKind;
  objet?: string;
  nombre?: number;
}

/** What is done often within an hour is counted, and not told one by one. */
const COUNTED: readonly ActivityKind[] = ["stock", "articles"];

/** Notes in the boat's activity what the caller has done aboard. */
export async function noteActivity(
  db: Db,
  { account }: Pick<SignedIn, "account">,
  { bateau_id, action, objet = "", nombre = 1 }: Done,
): Promise<void> {
  await sql`select note_activity(${nameAboard(account)}, ${bateau_id}, ${action}, ${objet}, ${nombre}, ${COUNTED.includes(action)})`.execute(
    db,
  );
}
