import type { Article } from "@bosco/domain/inventory";
import type { SignedIn } from "../../accounts/account.ts";
import { noteActivity } from "../../crew/queries.ts";
import type { Db } from "../../database/database.ts";

/** What is counted at every press is noted where more than one person counts. */
const hasCrew = ({ received, gives }: SignedIn) => gives || received.length > 0;

export async function noteAdded(db: Db, me: SignedIn, added: readonly Pick<Article, "bateau_id" | "nom">[]) {
  if (!hasCrew(me)) return;
  for (const bateau_id of new Set(added.map((row) => row.bateau_id))) {
    const rows = added.filter((row) => row.bateau_id === bateau_id);
    await noteActivity(db, me, { bateau_id, action: "articles", objet: rows[0]?.nom ?? "", nombre: rows.length });
  }
}

export async function noteCounted(db: Db, me: SignedIn, bateau_id: string, nombre = 1) {
  if (hasCrew(me) && nombre > 0) await noteActivity(db, me, { bateau_id, action: "stock", nombre });
}
