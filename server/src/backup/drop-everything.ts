import type pg from "pg";
import { StartError } from "../start-error.ts";
import { isMigrated, listTables, quoted } from "./catalogue.ts";
import { readKnownNames } from "./known-names.ts";

/** A function of ours is no extension's. */
const FUNCTIONS = `select p.oid::regprocedure::text as name, p.proname as short from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and p.proowner = (select relowner from pg_class where oid = to_regclass('public.schema_migrations'))
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** What migrations have made, and what is part of it: keys, indexes, policies, triggers and the like. */
const OURS = `with recursive ours (classid, objid) as (
    select 'pg_class'::regclass::oid, t::oid from unnest($1::regclass[]) as t
    union select 'pg_proc'::regclass::oid, f::oid from unnest($2::regprocedure[]) as f
    union select d.classid, d.objid from pg_depend d
      join ours o on o.classid = d.refclassid and o.objid = d.refobjid where d.deptype in ('a', 'i'))`;

/**
 * What somebody else has made, anywhere in the database, and would go with what is ours: what stands on it, and what hangs on our tables
 * and is his (triggers that call his own function, publications).
 */
const STRANGERS = `${OURS}
  select made || ' (' || string_agg(distinct stands_on, ', ') || ')' as name from (
    select coalesce(
        (select pg_describe_object('pg_class'::regclass, r.ev_class, 0) from pg_rewrite r
          where d.classid = 'pg_rewrite'::regclass and r.oid = d.objid),
        pg_describe_object(d.classid, d.objid, d.objsubid)) as made,
      pg_describe_object(d.refclassid, d.refobjid, 0) as stands_on
    from pg_depend d join ours o on o.classid = d.refclassid and o.objid = d.refobjid
    where d.deptype = 'n' and (d.classid, d.objid) not in (select classid, objid from ours)) as standing group by made
  union select pg_describe_object('pg_trigger'::regclass, t.oid, 0) from pg_trigger t
    where t.tgrelid = any ($1::regclass[]) and not t.tgisinternal and t.tgfoid <> all ($2::regprocedure[])
  union select pg_describe_object('pg_publication_rel'::regclass, p.oid, 0) from pg_publication_rel p
    where p.prrelid = any ($1::regclass[])
  order by name`;

/** Functions of ours that stand on our tables, by their body or by the rows that they take or give. */
const STANDING_FUNCTIONS = `${OURS}
  select distinct d.objid::regprocedure::text as name from pg_depend d join ours o on o.classid = d.refclassid and o.objid = d.refobjid
    where d.classid = 'pg_proc'::regclass and d.objid = any ($2::regprocedure[]) and d.refclassid <> d.classid`;

/** Takes away all that migrations have made, for them to make it anew. What else is there stays as it is. */
export async function dropEverything(client: pg.Client): Promise<void> {
  if (!(await isMigrated(client))) return;
  await refuseStrangers(client);
  const [tables, functions] = await listMade(client);
  const { rows } = await client.query<{ name: string }>(STANDING_FUNCTIONS, [tables, functions]);
  const standing = new Set(rows.map(({ name }) => name));
  const others = functions.filter((name) => !standing.has(name));
  // why never cascade: what somebody else makes at this very moment keeps PostgreSQL from dropping, and nothing is lost.
  const drop = (kind: "table" | "function", names: Iterable<string>) =>
    client.query(`drop ${kind} ${[...names].join(", ")}`);
  if (standing.size > 0) await drop("function", standing);
  await drop("table", tables);
  if (others.length > 0) await drop("function", others);
}

/** Refuses while something that is not ours would go with what is. Changes nothing. */
export async function refuseStrangers(client: pg.Client): Promise<void> {
  if (!(await isMigrated(client))) return;
  const { rows } = await client.query<{ name: string }>(STRANGERS, await listMade(client));
  if (rows.length > 0)
    throw new StartError(
      `These are not Bosco's, and would go with what they stand on: ${rows.map(({ name }) => name).join(", ")}. Take them away first, and make them anew after it. Nothing was changed.`,
    );
}

/** Our tables and functions, as a statement names them. */
async function listMade(client: pg.Client): Promise<[tables: string[], functions: string[]]> {
  const known = await readKnownNames();
  const tables = (await listTables(client)).filter(({ name }) => known.tables.has(name));
  const { rows } = await client.query<{ name: string; short: string }>(FUNCTIONS);
  const functions = rows.filter(({ short }) => known.functions.has(short));
  return [tables.map(({ name }) => quoted(name)), functions.map(({ name }) => name)];
}
