import type { JournalEntry } from "@bosco/domain/account";
import type { Db } from "../../../database/database.ts";

const SHOWN = 200;

interface Line {
  acteur_id: string;
  cible_id: string;
  action: JournalEntry["action"];
  details?: JournalEntry["details"];
}

/** Written in the same transaction as what it tells. */
export async function writeJournal(db: Db, { details = {}, ...line }: Line): Promise<void> {
  await db
    .insertInto("journal_administration")
    .values({ ...line, details: JSON.stringify(details) })
    .execute();
}

export function readJournal(db: Db): Promise<JournalEntry[]> {
  return db
    .selectFrom("journal_administration as j")
    .leftJoin("profils_utilisateur as a", "a.id", "j.acteur_id")
    .leftJoin("profils_utilisateur as c", "c.id", "j.cible_id")
    .select(["j.id", "j.action", "a.email as acteur", "c.email as cible", "j.details", "j.created_at"])
    .orderBy("j.created_at", "desc")
    .orderBy("j.id")
    .limit(SHOWN)
    .execute();
}
