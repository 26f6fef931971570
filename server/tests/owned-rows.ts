import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import type { TestServer } from "./test-server.ts";

/** A reference from one table of users' rows to another. */
export interface Reference {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

export interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** The checks on this column alone, as one SQL expression. */
  check: string;
}

export interface OwnedTables {
  /** Parents before their children. */
  tables: string[];
  columns: Column[];
  references: Reference[];
}

export type Row = Record<string, unknown>;

/** For the tests of a file: a connection of its own to the server's database, and the tables of users' rows there. */
export function useOwnedTables(server: Pick<TestServer, "testDatabase">): { client: pg.Client; owned: OwnedTables } {
  const known = {} as { client: pg.Client; owned: OwnedTables };
  beforeAll(async () => {
    known.client = new pg.Client(server.testDatabase.connection);
    await known.client.connect();
    known.owned = await findOwnedTables(known.client);
  });
  afterAll(() => known.client.end());
  return known;
}

const OWNED = `exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')
  and has_any_column_privilege('bosco_app', c.oid, 'select')`;

/** The tables whose rows belong to a user and that requests may see, as the catalogue knows them; or others. */
export async function findOwnedTables(client: pg.Client, which = OWNED): Promise<OwnedTables> {
  const { rows: columns } = await client.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
      coalesce((select string_agg('(' || pg_get_expr(k.conbin, k.conrelid) || ')', ' and ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), 'true') as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = '' and ${which}`);
  const { rows: references } = await client.query<Reference>(`
    select k.conrelid::regclass::text as table, k.confrelid::regclass::text as parent,
      (select array_agg(attname::text order by n) from unnest(k.conkey) with ordinality as u (num, n)
        join pg_attribute on attrelid = k.conrelid and attnum = num) as columns,
      (select array_agg(attname::text order by n) from unnest(k.confkey) with ordinality as u (num, n)
        join pg_attribute on attrelid = k.confrelid and attnum = num) as "parentColumns"
    from pg_constraint k where k.contype = 'f'`);
  const names = [...new Set(columns.map(({ table }) => table))].sort();
  const between = references.filter(({ table, parent }) => names.includes(table) && names.includes(parent));
  return { tables: parentsFirst(names, between), columns, references: between };
}

function parentsFirst(names: string[], references: Reference[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { table, parent } of references) if (table === name && parent !== name) visit(parent);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}

/**
 * One row in every such table, each hanging on the one before: what a user who uses everything has. why many in one go: tests ask for
 * it some hundred times, and each way to the database and back waits for its turn on the processor.
 */
export async function insertOwnedRows(client: pg.Client, owned: OwnedTables, user_id: string) {
  const rows = new Map<string, Row>();
  let waiting: string[] = [];
  const insertWaiting = async () => {
    const inserts = waiting.map((table) => insertOf(table, rows.get(table) ?? {}));
    const results = (await client.query(`select 1;${inserts.join(";")}`)) as unknown as pg.QueryResult<Row>[];
    for (const [n, table] of waiting.entries()) rows.set(table, results[n + 1]?.rows[0] ?? {});
    waiting = [];
  };
  await client.query("begin; set local role bosco_system");
  for (const table of owned.tables) {
    if (!isKnown(owned, table, rows)) await insertWaiting();
    const row = await ownedRow(client, owned, table, user_id, rows);
    const hasId = owned.columns.some((one) => one.table === table && one.name === "id" && one.type === "uuid");
    rows.set(table, hasId ? { id: randomUUID(), ...row } : row);
    waiting.push(table);
  }
  await insertWaiting();
  await client.query("commit");
  return rows;
}

/** Whether all that a row of the table needs of its parents is known before they are inserted: nothing that the database makes. */
const isKnown = ({ references }: OwnedTables, table: string, rows: Map<string, Row>): boolean =>
  references
    .filter((one) => one.table === table && one.parent !== table)
    .every(({ parent, parentColumns }) => parentColumns.every((name) => rows.get(parent)?.[name] !== undefined));

function insertOf(table: string, row: Row): string {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map((value) => (value === null ? "null" : pg.escapeLiteral(String(value))));
  return `insert into ${table} (${names}) values (${values}) returning *`;
}

export async function insertRow(client: pg.Client, table: string, row: Row): Promise<Row> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const places = names.map((_, n) => `$${n + 1}`);
  const { rows } = await client.query(
    `insert into ${table} (${names.join(", ")}) values (${places.join(", ")}) returning *`,
    Object.values(row),
  );
  return rows[0];
}

/** What an insert into `table` needs: the required columns, and references to the rows that are already there. */
export async function ownedRow(
  client: pg.Client,
  { columns, references }: OwnedTables,
  table: string,
  user_id: string,
  parents: Map<string, Row>,
): Promise<Row> {
  const row: Row = { user_id };
  for (const { columns: own, parent, parentColumns } of references.filter((one) => one.table === table)) {
    const found = parents.get(parent);
    if (found && parent !== table) for (const [n, name] of own.entries()) row[name] = found[parentColumns[n] ?? ""];
  }
  for (const column of columns.filter((one) => one.table === table && one.required && !(one.name in row)))
    row[column.name] = await fittingValue(client, column);
  return row;
}

/** Which of these fits is asked once; the value is made anew each time, since some columns hold it once. */
const MAKERS: (() => string)[] = [
  randomUUID,
  () => "x",
  () => randomBytes(32).toString("base64url"),
  () => `${randomUUID()}@bosco.test`,
  ...["1", "2000", "2026-01-01", "[]", "{}", "false"].map((value) => () => value),
];
const fitting = new Map<string, () => string>();

/** The texts that a check names: of most, the values that the column may have. */
export const listedIn = (check: string) =>
  [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = ""]) => text.replaceAll("''", "'"));

