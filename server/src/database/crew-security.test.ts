import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOwnedTables, insertOwnedRows, insertRow, ownedRow } from "../../tests/owned-rows.ts";
import { createTestDatabase } from "../../tests/test-database.ts";
import { CREW_SETTINGS } from "./database.ts";

const database = await createTestDatabase();
const client = new pg.Client(database.connection);
await client.connect();
const owned = await findOwnedTables(client);

const MEMBERS = ["lecture", "equipage", "gestion"] as const;
type Member = (typeof MEMBERS)[number];
/** `neighbour` is aboard another boat of the owner's, `revoked` was aboard, `stranger` never was. */
const AWAY = ["neighbour", "revoked", "stranger"] as const;
type Person = "owner" | Member | (typeof AWAY)[number];
const PEOPLE: Person[] = ["owner", ...MEMBERS, ...AWAY];
const ids = Object.fromEntries(PEOPLE.map((name) => [name, randomUUID()])) as Record<Person, string>;
const A = ids.owner;
type Row = Record<string, unknown>;
let rowsOfA: Map<string, Row>;
const rowsOf = new Map<Person, Map<string, Row>>();
const shares = new Map<Person, string>();
/** A's other boat, which is shared with the neighbour. */
const otherBoat = randomUUID();
const boatOfA = () => String(rowsOfA.get("bateaux")?.id);

