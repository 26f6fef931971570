import type { UserColumns } from "./unnamed-tables.ts";

/**
 * The tables whose rows are each one account's, and the column that says whose: spread over several databases, all rows of an
 * account would lie in one of them (docs/growth.md).
 */
export const OF_USERS: UserColumns = {
  ...of("user_id", [
    ...["bateaux", "moteurs", "releves_heures", "maintenances", "maintenances_supprimees", "pieces", "documents"],
    ...["espaces_stockage", "inventaire", "annulations", "listes_avitaillement"],
    ...["checklists_nouvelles", "taches", "passages_checklist", "departs", "controles_depart"],
    ...["questions_assistant", "assistant_usage", "calendriers", "calendriers_choisis"],
    ...["rappels", "rappels_dits", "appareils_rappels", "partages", "activites", "changements", "operations"],
    ...["abonnements", "avertissements_inactivite", "auth_known_browsers"],
  ]),
  // those that are built in are nobody's, and have an owner of zeros
  ...of(["owner", "user_id"], ["categories", "sous_categories"]),
  ...of("id", ["auth_users", "profils_utilisateur"]),
  ...of("userId", ["auth_sessions", "auth_accounts"]),
  ...of("compte", ["changements_oublies", "rappels_arrets"]),
};

/** All other tables, and what they are. */
export const OF_NOBODY: Record<string, string> = {
  modeles_navires: "the catalogue of boats: read by all, written by migrations",
  schema_migrations: "what a database has been migrated by",
  server_state: "what servers keep about themselves: the signing secret, when a job ran last",
  changements_etat: "up to which transaction of this database changes were forgotten",
  changements_epoques: "the starts of servers on this database, which cursors name",
  appels_modele: "how often the model was asked today, whoever asked",
  jobs: "work that waits, of an account or of nobody",
  auth_attempts: "guesses and sign-ups, counted by address and by e-mail before anybody is known",
  auth_verifications: "links that were mailed, found by their secret",
  effacements: "fingerprints of accounts that are gone",
  journal_administration: "what administrators did, by ids of two accounts of which either may be gone",
};

function of(columns: string | string[], tables: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(tables.map((table) => [table, [columns].flat()]));
}
