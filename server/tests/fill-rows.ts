import { sql } from "kysely";
import type { TestServer } from "./test-server.ts";

const BOAT = "nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant, capacite_eau";
const BOAT_VALUES = "'Flotte ' || n, 'Bénéteau', 'First', 2010, 8, 3, 'Yanmar', 50, 50";
const LIST_ARTICLE = `{"nom": "Riz", "categorie": "Alimentation", "quantite": 1, "unite": "kg", "priorite": "normale"}`;

/** How to put `n` more rows of a kind into an account, by table. `$boat` and `$checklist` are rows it has. */
const INSERTS: Record<string, string> = {
  bateaux: `(user_id, ${BOAT}) select $user, ${BOAT_VALUES}`,
  inventaire: "(user_id, bateau_id, nom) select $user, $boat, 'Article ' || n",
  maintenances:
    "(user_id, bateau_id, titre, categorie, date_echeance) select $user, $boat, 'Vidange ' || n, 'Moteur', '2027-01-01'",
  espaces_stockage: "(user_id, bateau_id, nom, type) select $user, $boat, 'Coffre ' || n, 'Coffre'",
  categories: "(user_id, nom) select $user, 'Rayon ' || n",
  sous_categories: `(user_id, nom, categorie_id, categorie_owner) select $user, 'Étagère ' || n,
    (select id from categories where user_id is null limit 1), '00000000-0000-0000-0000-000000000000'`,
  listes_avitaillement: `(user_id, bateau_id, nom, articles, nombre_personnes, nombre_jours) select $user, $boat, 'Liste ' || n,
    (select jsonb_agg('${LIST_ARTICLE}'::jsonb) from generate_series(1, $each)), 2, 3`,
  checklists_nouvelles: "(user_id, bateau_id, nom) select $user, $boat, 'Départ ' || n",
  taches: "(user_id, checklist_id, tache, ordre) select $user, $checklist, 'Tâche ' || n, n",
  passages_checklist: `(user_id, checklist_id, nom, auteur, lignes, created_at) select $user, $checklist, 'Départ', 'Anne',
    (select jsonb_agg('{"tache": "Météo", "etat": true, "note": "", "probleme": false}'::jsonb) from generate_series(1, $each)),
    now() - n * interval '1 minute'`,
  releves_heures: `(user_id, bateau_id, heures, date_releve) select $user, $boat, 100, now() - n * interval '1 minute'`,
  questions_assistant: `(user_id, question, reponse, created_at) select $user, 'Ris ' || n, repeat('x', 2000),
    now() - n * interval '1 minute'`,
  operations: `(user_id, id, call, input_hash, output) select $user, gen_random_uuid(), 'x', 'x',
    json_build_object('x', repeat('y', 1000))`,
  annulations: `(user_id, bateau_id, action, lignes, total) select $user, $boat, 'remplir', '[]', 0`,
  maintenances_supprimees: `(user_id, id, bateau_id, ligne) select $user, gen_random_uuid(), $boat, '{}'`,
};

interface Filling {
  user: string;
  boat?: string;
  checklist?: string;
  /** How many articles, or lines, each row holds. */
  each?: number;
}

/** Writes rows straight into the database, as many as no test would send one by one. */
export async function fill(
  server: TestServer,
  table: string,
  count: number,
  filling: Filling,
  role: "bosco_system" | "bosco_app" = "bosco_system",
): Promise<void> {
  const { user, boat = "", checklist = "", each = 1 } = filling;
  const insert = (INSERTS[table] ?? "")
    .replaceAll("$user", `'${user}'::uuid`)
    .replaceAll("$boat", `'${boat}'::uuid`)
    .replaceAll("$checklist", `'${checklist}'::uuid`)
    .replaceAll("$each", String(each));
  // why: names that no row has yet; some are unique.
  const from = 1 + (await countRows(server, table, user));
  await server.sql(`begin; set local role ${role}; set local app.user_id = '${user}';
    insert into ${table} ${insert} from generate_series(${from}, ${from + count - 1}) as n; commit`);
}

export async function countRows(server: TestServer, table: string, user: string): Promise<number> {
  return server.database.asSystem(async (db) => {
    const counted = sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where user_id = ${user}`;
    return (await counted.execute(db)).rows[0]?.n ?? Number.NaN;
  });
}
