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

interface Column {
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

type Row = Record<string, unknown>;

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

/** The tables whose rows belong to a user and that requests may see, as the catalogue knows them. */
export async function findOwnedTables(client: pg.Client): Promise<OwnedTables> {
  const { rows: columns } = await client.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
      coalesce((select string_agg('(' || pg_get_expr(k.conbin, k.conrelid) || ')', ' and ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), 'true') as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')
      and has_any_column_privilege('bosco_app', c.oid, 'select')`);
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

/** One row in every such table, each hanging on the one before: what a user who uses everything has. */
export async function insertOwnedRows(client: pg.Client, owned: OwnedTables, user_id: string) {
  const rows = new Map<string, Row>();
  await client.query("begin; set local role bosco_system");
  for (const table of owned.tables) {
    const row = await ownedRow(client, owned, table, user_id, rows);
    rows.set(table, await insertRow(client, table, row));
  }
  await client.query("commit");
  return rows;
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

/** A value that the column's type and checks take. */
async function fittingValue(client: pg.Client, { name, type, check, table }: Column): Promise<string> {
  const known = fitting.get(`${table}.${name}`);
  if (known) return known();
  const listed = [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = ""]) => text.replaceAll("''", "'"));
  const makers = [...listed.map((value) => () => value), ...MAKERS];
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
