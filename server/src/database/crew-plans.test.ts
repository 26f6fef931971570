import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/test-database.ts";

const database = await createTestDatabase();
const client = new pg.Client(database.connection);

const OWNERS = 200;
const ARTICLES = 60;
const owner = randomUUID();
const member = randomUUID();

beforeAll(async () => {
  await client.connect();
  await client.query(`begin; set local role bosco_system;
    insert into auth_users (id, name, email) values ('${owner}', 'x', 'o@bosco.test'), ('${member}', 'x', 'm@bosco.test');
    insert into auth_users (name, email) select 'x', n || '@bosco.test' from generate_series(1, ${OWNERS}) as n;
    insert into bateaux (user_id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant, capacite_eau)
      select id, 'Korrigan', 'Bénéteau', 'First', 2010, 8, 3, 'Yanmar', 50, 50 from auth_users where name = 'x';
    insert into inventaire (user_id, bateau_id, nom)
      select user_id, id, 'Article ' || n from bateaux, generate_series(1, ${ARTICLES}) as n where nom = 'Korrigan';
    insert into partages (user_id, bateau_id, email, role, membre_id, accepte_le)
      select user_id, id, 'm@bosco.test', 'equipage', '${member}', now() from bateaux where user_id = '${owner}'
        and nom = 'Korrigan';
    commit; analyze inventaire, bateaux, partages`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** How PostgreSQL would run a statement of somebody's request, as text. */
async function planOf(statement: string, crew?: { owners: string[] }, more = ""): Promise<string> {
  const user = crew ? member : owner;
  await client.query(`begin; select set_config('role', '${crew ? "bosco_crew" : "bosco_app"}', true),
    set_config('app.user_id', '${user}', true), set_config('app.owners', '{${crew?.owners.join() ?? ""}}', true); ${more}`);
  try {
    const { rows } = await client.query(`explain ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    await client.query("rollback");
  }
}
const crew = { owners: [owner, member] };
const LIST = "select nom, nullif(user_id, (select app_user())) from inventaire order by fold(nom), nom, id";
/** why: a small table is quicker read whole; the question is whether the index serves. */
const NO_SCAN = "set local enable_seqscan to off";
const ID = "b05c0000-0000-4000-8000-000000000001";

describe("whoever shares nothing", () => {
  test("reads a list by its own index, or in its order, and no share is looked at", async () => {
    const plan = await planOf(LIST);
    expect(plan).toMatch(/Index Cond: \(user_id = [^A]/);
    expect(plan).not.toMatch(/partages|Seq Scan/);
    const ordered = await planOf(LIST, undefined, "set local enable_sort to off");
    expect(ordered).toContain("Scan using inventaire_alphabet");
  });

  test.each([
    `update inventaire set quantite = 1 where id = '${ID}'`,
    `delete from inventaire where id = '${ID}'`,
    `select * from inventaire where id = '${ID}'`,
  ])("finds a row by its key: %s", async (statement) => {
    const plan = await planOf(statement, undefined, NO_SCAN);
    expect(plan).toMatch(/Index Cond: \(\(user_id = [^=]+ AND \(id = /);
    expect(plan).not.toMatch(/partages|Seq Scan/);
  });
});

describe("the crew", () => {
  test("reads a list by the owners that it may meet, and asks for its boats once", async () => {
    const plan = await planOf(LIST, crew);
    expect(plan).toMatch(/Index Cond: \(user_id = ANY/);
    expect(plan).toContain("hashed SubPlan");
    expect(plan).not.toContain("Seq Scan on inventaire");
  });

  const TABLES = [
    "bateaux",
    "moteurs",
    "releves_heures",
    "maintenances",
    "pieces",
    "documents",
    "espaces_stockage",
    "inventaire",
    "listes_avitaillement",
    "checklists_nouvelles",
    "taches",
    "passages_checklist",
    "departs",
    "controles_depart",
    "annulations",
    "activites",
  ];
  test.each(TABLES)("finds a row of %s by its key", async (table) => {
    const plan = await planOf(`select * from ${table} where id = '${ID}'`, crew, NO_SCAN);
    expect(plan).toMatch(/Index Cond: \(\(user_id = ANY [^=]+ AND \(id = /);
  });
});