beforeAll(async () => {
  for (const id of Object.values(ids))
    await client.query("insert into auth_users (id, name, email) values ($1, 'x', $2)", [id, `${id}@bosco.test`]);
  for (const name of PEOPLE) rowsOf.set(name, await insertOwnedRows(client, owned, ids[name]));
  rowsOfA = rowsOf.get("owner") as Map<string, Row>;
  await asSystem(async () => {
    await insertRow(client, "bateaux", { ...(await ownedRow(client, owned, "bateaux", A, new Map())), id: otherBoat });
    for (const role of MEMBERS) shares.set(role, await aboard(A, boatOfA(), ids[role], role));
    await aboard(A, otherBoat, ids.neighbour, "gestion");
    const gone = await aboard(A, boatOfA(), ids.revoked, "gestion");
    await client.query("delete from partages where id = $1", [gone]);
  });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function asSystem<T>(work: () => Promise<T>): Promise<T> {
  await client.query("begin; set local role bosco_system");
  const done = await work();
  await client.query("commit");
  return done;
}

async function aboard(user_id: string, bateau_id: string, membre_id: string, role: string): Promise<string> {
  const email = `${membre_id}@bosco.test`;
  const share = { user_id, bateau_id, email, role, membre_id, accepte_le: new Date() };
  return String((await insertRow(client, "partages", share)).id);
}

interface Outcome {
  rows?: pg.QueryResultRow[];
  count?: number;
  code?: string | undefined;
}
interface Entering {
  /** Instead of what the database has found. */
  settings?: Record<string, string>;
  /** What the system does before. */
  before?: () => Promise<unknown>;
}

/** What a request of somebody's does, in a transaction that ends without a trace. */
async function attempt(
  who: string,
  work: () => Promise<pg.QueryResult | Row>,
  { settings = {}, before }: Entering = {},
): Promise<Outcome> {
  await client.query("begin");
  try {
    if (before) {
      await client.query("set local role bosco_system");
      await before();
      await client.query("reset role");
    }
    await client.query(
      `select ${CREW_SETTINGS}, set_config('app.user_id', $1::text, true) from find_crew($1::text::uuid) as f`,
      [who],
    );
    for (const [name, value] of Object.entries(settings))
      await client.query("select set_config($1, $2, true)", [name, value]);
    const result = await work();
    const rows: pg.QueryResultRow[] = Array.isArray(result.rows) ? result.rows : [result];
    return { rows, count: Number(result.rowCount ?? 1) };
  } catch (error) {
    return { code: error instanceof pg.DatabaseError ? error.code : String(error) };
  } finally {
    await client.query("rollback");
  }
}
const as = (who: Person, text: string, values: unknown[] = [], entering?: Entering) =>
  attempt(ids[who], () => client.query(text, values), entering);

const REFUSED = { code: "42501" };
const BEYOND_ROLE = { code: "BO403" };
const NO_ROW = { rows: [], count: 0 };
const ONE = expect.objectContaining({ count: 1 });
const TAKEN = { code: "23505" };

async function checksumOfA(): Promise<string> {
  const parts = owned.tables.map(
    (table) => `select '${table}' as t, r::text as row from ${table} r where user_id = $1`,
  );
  return asSystem(async () => {
    const { rows } = await client.query(
      `select md5(string_agg(t || row, '|' order by t, row)) as md5 from (${parts.join(" union all ")}) as rows`,
      [A],
    );
    return rows[0].md5;
  });
}

/** From which role on a member may insert, update and delete, as `decisions.md` has it. */
const RIGHTS: Record<string, [insert: string, update: string, remove: string]> = {
  bateaux: ["nobody", "equipage", "nobody"],
  releves_heures: ["equipage", "nobody", "nobody"],
  maintenances: ["gestion", "equipage", "gestion"],
  espaces_stockage: ["gestion", "gestion", "gestion"],
  inventaire: ["equipage", "equipage", "gestion"],
  listes_avitaillement: ["equipage", "equipage", "gestion"],
  checklists_nouvelles: ["gestion", "gestion", "gestion"],
  taches: ["gestion", "equipage", "gestion"],
  passages_checklist: ["equipage", "nobody", "nobody"],
  annulations: ["equipage", "nobody", "equipage"],
  activites: ["nobody", "nobody", "nobody"],
};
const tables = Object.keys(RIGHTS);
/** What is its owner's alone, whoever is aboard. */
const ALONE = [
  "abonnements",
  "assistant_usage",
  "calendriers",
  "categories",
  "maintenances_supprimees",
  "operations",
  "questions_assistant",
  "sous_categories",
];

const may = (person: Person, least = "nobody") =>
  MEMBERS.includes(person as Member) &&
  least !== "nobody" &&
  MEMBERS.indexOf(person as Member) >= MEMBERS.indexOf(least as Member);
/** Refused, or not even seen. */
const expectDenied = (outcome: Outcome) => expect([REFUSED, BEYOND_ROLE, NO_ROW]).toContainEqual(outcome);

test("every table of users' rows is a boat's, its owner's alone, or the shares", () => {
  expect([...tables, ...ALONE, "partages", "changements"].sort()).toEqual([...owned.tables].sort());
  const ofBoats = owned.columns.filter(({ name }) => name === "bateau_id").map(({ table }) => table);
  const known = [...tables, "partages", "maintenances_supprimees"];
  expect(ofBoats.filter((table) => !known.includes(table))).toEqual([]);
});

describe.each(tables)("%s", (table) => {
  const [inserts, updates, deletes] = RIGHTS[table] ?? [];
  const freshRow = async (by: Person): Promise<Row> => ({
    ...(await ownedRow(client, owned, table, A, rowsOfA)),
    ...(table === "releves_heures" && { date_releve: "2020-02-02" }), // one a day
    ...(table === "passages_checklist" && { auteur_id: ids[by] }),
  });

  test.each([...MEMBERS, ...AWAY])("%s", async (person) => {
    const before = await checksumOfA();
    const isAboard = MEMBERS.includes(person as Member);
    const named = [A, rowsOfA.get(table)?.id];
    const where = "where user_id = $1 and id = $2";
    expect(await as(person, `select id from ${table} ${where}`, named)).toEqual(isAboard ? ONE : NO_ROW);
    const row = await freshRow(person);
    const inserted = await attempt(ids[person], () => insertRow(client, table, row));
    expect(inserted).toEqual(may(person, inserts) ? ONE : REFUSED);
    const updated = await as(person, `update ${table} set user_id = user_id ${where}`, named);
    if (may(person, updates)) expect(updated).toEqual(ONE);
    else expectDenied(updated);
    const deleted = await as(person, `delete from ${table} ${where}`, named);
    if (may(person, deletes)) expect(deleted).toEqual(ONE);
    else expectDenied(deleted);
    expect(await checksumOfA()).toBe(before);
  });

  test("nobody gives a row of the owner's away, or takes one in", async () => {
    for (const person of [...MEMBERS, ...AWAY]) {
      const own = rowsOf.get(person)?.get("bateaux")?.id;
      const id = ids[person];
      const away = table === "bateaux" ? "user_id = $1" : "user_id = $1, bateau_id = $4";
      const values = (to: string, from: string, row: unknown, boat: unknown) =>
        table === "bateaux" ? [to, from, row] : [to, from, row, boat];
      const change = `update ${table} set ${away} where user_id = $2 and id = $3`;
      expectDenied(await as(person, change, values(id, A, rowsOfA.get(table)?.id, own)));
      expectDenied(await as(person, change, values(A, id, rowsOf.get(person)?.get(table)?.id, boatOfA())));
      expectDenied(await as(person, change, values(ids.stranger, A, rowsOfA.get(table)?.id, own)));
    }
  });

  test("nobody moves a row to a boat that is not shared with him", async ({ skip }) => {
    if (table === "bateaux") skip();
    const change = `update ${table} set bateau_id = $1 where user_id = $2 and id = $3`;
    for (const person of MEMBERS) expectDenied(await as(person, change, [otherBoat, A, rowsOfA.get(table)?.id]));
    const row = { ...(await freshRow("gestion")), bateau_id: otherBoat };
    // why not these: their boat is their checklist's, whatever is said
    if (!["taches", "passages_checklist"].includes(table))
      expect(await attempt(ids.gestion, () => insertRow(client, table, row))).toEqual(REFUSED);
  });

  test("who says that he meets the owner is shown no more", async () => {
    for (const person of AWAY) {
      const settings = { role: "bosco_crew", "app.owners": `{${A},${ids[person]}}`, "app.crew": "some" };
      const seen = `select id from ${table} where user_id = $1 and ${table === "bateaux" ? "id" : "bateau_id"} = $2`;
      expect(await as(person, seen, [A, boatOfA()], { settings })).toEqual(NO_ROW);
      expectDenied(
        await as(person, `delete from ${table} where user_id = $1 and id = $2`, [A, rowsOfA.get(table)?.id], {
          settings,
        }),
      );
      const row = await freshRow(person);
      expect(await attempt(ids[person], () => insertRow(client, table, row), { settings })).toEqual(REFUSED);
    }
  });

  test("a member who enters as one who is of no crew sees his own", async () => {
    const settings = { role: "bosco_app" };
    const seen = await as("gestion", `select distinct user_id from ${table}`, [], { settings });
    expect(seen.rows).toEqual([{ user_id: ids.gestion }]);
  });
});

describe("the log of changes", () => {
  const OF_BOAT = "select distinct table_nom from changements where user_id = $1 and bateau = $2";
  const OTHERS = "select 1 from changements where user_id = $1 and bateau <> $2";

  test.each(MEMBERS)("%s sees what is of the boat, and nothing else of its owner's", async (person) => {
    expect((await as(person, OF_BOAT, [A, boatOfA()])).count).toBeGreaterThanOrEqual(9);
    expect(await as(person, OTHERS, [A, boatOfA()])).toEqual(NO_ROW);
  });

  test.each(AWAY)("%s sees nothing of the boat, also if he says that he meets the owner", async (person) => {
    const settings = { role: "bosco_crew", "app.owners": `{${A},${ids[person]}}`, "app.crew": "some" };
    expect(await as(person, OF_BOAT, [A, boatOfA()])).toEqual(NO_ROW);
    expect(await as(person, OF_BOAT, [A, boatOfA()], { settings })).toEqual(NO_ROW);
  });

  test.each(PEOPLE)("%s writes none of it", async (person) => {
    const named = [ids[person], "bateaux", randomUUID()];
    const insert = "insert into changements (user_id, table_nom, ligne) values ($1, $2, $3)";
    expect(await as(person, insert, named)).toEqual(REFUSED);
    expect(await as(person, "update changements set moment = now()")).toEqual(REFUSED);
    expect(await as(person, "delete from changements")).toEqual(REFUSED);
    expect(await as(person, "update changements_etat set oublie = '0'")).toEqual(REFUSED);
  });
});

describe("what is its owner's alone", () => {
  test.each(ALONE)("%s", async (table) => {
    const before = await checksumOfA();
    for (const person of MEMBERS) {
      expect(await as(person, `select * from ${table} where user_id = $1`, [A])).toEqual(NO_ROW);
      expect((await as(person, `select * from ${table} where user_id = $1`, [ids[person]])).count).toBeGreaterThan(0);
      expectDenied(await as(person, `update ${table} set user_id = user_id where user_id = $1`, [A]));
      expectDenied(await as(person, `delete from ${table} where user_id = $1`, [A]));
      const row = await ownedRow(client, owned, table, A, rowsOfA);
      expect(await attempt(ids[person], () => insertRow(client, table, row))).toEqual(REFUSED);
    }
    expect(await checksumOfA()).toBe(before);
  });

  test("the profile", async () => {
    expect(await as("gestion", "select * from profils_utilisateur where id = $1", [A])).toEqual(NO_ROW);
    expect(await as("gestion", "update profils_utilisateur set prenom = 'x' where id = $1", [A])).toEqual(NO_ROW);
    const known = await as("gestion", "select * from find_shipmates() where id = $1", [A]);
    expect(Object.keys(known.rows?.[0] ?? {})).toEqual(["id", "prenom", "nom", "email"]);
    expect(await as("stranger", "select * from find_shipmates()")).toEqual(NO_ROW);
  });
});

describe("what equipage may write of a row", () => {
  const WRITTEN: Record<string, string[]> = {
    bateaux: ["heures_moteur"],
    maintenances: ["statut", "date_realisation", "heures_realisation", "fait_par", "fait_par_id"],
    taches: ["etat", "note", "maintenance_id"],
  };
  /** Another value, whatever the column's checks say: the role is judged before. */
  const another = (name: string, type: string) => {
    if (type === "boolean") return `not coalesce(${name}, false)`;
    if (type === "uuid") return `'${randomUUID()}'`;
    if (/^(numeric|integer|smallint|double)/.test(type)) return "77";
    if (type === "date") return "'2020-02-02'";
    if (/^timestamp/.test(type)) return "'2020-02-02T00:00:00Z'";
    return type === "jsonb" ? `'["x"]'` : "'zz'";
  };
  const columns = owned.columns.filter(
    ({ table, name }) => table in WRITTEN && !["version", "updated_at", ...(WRITTEN[table] ?? [])].includes(name),
  );

  test.each(columns)("not $name of $table", async ({ table, name, type }) => {
    const set = `update ${table} set ${name} = ${another(name, type)} where user_id = $1 and id = $2`;
    expect(await as("equipage", set, [A, rowsOfA.get(table)?.id])).toEqual(BEYOND_ROLE);
  });

  test.each([
    ["bateaux", "heures_moteur = 900"],
    ["maintenances", "statut = 'Terminée', date_realisation = '2026-05-01', heures_realisation = 12"],
    ["taches", "etat = true, note = 'À revoir'"],
    ["taches", "maintenance_id = null"],
  ])("%s set %s", async (table, set) => {
    const text = `update ${table} set ${set} where user_id = $1 and id = $2`;
    expect(await as("equipage", text, [A, rowsOfA.get(table)?.id])).toEqual(ONE);
    expect(await as("lecture", text, [A, rowsOfA.get(table)?.id])).toEqual(NO_ROW);
  });

  test("no tie of a task to a maintenance", async () => {
    const tie = "update taches set maintenance_id = $1 where user_id = $2 and id = $3";
    const before = () => client.query("update taches set maintenance_id = null where user_id = $1", [A]);
    const values = [rowsOfA.get("maintenances")?.id, A, rowsOfA.get("taches")?.id];
    expect(await as("equipage", tie, values, { before })).toEqual(BEYOND_ROLE);
    expect(await as("gestion", tie, values, { before })).toEqual(ONE);
  });

  test("nobody but the owner says which boat is his default", async () => {
    const text = "update bateaux set par_defaut = not par_defaut where user_id = $1 and id = $2";
    expect(await as("gestion", text, [A, boatOfA()])).toEqual(BEYOND_ROLE);
    expect(await as("owner", text, [A, boatOfA()])).toEqual(ONE);
  });

  test("of a maintenance, the next one of a finished one and no other", async () => {
    const finish = () => client.query("update maintenances set statut = 'Terminée' where user_id = $1", [A]);
    const next = async (more: Row = {}) => ({
      ...(await ownedRow(client, owned, "maintenances", A, rowsOfA)),
      id: randomUUID(),
      precedente_id: rowsOfA.get("maintenances")?.id,
      ...more,
    });
    const insert = async (person: Person, row: Row, before = finish) =>
      attempt(ids[person], () => insertRow(client, "maintenances", row), { before });
    expect(await insert("equipage", await next())).toEqual(ONE);
    expect(await insert("lecture", await next())).toEqual(REFUSED);
    expect(await insert("equipage", await next({ precedente_id: null }))).toEqual(REFUSED);
    expect(await insert("equipage", await next({ statut: "Terminée" }))).toEqual(REFUSED);
    expect(await insert("equipage", await next({ bateau_id: otherBoat }))).toEqual(REFUSED);
    const nothing = async () => ({}) as pg.QueryResult;
    expect(await insert("equipage", await next(), nothing)).toEqual(REFUSED);
  });

  test("and takes it back as long as nobody has touched it", async () => {
    const row = { ...(await ownedRow(client, owned, "maintenances", A, rowsOfA)), id: randomUUID() };
    const follows = { ...row, precedente_id: rowsOfA.get("maintenances")?.id };
    const remove = (person: Person, kept: Row, touch = "") =>
      as(person, "delete from maintenances where id = $1", [kept.id], {
        before: async () => {
          await insertRow(client, "maintenances", kept);
          if (touch) await client.query(`update maintenances set ${touch} where id = $1`, [kept.id]);
        },
      });
    expect(await remove("equipage", follows)).toEqual(ONE);
    expect(await remove("lecture", follows)).toEqual(NO_ROW);
    expect(await remove("equipage", row)).toEqual(NO_ROW);
    expect(await remove("equipage", follows, "titre = 'Vidange'")).toEqual(NO_ROW);
    expect(await remove("equipage", follows, "statut = 'En cours'")).toEqual(NO_ROW);
  });
});

describe("in another's name", () => {
  test("no member says that somebody else has done a work", async () => {
    const text = "update maintenances set fait_par = 'x', fait_par_id = $1 where user_id = $2";
    for (const role of ["equipage", "gestion"] as const) {
      expect(await as(role, text, [A, A])).toEqual(BEYOND_ROLE);
      expect(await as(role, text, [ids[role], A])).toEqual(ONE);
      expect(await as(role, text, [null, A])).toEqual(ONE);
    }
  });

  test("or has gone through a checklist", async () => {
    const row = await ownedRow(client, owned, "passages_checklist", A, rowsOfA);
    const run = (auteur_id: string | null) =>
      attempt(ids.equipage, () => insertRow(client, "passages_checklist", { ...row, auteur_id }));
    expect(await run(ids.equipage)).toEqual(ONE);
    expect(await run(A)).toEqual(BEYOND_ROLE);
    expect(await run(null)).toEqual(BEYOND_ROLE);
  });

  test("nobody writes the activity but by what notes it, in his own name, of a boat that he sees", async () => {
    for (const person of PEOPLE) {
      const row = await ownedRow(client, owned, "activites", A, rowsOfA);
      expect(await attempt(ids[person], () => insertRow(client, "activites", row))).toEqual(REFUSED);
      expect(await as(person, "update activites set auteur = 'x'")).toEqual(REFUSED);
      expect(await as(person, "delete from activites")).toEqual(REFUSED);
      const noted = await attempt(ids[person], async () => {
        await client.query("select note_activity('Anne', $1, 'heures', '12 h', 1, false)", [boatOfA()]);
        return client
          .query("reset role; set local role bosco_system")
          .then(() =>
            client.query("select user_id, auteur_id from activites where action = 'heures' and objet = '12 h'"),
          );
      });
      expect(noted.rows).toEqual(
        person === "owner" || MEMBERS.includes(person as Member) ? [{ user_id: A, auteur_id: ids[person] }] : [],
      );
    }
  });
});

describe("the shares", () => {
  const SHARE = "insert into partages (user_id, bateau_id, email, role) values ($1, $2, 'x@bosco.test', 'gestion')";

  test("nobody shares another's boat", async () => {
    for (const person of [...MEMBERS, ...AWAY]) {
      expect(await as(person, SHARE, [A, boatOfA()])).toEqual(REFUSED);
      expect(await as(person, SHARE, [ids[person], boatOfA()])).toEqual({ code: "23503" });
    }
    expect(await as("owner", SHARE, [A, boatOfA()])).toEqual(ONE);
  });

  test.each(["membre_id", "accepte_le", "nom", "id"])("not even the owner says %s", async (name) => {
    const value = { accepte_le: "now()", nom: "'x'" }[name] ?? "gen_random_uuid()";
    const insert = SHARE.replace("role)", `role, ${name})`).replace("'gestion')", `'gestion', ${value})`);
    expect(await as("owner", insert, [A, boatOfA()])).toEqual(REFUSED);
    expect(await as("owner", `update partages set ${name} = ${value} where user_id = $1`, [A])).toEqual(REFUSED);
  });

  test("a member sees his own, raises it not, and leaves", async () => {
    for (const role of MEMBERS) {
      const id = shares.get(role);
      const seen = await as(role, "select id from partages where user_id = $1", [A]);
      expect(seen.rows).toEqual([{ id }]);
      expect(await as(role, "update partages set role = 'gestion' where id = $1", [id])).toEqual(NO_ROW);
      expect(await as(role, "update partages set bateau_id = $2 where id = $1", [id, otherBoat])).toEqual(REFUSED);
      expect(await as(role, "delete from partages where user_id = $1", [A])).toEqual(ONE);
    }
    expect(await as("stranger", "select id from partages where user_id = $1", [A])).toEqual(NO_ROW);
    expect(await as("revoked", "select id from partages where user_id = $1", [A])).toEqual(NO_ROW);
  });

  test("an owner makes nobody a second owner by a change of role", async () => {
    const role = "update partages set role = 'proprietaire' where user_id = $1 and membre_id is not null";
    expect(await as("owner", role, [A])).toEqual({ code: "23514" });
  });
});

describe("two accounts with a boat of the same id", () => {
  /** C has a boat with the id of A's, and another that he shares with A's members. */
  const C = ids.stranger;
  const twin = async () => {
    const row = await ownedRow(client, owned, "bateaux", C, new Map());
    await insertRow(client, "bateaux", { ...row, id: boatOfA() });
    const twins = new Map(rowsOf.get("stranger"));
    twins.set("bateaux", { id: boatOfA(), user_id: C });
    for (const parent of ["espaces_stockage", "maintenances", "checklists_nouvelles"])
      twins.set(
        parent,
        await insertRow(client, parent, { ...(await ownedRow(client, owned, parent, C, twins)), id: randomUUID() }),
      );
    for (const table of ["inventaire", "listes_avitaillement", "taches"])
      await insertRow(client, table, { ...(await ownedRow(client, owned, table, C, twins)), id: randomUUID() });
    for (const role of MEMBERS) await aboard(C, String(rowsOf.get("stranger")?.get("bateaux")?.id), ids[role], role);
  };
  const SEEN = [
    "maintenances",
    "espaces_stockage",
    "inventaire",
    "listes_avitaillement",
    "checklists_nouvelles",
    "taches",
  ];

  test.each(MEMBERS)("%s sees the one that is shared, and not the other", async (role) => {
    const boats = await as(role, "select user_id from bateaux where id = $1", [boatOfA()], { before: twin });
    expect(boats).toEqual({ rows: [{ user_id: A }], count: 1 });
    for (const table of SEEN) {
      const text = `select distinct user_id from ${table} where bateau_id = $1`;
      const seen = await as(role, text, [boatOfA()], { before: twin });
      expect({ table, rows: seen.rows }).toEqual({ table, rows: [{ user_id: A }] });
    }
  });

  test("and writes the one that is shared", async () => {
    for (const table of ["inventaire", "listes_avitaillement"]) {
      const text = `delete from ${table} where bateau_id = $1 returning user_id`;
      const gone = await as("gestion", text, [boatOfA()], { before: twin });
      expect(gone.rows).toEqual([{ user_id: A }]);
    }
    const hours = "update bateaux set heures_moteur = 900 where id = $1 returning user_id";
    expect((await as("equipage", hours, [boatOfA()], { before: twin })).rows).toEqual([{ user_id: A }]);
  });

  test("cannot both be shared with one", async () => {
    const { rows } = await asSystem(async () => {
      await client.query("savepoint clean");
      await twin();
      const found = await client.query("select has_taken_ids($1, $2, $3) as taken", [C, boatOfA(), ids.gestion]);
      await client.query("rollback to savepoint clean");
      return found;
    });
    expect(rows).toEqual([{ taken: true }]);
  });
});

describe("an id is given once among people who share boats", () => {
  const IDS = [
    "bateaux",
    "maintenances",
    "espaces_stockage",
    "inventaire",
    "listes_avitaillement",
    "checklists_nouvelles",
    "taches",
  ];
  const insertWithId = async (
    who: Person,
    owner: Person,
    table: string,
    id: unknown,
    before?: () => Promise<unknown>,
  ) => {
    const row = await ownedRow(client, owned, table, ids[owner], rowsOf.get(owner) ?? new Map());
    return attempt(ids[who], () => insertRow(client, table, { ...row, id }), before && { before });
  };
  const idOf = (owner: Person, table: string) => rowsOf.get(owner)?.get(table)?.id;

  test.each(IDS)("%s", async (table) => {
    expect(await insertWithId("lecture", "lecture", table, idOf("owner", table))).toEqual(TAKEN);
    expect(await insertWithId("owner", "owner", table, randomUUID())).toEqual(ONE);
    // why: whoever shares nothing with anybody never meets the other
    expect(await insertWithId("stranger", "stranger", table, idOf("owner", table))).toEqual(ONE);
    // why: a new boat is not shared yet, and will not be with whoever has that id
    if (table === "bateaux") return;
    expect(await insertWithId("owner", "owner", table, idOf("equipage", table))).toEqual(TAKEN);
    expect(await insertWithId("gestion", "owner", table, idOf("gestion", table))).toEqual(TAKEN);
    // two owners of one member
    const near = () => aboard(ids.stranger, String(idOf("stranger", "bateaux")), ids.lecture, "lecture");
    expect(await insertWithId("stranger", "stranger", table, idOf("owner", table), near)).toEqual(TAKEN);
  });
});

describe("what the server's own functions do for whoever is not aboard", () => {
  test("nothing is counted", async () => {
    const count = "select count_held($1, 'inventaire', false) as n";
    expect((await as("stranger", count, [A])).rows).toEqual([{ n: 0 }]);
    expect((await as("lecture", count, [A])).rows).toEqual([{ n: 1 }]);
  });

  test("nothing that was done is forgotten", async () => {
    const before = () => client.query("update maintenances set statut = 'Terminée' where user_id = $1", [A]);
    const left = async (person: Person) => {
      const outcome = await attempt(
        ids[person],
        async () => {
          await client.query("select forget_oldest_done($1, gen_random_uuid())", [A]);
          await client.query("set local role bosco_system");
          return client.query("select id from maintenances where user_id = $1", [A]);
        },
        { before },
      );
      return outcome.count;
    };
    for (const person of [...AWAY.filter((one) => one !== "neighbour"), "lecture"] as Person[])
      expect(await left(person)).toBe(1);
    for (const person of ["owner", "equipage"] as Person[]) expect(await left(person)).toBe(0);
  });

  test("no request hands a boat over, or asks what ids somebody has", async () => {
    for (const person of PEOPLE) {
      expect(await as(person, "select hand_over($1, $2, $3)", [boatOfA(), A, ids[person]])).toEqual(REFUSED);
      expect(await as(person, "select has_taken_ids($2, $1, $3)", [boatOfA(), A, ids[person]])).toEqual(REFUSED);
    }
  });
});
