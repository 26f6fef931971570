import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findOwnedTables, insertOwnedRows, insertRow, ownedRow } from "../../tests/owned-rows.ts";
import { SCRATCH_TABLE } from "../../tests/scratch-table.ts";
import { createTestDatabase } from "../../tests/test-database.ts";

const database = await createTestDatabase();
const client = new pg.Client(database.connection);
await client.connect();
await client.query(SCRATCH_TABLE);
const owned = await findOwnedTables(client);
const { tables, columns, references } = owned;

const A = randomUUID();
const B = randomUUID();
let rowsOfA: Awaited<ReturnType<typeof insertOwnedRows>>;
let rowsOfB: typeof rowsOfA;

beforeAll(async () => {
  for (const id of [A, B])
    await client.query("insert into auth_users (id, name, email) values ($1, 'x', $2)", [id, `${id}@bosco.test`]);
  rowsOfA = await insertOwnedRows(client, owned, A);
  rowsOfB = await insertOwnedRows(client, owned, B);
  await client.query("begin; set local role bosco_system");
  // why: of every other recurrence the database itself fills in the period.
  await client.query("update maintenances set recurrence = 'Autre', recurrence_mois = 1");
  // why: a work uses an article once, so that a second part needs a second one.
  const spare = await ownedRow(client, owned, "inventaire", B, rowsOfB);
  rowsOfB.set("inventaire", await insertRow(client, "inventaire", spare));
  await client.query("commit");
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Outcome {
  rows?: pg.QueryResultRow[];
  count?: number;
  code?: string | undefined;
}

/** What a statement does in a transaction that ends without a trace: rows and how many, or the SQLSTATE it fails with. */
async function attempt(
  role: string,
  userId: string | undefined,
  work: () => Promise<pg.QueryResult | pg.QueryResultRow>,
): Promise<Outcome> {
  await client.query("begin");
  await client.query("select set_config('role', $1, true)", [role]);
  if (userId) await client.query("select set_config('app.user_id', $1, true)", [userId]);
  try {
    const result = await work();
    const rows: pg.QueryResultRow[] = Array.isArray(result.rows) ? result.rows : [result];
    return { rows, count: Number(result.rowCount ?? 1) };
  } catch (error) {
    return { code: error instanceof pg.DatabaseError ? error.code : String(error) };
  } finally {
    await client.query("rollback");
  }
}
const as = (userId: string | undefined, text: string, values: unknown[] = []) =>
  attempt("bosco_app", userId, () => client.query(text, values));
const insertAs = (userId: string, table: string, row: object) =>
  attempt("bosco_app", userId, () => insertRow(client, table, row as Record<string, unknown>));

const REFUSED = { code: "42501" };
const NO_ROW = { rows: [], count: 0 };
const FOREIGN_KEY = { code: "23503" };
const CHECK = { code: "23514" };

/** All of A's rows, as one line. */
async function checksumOfA(): Promise<string> {
  const parts = tables.map((table) => `select '${table}' as t, r::text as row from ${table} r where user_id = $1`);
  const sums = await attempt("bosco_system", undefined, () =>
    client.query(`select md5(string_agg(t || row, '|' order by t, row)) as md5 from (${parts.join(" union all ")}) x`, [
      A,
    ]),
  );
  return sums.rows?.[0]?.md5;
}

test("the tables of users' rows are found, and A has a row in each", () => {
  expect(tables.length).toBeGreaterThanOrEqual(13);
  expect(tables).toContain("brouillons");
  expect([...rowsOfA.keys()]).toEqual(tables);
});

describe.each(tables)("%s", (table) => {
  test("A3: B sees no row of A's, and its own", async () => {
    expect(await as(B, `select * from ${table} where user_id = $1`, [A])).toEqual(NO_ROW);
    const own = await as(B, `select distinct user_id from ${table} where user_id is not null`);
    expect(own).toEqual({ rows: [{ user_id: B }], count: 1 });
  });

  test("A3: B changes and deletes no row of A's", async () => {
    const before = await checksumOfA();
    expect([NO_ROW, REFUSED]).toContainEqual(
      await as(B, `update ${table} set user_id = user_id where user_id = $1`, [A]),
    );
    expect([NO_ROW, REFUSED]).toContainEqual(await as(B, `delete from ${table} where user_id = $1`, [A]));
    expect([NO_ROW, REFUSED]).toContainEqual(await as(B, `delete from ${table} where user_id <> $1`, [B]));
    expect(await checksumOfA()).toBe(before);
  });

  test("A9: B writes no row in A's name, and gives none of its own away", async () => {
    const before = await checksumOfA();
    const row = await ownedRow(client, owned, table, A, rowsOfA);
    expect(await insertAs(B, table, row)).toEqual(REFUSED);
    expect(await as(B, `update ${table} set user_id = $1 where user_id = $2`, [A, B])).toEqual(REFUSED);
    expect(await checksumOfA()).toBe(before);
  });

  test("a request without a user sees no user's row, and writes none", async () => {
    expect(await as(undefined, `select * from ${table} where user_id is not null`)).toEqual(NO_ROW);
    const row = await ownedRow(client, owned, table, B, rowsOfB);
    expect(await insertAs("", table, row)).toEqual(REFUSED);
  });

  test("the login role sees no user's row before it takes a role on purpose", async ({ skip }) => {
    if (!inject("embedded")) skip(); // a superuser's connection sees everything
    const { rowCount } = await client.query(`select from ${table} where user_id is not null`);
    expect(rowCount).toBe(0);
  });
});

test("a connection that served a user before shows nothing of it to a request without one", async () => {
  await client.query("begin");
  await client.query("select set_config('role', 'bosco_app', true), set_config('app.user_id', $1, true)", [A]);
  expect((await client.query("select from bateaux")).rowCount).toBe(1);
  await client.query("commit");
  expect((await client.query("select current_user = session_user as plain")).rows).toEqual([{ plain: true }]);
  expect(await as(undefined, "select * from bateaux")).toEqual(NO_ROW);
});

const byReference = references
  .filter(({ table, parent }) => table !== parent)
  .flatMap((reference) =>
    reference.columns
      .filter((name) => !["user_id", "categorie_owner"].includes(name))
      // why: of a key through the boat and something of it, only the last is in question.
      .filter((_, n, own) => n === own.length - 1)
      .map((name) => ({ ...reference, name })),
  );

/** Written by the server's own function and never by a request: nothing can be hung there. */
const NOT_WRITTEN = ["activites"];
/** Of these a boat has one: a second is refused for that alone. */
const ONE_A_BOAT = ["departs"];

describe("A4: a row cannot hang on another user's", () => {
  test.each(byReference.filter(({ table }) => !NOT_WRITTEN.includes(table)))(
    "$table $name of A's $parent",
    async ({ table, name, parent }) => {
      const before = await checksumOfA();
      const row = await ownedRow(client, owned, table, B, rowsOfB);
      const own = ONE_A_BOAT.includes(table) ? { code: "23505" } : { count: 1 };
      expect(await insertAs(B, table, row)).toMatchObject(own);
      expect(await insertAs(B, table, { ...row, [name]: rowsOfA.get(parent)?.id })).toEqual(FOREIGN_KEY);
      expect([FOREIGN_KEY, REFUSED]).toContainEqual(
        await as(B, `update ${table} set ${name} = $1 where user_id = $2`, [rowsOfA.get(parent)?.id, B]),
      );
      expect(await checksumOfA()).toBe(before);
    },
  );

  test("nor a sub-category on a category named with its owner", async () => {
    const row = await ownedRow(client, owned, "sous_categories", B, rowsOfB);
    const stolen = { ...row, categorie_id: rowsOfA.get("categories")?.id, categorie_owner: A };
    expect(await insertAs(B, "sous_categories", stolen)).toEqual(CHECK);
  });
});

test("A5: an article does not go into a storage space of another boat of the same owner", async () => {
  const row = await ownedRow(client, owned, "inventaire", A, rowsOfA);
  const outcome = await attempt("bosco_app", A, async () => {
    const boat = { ...(await ownedRow(client, owned, "bateaux", A, rowsOfA)), id: randomUUID() };
    await insertRow(client, "bateaux", boat);
    return insertRow(client, "inventaire", { ...row, bateau_id: boat.id });
  });
  expect(outcome).toEqual(FOREIGN_KEY);
});

describe("what no request of a user's may write", () => {
  test.each(["role = 'admin'", "email = 'x@y.fr'", "est_demo = true", "created_at = now()", "id = gen_random_uuid()"])(
    "B1: profils_utilisateur.%s",
    async (change) => {
      expect(await as(A, `update profils_utilisateur set ${change}`)).toEqual(REFUSED);
    },
  );

  test("B1: a profile of its own making, or none", async () => {
    expect(await as(A, "insert into profils_utilisateur (id, email) values ($1, 'x')", [A])).toEqual(REFUSED);
    expect(await as(A, "delete from profils_utilisateur")).toEqual(REFUSED);
    expect(await as(A, "update profils_utilisateur set prenom = 'Anne'")).toMatchObject({ count: 1 });
  });

  test("A3: another user's profile is not there", async () => {
    expect(await as(B, "select * from profils_utilisateur where id = $1", [A])).toEqual(NO_ROW);
    expect(await as(B, "update profils_utilisateur set prenom = 'x' where id = $1", [A])).toEqual(NO_ROW);
  });

  test("B3: a subscription", async () => {
    expect(await as(A, "insert into abonnements (user_id, plan) values ($1, 'annuel')", [A])).toEqual(REFUSED);
    expect(await as(A, "update abonnements set date_fin = '2099-01-01'")).toEqual(REFUSED);
    expect(await as(A, "delete from abonnements")).toEqual(REFUSED);
    expect(await as(A, "select * from abonnements")).toMatchObject({ count: 1 });
  });

  test("B3: the catalogue of boat models", async () => {
    expect(await as(A, "update modeles_navires set moteur = 'x'")).toEqual(REFUSED);
    expect(await as(A, "delete from modeles_navires")).toEqual(REFUSED);
    expect(await as(A, "select * from modeles_navires")).toMatchObject({ count: 16 });
  });

  test("D1: a built-in category or sub-category", async () => {
    for (const table of ["categories", "sous_categories"]) {
      expect(await as(A, `update ${table} set nom = 'x' where user_id is null`)).toEqual(NO_ROW);
      expect(await as(A, `delete from ${table} where user_id is null`)).toEqual(NO_ROW);
    }
    expect(await as(A, "insert into categories (nom) values ('à tous')")).toEqual(REFUSED);
    const builtIn = await as(A, "select * from categories where user_id is null");
    expect(builtIn).toMatchObject({ count: 10 });
  });

  test.each([
    "auth_users",
    "auth_sessions",
    "auth_accounts",
    "auth_verifications",
    "server_state",
    "schema_migrations",
  ])("%s, which it may not even read", async (table) => {
    expect(await as(A, `select * from ${table}`)).toEqual(REFUSED);
    expect(await as(A, `delete from ${table}`)).toEqual(REFUSED);
  });
});

test("F6: a second default boat is refused by the database itself", async () => {
  const outcome = await attempt("bosco_app", A, async () => {
    await client.query("update bateaux set par_defaut = true");
    return insertRow(client, "bateaux", {
      ...(await ownedRow(client, owned, "bateaux", A, rowsOfA)),
      par_defaut: true,
    });
  });
  expect(outcome).toEqual({ code: "23505" });
});

/** Out of the type's range, no such number, or against a check. */
const BEYOND = ["22003", "22P02", "23514"];
/** Moved by the database alone. */
const MOVED_BY_TRIGGER = ["version"];
const amounts = columns.filter(
  ({ type, name }) => /^(numeric|integer|smallint|date$|timestamp)/.test(type) && !MOVED_BY_TRIGGER.includes(name),
);

describe("I2: no amount or day outside its bounds is stored", () => {
  test.each(amounts.filter(({ type }) => /^(numeric|integer|smallint)/.test(type)))(
    "$table $name",
    async ({ table, name }) => {
      for (const value of ["NaN", "Infinity", "-Infinity", "-1", "1e308"]) {
        const outcome = await attempt("bosco_system", undefined, () =>
          client.query(`update ${table} set ${name} = $1 where user_id = $2`, [value, A]),
        );
        expect({ value, outcome }).toEqual({ value, outcome: { code: expect.toBeOneOf(BEYOND) } });
      }
    },
  );

  test.each(amounts.filter(({ type }) => type === "date"))("$table $name", async ({ table, name }) => {
    for (const value of ["infinity", "-infinity", "0001-01-01", "9999-12-31"]) {
      const outcome = await attempt("bosco_system", undefined, () =>
        client.query(`update ${table} set ${name} = $1 where user_id = $2`, [value, A]),
      );
      expect({ value, outcome }).toEqual({ value, outcome: CHECK });
    }
  });

  test.each(["date_debut", "date_fin"])("abonnements.%s is an instant that comes", async (name) => {
    const outcome = await attempt("bosco_system", undefined, () =>
      client.query(`update abonnements set ${name} = 'infinity' where user_id = $1`, [A]),
    );
    expect(outcome).toEqual(CHECK);
  });
});

test("deleting an account deletes every row of it and none of another's", async () => {
  const before = await checksumOfA();
  const left = await attempt("bosco_system", undefined, async () => {
    await client.query("delete from auth_users where id = $1", [B]);
    const parts = tables.map((table) => `select 1 from ${table} where user_id = '${B}'`);
    return client.query(`${parts.join(" union all ")} union all select 1 from profils_utilisateur where id = '${B}'`);
  });
  expect(left).toEqual(NO_ROW);
  expect(await checksumOfA()).toBe(before);
});
