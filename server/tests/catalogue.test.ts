import { LIVE_TABLES } from "@bosco/contract";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { SCRATCH_TABLE } from "./scratch-table.ts";
import { createTestDatabase, type TestDatabase, withClient } from "./test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const OUR_ROLES = "('bosco_app', 'bosco_crew', 'bosco_system')";
const REQUESTS = "array['bosco_app'::regrole::oid, 'bosco_crew'::regrole::oid]";

/** A15: each question to the catalogue names what breaks the design; the answer is no row. */
const FAULTS: Record<string, string> = {
  "a table without row-level security, or without forcing it on its owner": `
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not (relrowsecurity and relforcerowsecurity)`,

  "a table that no policy opens to anybody": `
    select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,

  "a policy that lets rows be written without checking them": `
    select polrelid::regclass, polname from pg_policy where polcmd in ('a', 'w', '*') and polwithcheck is null`,

  "a policy for everybody": `
    select polrelid::regclass, polname from pg_policy where 0 = any (polroles)`,

  "a policy that shows a user's table to requests and does not ask whose row it is": `
    select p.polrelid::regclass, polname from pg_policy p
      join pg_attribute a on a.attrelid = p.polrelid and a.attname = 'user_id'
      where polroles && ${REQUESTS}
        and pg_get_expr(coalesce(polqual, polwithcheck), polrelid) !~
          '((user|membre)_id = \\( SELECT app_user\\(\\)|user_id IS NULL)'`,

  "a policy that lets the crew meet rows of others and does not ask whose boats they may see": `
    select p.polrelid::regclass, polname from pg_policy p
      where 'bosco_crew'::regrole = any (polroles)
        and pg_get_expr(coalesce(polqual, polwithcheck), polrelid) like '%app_owners()%'
        and pg_get_expr(coalesce(polqual, polwithcheck), polrelid) !~ 'IN \\( SELECT p.user_id,\\s+p.bateau_id\\s+FROM partages p'`,

  "a foreign key without an index that starts with its columns": `
    select conrelid::regclass, conname from pg_constraint k where contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,

  "a user_id without an index that starts with it": `
    select attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attname in ('user_id', 'userId')
        and not exists (select from pg_index i where i.indrelid = a.attrelid and i.indpred is null
          and i.indkey[0] = a.attnum)`,

  "a user_id that is not part of the key, so that ids of two users could collide": `
    select attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attname = 'user_id'
        and not exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary
          and (a.attnum = any (i.indkey) or exists (select from pg_attribute o
            where o.attrelid = a.attrelid and o.attname = 'owner' and o.attnum = any (i.indkey))))`,

  "a reference from one user's table to another that does not name the user": `
    select k.conrelid::regclass, conname from pg_constraint k
      where contype = 'f' and confrelid in (select attrelid from pg_attribute where attname = 'user_id')
        and cardinality(conkey) < 2`,

  "a column of a user's table that names a row, and that nothing holds to it": `
    select attrelid::regclass, attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not attisdropped
        and attname like '%\\_id' and atttypid = 'uuid'::regtype
        and exists (select from pg_attribute u where u.attrelid = a.attrelid and u.attname = 'user_id')
        -- outlives the row it names, so that a deletion can be undone without losing the series
        and (relname, attname) <> ('maintenances', 'precedente_id')
        -- outlives the task, so that one which is deleted gives no second place beyond the limit
        and (relname, attname) <> ('maintenances', 'tache_id')
        -- by whom: forgotten with his account by forget_author
        and attname not in ('auteur_id', 'fait_par_id')
        -- who is to do it: freed when he goes, by free_work
        and (relname, attname) <> ('maintenances', 'assigne_id')
        -- may be another's boat, and go: an address of one that is not seen any more shows nothing
        and (relname, attname) <> ('calendriers_choisis', 'bateau_id')
        -- taken from their checklist, which is held
        and (relname, attname) not in (('taches', 'bateau_id'), ('passages_checklist', 'bateau_id'))
        and not exists (select from pg_constraint k
          where k.contype = 'f' and k.conrelid = a.attrelid and a.attnum = any (k.conkey))`,

  "a function that runs with its owner's rights": `
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,

  "a function that a request may call, but no longer once somebody shares a boat with its caller": `
    select proname from pg_proc where pronamespace = 'public'::regnamespace
      and has_function_privilege('bosco_app', oid, 'execute') and not has_function_privilege('bosco_crew', oid, 'execute')`,

  "a view that looks with its owner's eyes": `
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and coalesce(array_to_string(reloptions, ','), '') not like '%security_invoker=true%'`,

  "a role of ours that may log in, pass row-level security, or make others": `
    select rolname from pg_roles where rolname in ${OUR_ROLES}
      and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb or rolreplication)`,

  "a role of ours that belongs to another role": `
    select roleid::regrole from pg_auth_members where member in (select oid from pg_roles where rolname in ${OUR_ROLES})`,

  "something that a role of ours owns": `
    select relname from pg_class where relowner in (select oid from pg_roles where rolname in ${OUR_ROLES})`,

  "a table opened to everybody": `
    select relname, a.privilege_type from pg_class c, aclexplode(c.relacl) a
      where relnamespace = 'public'::regnamespace and a.grantee = 0`,

  "a table of the auth library's that a request may touch": `
    select relname, a.privilege_type from pg_class c, aclexplode(c.relacl) a
      where relnamespace = 'public'::regnamespace and a.grantee = any (${REQUESTS})
        and (relname like 'auth%' or relname in ('server_state', 'schema_migrations'))`,

  "a table that a request may truncate, reference or put a trigger on": `
    select relname, a.privilege_type from pg_class c, aclexplode(c.relacl) a
      where relnamespace = 'public'::regnamespace and a.grantee = any (${REQUESTS})
        and a.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
};