/** A value that the column's type and checks take. */
export async function fittingValue(
  client: pg.Client,
  { name, type, check, table }: Column,
  first: (() => string)[] = [],
): Promise<string> {
  const known = first.length > 0 ? undefined : fitting.get(`${table}.${name}`);
  if (known) return known();
  const listed = listedIn(check);
  const makers = [...listed.map((value) => () => value), ...first, ...MAKERS];
  const { rows } = await client.query(
    `select n from unnest($1::text[]) with ordinality as given (v, n)
      where case when pg_input_is_valid(v, '${type}') then (select ${check} from (select v::${type} as "${name}") as row) end
      order by n limit 1`,
    [makers.map((make) => make())],
  );
  const make = makers[Number(rows[0]?.n) - 1];
  if (!make) throw new Error(`No sample value fits ${table}.${name} (${type}): ${check}`);
  fitting.set(`${table}.${name}`, make);
  return make();
}

/** Everything a user has stored, as one line. */
export async function checksumOf(client: pg.Client, { tables }: OwnedTables, userId: string): Promise<string> {
  const parts = tables.map((table) => `select '${table}' as t, r::text as row from ${table} r where user_id = $1`);
  await client.query("begin; set local role bosco_system");
  const { rows } = await client.query(
    `select md5(string_agg(t || row, '|' order by t, row)) as md5 from (${parts.join(" union all ")}) as rows`,
    [userId],
  );
  await client.query("commit");
  return rows[0].md5;
}

/** The same with the account itself: how it signs in, and where it is signed in. */
export async function checksumWithAccount(client: pg.Client, owned: OwnedTables, userId: string): Promise<string> {
  const rows = await checksumOf(client, owned, userId);
  const account = await client.query(
    `select md5(string_agg(row, '|' order by row)) as md5 from (
       select u::text as row from auth_users u where id = $1
       union all select a::text from auth_accounts a where "userId" = $1
       union all select s::text from auth_sessions s where "userId" = $1) as rows`,
    [userId],
  );
  return `${rows} ${account.rows[0].md5}`;
}
