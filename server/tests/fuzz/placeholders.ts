/** Who a row is of: the caller, or the tenant who never calls. */
export type Whose = "mine" | "theirs";

/** The accounts themselves, which are in no table of rows. */
export const ACCOUNTS = "auth_users";
export const SESSIONS = "auth_sessions";

/** The table that a field of an input names a row of; of `id` and `ids`, the route says it. */
export const TABLE_OF_FIELD: Record<string, string> = {
  bateau_id: "bateaux",
  moteur_id: "moteurs",
  article_id: "inventaire",
  maintenance_id: "maintenances",
  espace_stockage_id: "espaces_stockage",
  categorie_id: "categories",
  checklist_id: "checklists_nouvelles",
  parent_id: "documents",
  tache_id: "taches",
  annulation: "annulations",
  avant: "activites",
  assigne_id: ACCOUNTS,
  userId: ACCOUNTS,
};

const WHOSE: Whose[] = ["mine", "theirs"];
/** Placeholders are ids themselves, so that a schema takes them. */
const PLACEHOLDER = /f0220000-([0-9a-f]{4})-4([0-9a-f]{3})-8000-([0-9a-f]{12})/g;

const digits = (n: number, places: number) => n.toString(16).padStart(places, "0");

/** What stands in a drawn request for a row that exists only when it is sent: the same seed draws the same request. */
export function placeholder(tables: readonly string[], whose: Whose, table: string, which = 0): string {
  const at = tables.indexOf(table);
  if (at < 0) throw new Error(`No table ${table} to name a row of.`);
  return `f0220000-${digits(at, 4)}-4${digits(WHOSE.indexOf(whose), 3)}-8000-${digits(which, 12)}`;
}

/** The request as it is sent. */
export function fillIn(
  text: string,
  tables: readonly string[],
  idOf: (whose: Whose, table: string, which: number) => string,
) {
  return text.replace(PLACEHOLDER, (_, table: string, whose: string, which: string) =>
    idOf(
      WHOSE[Number.parseInt(whose, 16)] ?? "mine",
      tables[Number.parseInt(table, 16)] ?? "",
      Number.parseInt(which, 16),
    ),
  );
}
