import pg from "pg";

/** What somebody has after two or three years who uses all of Bosco and shares nothing; so many of each. */
const HELD = {
  bateaux: 1,
  espaces_stockage: 6,
  inventaire: 60,
  maintenances: 25,
  pieces: 10,
  documents: 6,
  releves_heures: 30,
  checklists_nouvelles: 4,
  taches: 60,
  passages_checklist: 10,
  listes_avitaillement: 2,
  questions_assistant: 40,
  assistant_usage: 40,
  operations: 200,
  auth_sessions: 2,
  auth_known_browsers: 2,
  rappels: 1,
  appareils_rappels: 1,
  rappels_dits: 10,
  abonnements: 1,
};

const id = (kind: string, n = "i") => `md5('${kind}' || a.n || ' ' || ${n})::uuid`;
const BOAT = id("boat", "1");
const ARTICLE = `{"nom": "Riz", "categorie": "Alimentation", "quantite": 1, "unite": "kg", "priorite": "normale"}`;
const LINE = `{"tache": "Vérifier le niveau d’huile du moteur", "etat": true, "note": "", "probleme": false}`;
const many = (json: string, count: number) => `(select jsonb_agg('${json}'::jsonb) from generate_series(1, ${count}))`;

/** The values of the i-th row of account a, after its user. Ids have no order, as those that clients make. */
const VALUES: Record<keyof typeof HELD, [columns: string, values: string]> = {
  bateaux: [
    "id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant, capacite_eau",
    `${BOAT}, 'Albatros', 'Bénéteau', 'Oceanis 40', 2010, 12.19, 3.91, 'Yanmar 3JH5', 200, 360`,
  ],
  espaces_stockage: ["id, bateau_id, nom, type", `${id("space")}, ${BOAT}, 'Coffre ' || i, 'Coffre'`],
  inventaire: [
    "id, bateau_id, nom, categorie, sous_categorie, quantite, quantite_max, unite, date_peremption, prix_unitaire, espace_stockage_id",
    `${id("article")}, ${BOAT}, 'Article ' || i || ' de la soute', 'Alimentation', 'Conserves', 5, 40, 'boîte', '2027-01-01', 3.5,
    ${id("space", "(1 + i % 6)")}`,
  ],
  maintenances: [
    "id, bateau_id, titre, categorie, date_echeance, description",
    `${id("work")}, ${BOAT},
    'Vidange du moteur ' || i, 'Moteur', date '2027-01-01' + i, repeat('Filtre à huile, joint, six litres. ', 4)`,
  ],
  pieces: ["bateau_id, maintenance_id, article_id", `${BOAT}, ${id("work")}, ${id("article")}`],
  documents: [
    "bateau_id, titre, type, numero, date_expiration",
    `${BOAT}, 'Assurance ' || i, 'Assurance', 'X-' || i, '2027-05-01'`,
  ],
  releves_heures: ["bateau_id, heures, date_releve", `${BOAT}, i * 10, now() - i * interval '3 weeks'`],
  checklists_nouvelles: ["id, bateau_id, nom, type", `${id("list")}, ${BOAT}, 'Départ ' || i, 'Départ'`],
  taches: [
    "checklist_id, tache, ordre",
    `${id("list", "(1 + i % 4)")}, 'Vérifier le niveau d’huile du moteur ' || i, i`,
  ],
  passages_checklist: [
    "checklist_id, nom, auteur, lignes, created_at",
    `${id("list", "(1 + i % 4)")}, 'Départ', 'Anne Marin',
    ${many(LINE, 15)}, now() - i * interval '2 weeks'`,
  ],
  listes_avitaillement: [
    "bateau_id, nom, articles, nombre_personnes, nombre_jours",
    `${BOAT}, 'Croisière ' || i, ${many(ARTICLE, 40)}, 4, 7`,
  ],
  questions_assistant: [
    "question, reponse, created_at",
    `'Comment prendre un ris par 25 nœuds ? ' || i,
    (select string_agg(md5(a.n || ' ' || i || ' ' || k), ' ') from generate_series(1, 40) k), now() - i * interval '1 day'`,
  ],
  assistant_usage: ["date_usage, questions_count", "current_date - i, 1"],
  operations: [
    "id, call, input_hash, output",
    `${id("operation")}, 'inventory.adjust', md5(a.n || ' ' || i),
    json_build_object('id', ${id("article")}, 'quantite', i, 'version', 3, 'updated_at', now())`,
  ],
  auth_sessions: [
    `token, "expiresAt", "ipAddress", "userAgent"`,
    `stored_token(a.n || ' ' || i), now() + interval '60 days', '192.0.2.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'`,
  ],
  auth_known_browsers: ["browser_hash", "encode(sha256((a.n || ' ' || i)::bytea), 'hex')"],
  rappels: ["courriel, push", "'hebdomadaire', true"],
  appareils_rappels: [
    "endpoint, p256dh, auth",
    `'https://push.example/' || repeat(md5(a.n || ' ' || i), 5), repeat('p', 87), repeat('a', 22)`,
  ],
  rappels_dits: [
    "par, genre, objet, etat, limite, dit_le",
    `'courriel', 'maintenance', ${id("work")}, 'bientôt', '2027-01-01', current_date`,
  ],
  abonnements: ["plan, date_debut, date_fin", "'annuel', now(), now() + interval '1 year'"],
};

/** Fills so many accounts as their owners would, with all that triggers write beside. */
export async function fillFullAccounts(connection: pg.ClientConfig, accounts: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("begin; set local role bosco_system; select set_config('app.crew', 'none', true)");
    const from = `from (select n, ${id("user", "1")} as user_id from generate_series(1, ${accounts}) as a (n)) as a`;
    await client.query(`insert into auth_users (id, name, email, "emailVerified")
      select user_id, 'Anne Marin', 'marin' || n || '@bench.example', true ${from}`);
    await client.query(`insert into auth_accounts ("userId", "accountId", "providerId", password)
      select user_id, user_id, 'credential', repeat('$argon2id', 11) ${from}`);
    for (const [table, count] of Object.entries(HELD)) {
      const [columns, values] = VALUES[table as keyof typeof HELD];
      const user = table === "auth_sessions" ? '"userId"' : "user_id";
      await client.query(`insert into ${table} (${user}, ${columns})
        select a.user_id, ${values} ${from}, generate_series(1, ${count}) as i`);
    }
    await client.query("commit");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
