import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { allOf, anyOf, equation } from "./conditions.ts";
import { OF_NOBODY, OF_USERS } from "./tables.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const TABLES = "relnamespace = 'public'::regnamespace and relkind in ('r', 'p')";

async function tableNames(): Promise<string[]> {
  const rows = await database.query<{ relname: string }>(`select relname from pg_class where ${TABLES}`);
  return rows.map(({ relname }) => relname).sort();
}

test("every table is of users or of nobody, and a table with a user_id is of users", async () => {
  expect([...Object.keys(OF_USERS), ...Object.keys(OF_NOBODY)].sort()).toEqual(await tableNames());
  const rows = await database.query<{ relname: string }>(
    `select relname from pg_class c join pg_attribute on attrelid = c.oid where ${TABLES} and attname = 'user_id'`,
  );
  expect(rows.map(({ relname }) => relname).filter((name) => !OF_USERS[name])).toEqual([]);
});

test("docs/growth.md says of every table where it would live", async () => {
  const text = readFileSync(new URL("../../../docs/growth.md", import.meta.url), "utf8");
  const listed = text.split("\n").filter((line) => line.startsWith("| `"));
  const told = new Set(
    listed.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
  expect((await tableNames()).filter((name) => !told.has(name))).toEqual([]);
});

/** What is unique among all accounts, and why that is wanted: each would want a directory that all databases share. */
const UNIQUE_AMONG_ALL: Record<string, string> = {
  auth_users_email: "whoever signs in says his e-mail and nothing else",
  profils_utilisateur_email: "the same e-mail, kept in step by a trigger",
  profils_utilisateur_demo: "there is one demo",
  auth_sessions_pkey: "the auth library's id; a session is told to have ended by it",
  auth_sessions_token_key: "a request says its token and nothing else",
  auth_accounts_pkey: "the auth library's id; nothing looks for it",
  calendriers_jeton_hash_key: "whoever reads a calendar says its secret and nothing else",
  calendriers_choisis_jeton_hash_key: "the same",
  rappels_arrets_pkey: "a link in a mail has a secret and nothing else",
  partages_jeton_hash_key: "so has an invitation",
  partages_member: "a member's shares are found by the member; the owner is in it, in the second place",
  appareils_rappels_endpoint_key: "a browser takes the pushes of one account",
};

test("what is unique in a table of users is unique among an account's rows: its user comes first", async () => {
  const rows = await database.query<{ table: string; name: string; columns: string[] }>(`
    select c.relname as table, i.indexrelid::regclass::text as name,
      array(select attname::text from unnest(i.indkey::int2[]) with ordinality as k (num, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num order by n) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid where ${TABLES} and i.indisunique`);
  const others = rows.filter(({ table, columns }) => OF_USERS[table] && !OF_USERS[table].includes(columns[0] ?? ""));
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(UNIQUE_AMONG_ALL).sort());
});

/** References whose two ends may be of two accounts, and why. */
const BETWEEN_ACCOUNTS: Record<string, string> = {
  partages_membre_id_fkey: "a member is another account than the owner",
  sous_categories_categorie_owner_categorie_id_fkey: "one's own may stand below one that is built in",
  appareils_rappels_session_id_fkey: "the same account's, which the auth library's key does not name",
  jobs_account_fkey: "work is of an account or of nobody",
};

test("a reference from one table of users to another names the user on both sides", async () => {
  const rows = await database.query<{ name: string; child: string; parent: string; own: string[]; other: string[] }>(`
    select conname as name, c.relname as child, p.relname as parent,
      array(select attname::text from unnest(k.conkey) with ordinality as u (num, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by n) as own,
      array(select attname::text from unnest(k.confkey) with ordinality as u (num, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by n) as other
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f'`);
  const between = rows.filter(({ child, parent, own, other }) => {
    const [users, parents] = [OF_USERS[child], OF_USERS[parent]];
    if (!parents) return false;
    return !own.some((column, n) => users?.includes(column) && parents.includes(other[n] ?? ""));
  });
  expect(between.map(({ name }) => name).sort()).toEqual(Object.keys(BETWEEN_ACCOUNTS).sort());
});

/** Policies that let somebody meet rows without naming whose they are, and why. */
const UNNAMED_POLICIES: Record<string, string> = {
  "partages: received": "a member sees the shares that are his",
  "partages: leaves": "and ends them",
  "maintenances: crew_continues": "only an insert: the pair of owner and boat is looked for among his shares",
  "pieces: crew_continues": "the same",
};

// why that says it for every statement: whatever a request sends, PostgreSQL adds its role's policies to each table in it.
test("whatever a request reads or writes, its role's policies name whose rows it meets", async () => {
  const rows = await database.query<{ table: string; policy: string; condition: string; guarded: boolean }>(`
    select c.relname as table, polname as policy, condition, relrowsecurity and relforcerowsecurity as guarded
    from pg_policy p join pg_class c on c.oid = p.polrelid,
      unnest(array[pg_get_expr(polqual, c.oid), pg_get_expr(polwithcheck, c.oid)]) as condition
    where ${TABLES} and polroles && array['bosco_app'::regrole::oid, 'bosco_crew'::regrole::oid] and condition is not null`);
  expect(rows.length).toBeGreaterThan(50);
  const ofUsers = rows.filter(({ table }) => OF_USERS[table]);
  expect(ofUsers.filter(({ guarded }) => !guarded)).toEqual([]);
  const unnamed = ofUsers.filter(({ table, condition }) => !namesUser(condition, OF_USERS[table] ?? []));
  const names = new Set(unnamed.map(({ table, policy }) => `${table}: ${policy}`));
  expect([...names].sort()).toEqual(Object.keys(UNNAMED_POLICIES).sort());
});

/** `user_id = …`, or one of several, or `is null` for what is built in. */
function namesUser(condition: string, columns: readonly string[]): boolean {
  return allOf(condition).some((one) => {
    const arms = anyOf(one);
    if (arms.length > 1) return arms.every((arm) => namesUser(arm, columns));
    const sides: readonly string[] = equation(one) ?? [];
    return columns.some((column) => one === `${column} IS NULL` || sides.includes(column));
  });
}
