import type pg from "pg";
import { StartError } from "../start-error.ts";
import type { Sequence, TableHead } from "./format.ts";

/**
 * What may be Bosco's in a database, by its own catalogue, so that no table of ours is ever missed: whatever has the owner of the
 * list of migrations, in the schema `public`, and is no extension's.
 */
const IS_OURS = `c.relnamespace = 'public'::regnamespace
  and c.relowner = (select relowner from pg_class where oid = to_regclass('public.schema_migrations'))
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Every table and sequence there is: what is left when everything has been dropped is somebody else's. */
export async function listRelations(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')",
  );
  return new Set(rows.map(({ name }) => name));
}

export async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('public.schema_migrations') is not null as migrated");
  return rows[0].migrated;
}

/** Of every table the columns that are written, and not made from others. */
export async function listTables(client: pg.Client): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(`select c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c where ${IS_OURS} and c.relkind = 'r' order by c.relname`);
  return rows;
}

/** Where each sequence stands: never behind the rows of a snapshot that was taken before. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${IS_OURS} and c.relkind = 'S' order by c.relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const at = await client.query<Sequence>(`select last_value::text, is_called from ${quoted(name)}`);
    sequences.push({ name, last_value: at.rows[0]?.last_value ?? "1", is_called: at.rows[0]?.is_called ?? false });
  }
  return sequences;
}

/**
 * Under row-level security a table shows whoever reads it what a policy lets him see, and says nothing of the rest. So for each
 * table the role is looked for that is shown every row; without one there is no backup.
 */
const READERS = `with reader as (
    select r.oid, r.rolname, r.rolsuper or r.rolbypassrls as sees_all from pg_roles r
    where r.rolname in ('bosco_system', current_user) and pg_has_role(current_user, r.oid, 'member'))
  select c.relname as name, (
    select r.rolname from reader r where has_table_privilege(r.oid, c.oid, 'select') and (
      not c.relrowsecurity or r.sees_all or (c.relowner = r.oid and not c.relforcerowsecurity)
      or exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
          and p.polroles && array[0::oid, r.oid] and pg_get_expr(p.polqual, p.polrelid) = 'true')
        and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd in ('*', 'r')))
    order by r.rolname = 'bosco_system' desc limit 1) as reader
  from pg_class c where ${IS_OURS} and c.relkind = 'r'`;

export async function findReaders(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; reader: string | null }>(READERS);
  const hidden = rows.find(({ reader }) => reader === null);
  if (hidden)
    throw new StartError(`No role of ours is shown every row of the table ${hidden.name}: a backup would lack some.`);
  return new Map(rows.map(({ name, reader }) => [name, reader as string]));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
