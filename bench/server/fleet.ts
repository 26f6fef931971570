import { createHmac } from "node:crypto";
import pg from "pg";

/** Every account has one boat with so many articles. */
const ARTICLES_EACH = 50;
export const SECRET = "a secret for the bench, long enough for the auth library";

/** One account of the bench: all of its ids follow from its number, so that nobody has to ask for them. */
export const account = (n: number) => ({ user: idOf("a", n), boat: idOf("b", n), cookie: cookieOf(`jeton-${n}`) });
export const article = (n: number, of: number) => idOf("c", n * ARTICLES_EACH + of);

const idOf = (kind: string, n: number) => `${kind}0000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
const sqlId = (kind: string, n: string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

function cookieOf(token: string): string {
  const signature = createHmac("sha256", SECRET).update(token).digest("base64");
  return `bosco.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const ARTICLE = `a.user_id, a.bateau_id, 'Article ' || i || ' de la soute', 'Alimentation', 'Conserves', (i * 7) % 40, 40, 'boîte',
  date '2027-01-01' + i, 3.5`;
const COLUMNS =
  "id, user_id, bateau_id, nom, categorie, sous_categorie, quantite, quantite_max, unite, date_peremption, prix_unitaire";

/**
 * Accounts with a session, a boat and articles; and `inventaire_bare`, the same articles in a table as one would write it
 * by hand: key, foreign key, the index of the list and row-level security, no trigger.
 */
export async function fillFleet(connection: pg.ClientConfig, accounts: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const run = (text: string) => client.query(text);
  const articles = (table: string) => `insert into ${table} (${COLUMNS})
    select ${sqlId("c", `a.n * ${ARTICLES_EACH} + i`)}, ${ARTICLE}
    from (select n, ${sqlId("a", "n")} as user_id, ${sqlId("b", "n")} as bateau_id from generate_series(0, ${accounts - 1}) n) a,
      generate_series(0, ${ARTICLES_EACH - 1}) i`;
  await run("alter table inventaire disable trigger user; alter table bateaux disable trigger user");
  await run(`create table inventaire_bare (like inventaire including defaults including generated including constraints);
    alter table inventaire_bare add primary key (user_id, id);
    alter table inventaire_bare add foreign key (user_id, bateau_id) references bateaux (user_id, id);
    create index on inventaire_bare (user_id, bateau_id, nom);
    alter table inventaire_bare enable row level security;
    alter table inventaire_bare force row level security;
    create policy own_rows on inventaire_bare to bosco_app using (user_id = (select app_user())) with check (user_id = (select app_user()));
    create policy system on inventaire_bare to bosco_system using (true) with check (true);
    grant all on inventaire_bare to bosco_app, bosco_system`);
  await run(`begin;
    set local role bosco_system;
    insert into auth_users (id, name, email, "emailVerified")
      select ${sqlId("a", "n")}, 'Marin ' || n, 'marin' || n || '@bench.example', true from generate_series(0, ${accounts - 1}) n;
    insert into profils_utilisateur (id, email, prenom, nom)
      select ${sqlId("a", "n")}, 'marin' || n || '@bench.example', 'Anne', 'Marin' from generate_series(0, ${accounts - 1}) n
      on conflict do nothing;
    insert into auth_sessions ("userId", token, "expiresAt")
      select ${sqlId("a", "n")}, stored_token('jeton-' || n), now() + interval '30 days' from generate_series(0, ${accounts - 1}) n;
    insert into bateaux (user_id, id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant, capacite_eau)
      select ${sqlId("a", "n")}, ${sqlId("b", "n")}, 'Bateau ' || n, 'Bénéteau', 'First', 2010, 8, 3, 'Yanmar', 50, 50
      from generate_series(0, ${accounts - 1}) n;
    insert into abonnements (user_id, plan, statut, date_fin)
      select ${sqlId("a", "n")}, 'annuel', 'actif', now() + interval '1 year' from generate_series(0, ${accounts - 1}) n;
    ${articles("inventaire")};
    ${articles("inventaire_bare")};
    commit`);
  await run("alter table inventaire enable trigger user; alter table bateaux enable trigger user");
  // why: the disk's time is the same for all, and would hide what differs.
  await run("alter database bosco set synchronous_commit to off");
  await run("vacuum analyze");
  await client.end();
}