describe("A15: the catalogue knows no", () => {
  test.each(Object.entries(FAULTS))("%s", async (_name, question) => {
    expect(await database.query(question)).toEqual([]);
  });
});

/** One of each fault, for the questions to find. */
const BAD_DESIGN = `
  create table bad (user_id uuid references auth_users (id), id uuid primary key);
  create table bad_child (bad_id uuid references bad (id));
  create table bad_unopened (id uuid, user_id uuid, bateau_id uuid);
  create policy careless on bad for all to public using (true);
  create policy curious on bad for select to bosco_app using (id is not null);
  create policy cosy on bad for select to bosco_crew using (user_id = any (app_owners()));
  create function bad_function() returns integer language sql security definer return 1;
  create function bad_grant() returns integer language sql return 1;
  revoke all on function bad_grant() from public;
  grant execute on function bad_grant() to bosco_app;
  create view bad_view as select * from bad;
  create role bosco_outsider;
  grant bosco_outsider to bosco_app;
  alter role bosco_app createdb;
  grant create on schema public to bosco_app;
  create table bad_owned (id uuid);
  alter table bad_owned owner to bosco_app;
  grant select on bad to public;
  grant select on auth_users to bosco_app;
  grant truncate on bateaux to bosco_app;`;

test("A15: each question finds its fault where there is one", async ({ skip }) => {
  if (!inject("embedded")) skip(); // another server's login role may not make roles
  const blind = await withClient(database.connection, async (client) => {
    await client.query(`begin; ${BAD_DESIGN}`);
    const found: string[] = [];
    for (const [name, question] of Object.entries(FAULTS))
      if ((await client.query(question)).rows.length > 0) found.push(name);
    await client.query("rollback");
    return Object.keys(FAULTS).filter((name) => !found.includes(name));
  });
  expect(blind).toEqual([]);
});

/** Works in a transaction that ends without a trace. */
const inPassing = <T>(text: string, work: (client: pg.Client) => Promise<T>) =>
  withClient(database.connection, async (client) => {
    await client.query(`begin; ${text}`);
    return work(client);
  });

describe("A15: own_table", () => {
  /** Whatever stands guard over a table, in words that do not name it. */
  const guards = (table: string) => `
    select replace(pg_get_triggerdef(oid), '${table}', 'it') as guard from pg_trigger
      where tgrelid = '${table}'::regclass and not tgisinternal and tgname in ('touch', 'tell_insert', 'tell_update', 'tell_delete')
    union all select concat_ws(' ', polname, polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid),
      pg_get_expr(polwithcheck, polrelid)) from pg_policy where polrelid = '${table}'::regclass
    union all select concat_ws(' ', a.grantee::regrole, a.privilege_type) from pg_class c, aclexplode(c.relacl) a
      where c.oid = '${table}'::regclass and a.grantee <> c.relowner
    union all select concat_ws(' ', relrowsecurity, relforcerowsecurity) from pg_class where oid = '${table}'::regclass
    order by guard`;

  test("leaves no fault in a new table", async () => {
    await inPassing(SCRATCH_TABLE, async (client) => {
      for (const [name, question] of Object.entries(FAULTS))
        expect([name, (await client.query(question)).rows]).toEqual([name, []]);
    });
  });

  test("guards it as the first tables were by hand", async () => {
    const shared = `${SCRATCH_TABLE} select crew_table('brouillons', 'bateau_id', 'gestion', 'gestion', 'gestion');`;
    await inPassing(shared, async (client) => {
      const byHand = (await client.query(guards("espaces_stockage"))).rows;
      expect(byHand).toHaveLength(23);
      expect((await client.query(guards("brouillons"))).rows).toEqual(byHand);
    });
  });

  test("gives a history no right to be rewritten, and tells nobody of what no page shows", async () => {
    const history = SCRATCH_TABLE.replace("('brouillons')", "('brouillons', '{select,insert}', told => false)");
    const rows = await inPassing(history, async (client) => (await client.query(guards("brouillons"))).rows);
    const words = rows.map(({ guard }) => guard);
    expect(words.filter((guard) => guard.startsWith("bosco_app"))).toEqual(["bosco_app INSERT", "bosco_app SELECT"]);
    expect(words.filter((guard) => guard.startsWith("bosco_crew"))).toEqual(["bosco_crew INSERT", "bosco_crew SELECT"]);
    expect(words.filter((guard) => guard.includes("tell_"))).toEqual([]);
  });

  test.each([
    ["a table without an owner", "create table b (id uuid primary key); select own_table('b')", /needs user_id/],
    [
      "a key that two owners could share",
      "create table b (user_id uuid not null references auth_users (id) on delete cascade, id uuid primary key); select own_table('b')",
      /needs a primary key/,
    ],
    [
      "a right beyond rows",
      `${SCRATCH_TABLE.replace("('brouillons')", "('brouillons', '{select,truncate}')")}`,
      /no right/,
    ],
    [
      "a request that calls it",
      "set local role bosco_app; select own_table('bateaux')",
      /permission denied for function/,
    ],
    [
      "a job that calls it",
      "set local role bosco_system; select own_table('bateaux')",
      /permission denied for function/,
    ],
  ])("refuses %s", async (_case, text, sentence) => {
    await expect(inPassing(text, async () => {})).rejects.toThrow(sentence);
  });
});

test("A15: the questions see the tables they are about", async () => {
  const tables = await database.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const names = tables.map(({ relname }) => relname);
  expect(names).toEqual(expect.arrayContaining([...LIVE_TABLES, "schema_migrations", "operations", "auth_sessions"]));
});

test("A15: the login role is no superuser and does not pass row-level security", async ({ skip }) => {
  if (!inject("embedded")) skip();
  const [role] = await database.query("select rolsuper, rolbypassrls from pg_roles where rolname = current_user");
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
});

test.each(LIVE_TABLES)("every change that can happen in %s is told", async (table) => {
  const [{ told, changes } = {}] = await database.query(
    `select (select array_agg(tgname::text order by tgname) from pg_trigger
        where tgrelid = $1::regclass and tgfoid in ('tell_changes'::regproc, 'tell_own_changes'::regproc, 'tell_shares'::regproc)) as told,
      has_any_column_privilege('bosco_app', $1, 'update') as changes`,
    [table],
  );
  // why: a history is written once; nothing can change in it.
  expect(told).toEqual(expect.arrayContaining(["tell_delete", "tell_insert", ...(changes ? ["tell_update"] : [])]));
});

/** Kept for the server's own use; no page shows them. */
const NOT_TOLD = ["operations", "maintenances_supprimees", "annulations", "changements", "rappels_dits"];

test("every table of a user's that a page shows is told of", async () => {
  const rows = await database.query(`
    select distinct relname from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(c.relacl) g
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'user_id'
        and g.grantee = 'bosco_app'::regrole`);
  const names = rows.map(({ relname }) => relname).filter((name) => !NOT_TOLD.includes(name));
  expect(LIVE_TABLES).toEqual(expect.arrayContaining(names));
});
