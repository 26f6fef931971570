import type { TestDatabase } from "./test-database.ts";

/** What guards the rows: row-level security, its policies, columns, constraints, triggers, rights, indexes, functions. */
const GUARDS = `select string_agg(line, E'\\n' order by line) as guards from (
  select format('table %s %s %s %s', relname, relrowsecurity, relforcerowsecurity, relacl) as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
  union all select format('column %s.%s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
      attgenerated, pg_get_expr(adbin, adrelid)) from pg_attribute join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped
  union all select format('policy %s %s %s %s %s', tablename, policyname, roles, qual, with_check) from pg_policies where schemaname = 'public'
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select format('trigger %s %s %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('function %s %s %s %s', p.oid::regprocedure, p.proacl, p.proconfig, md5(p.prosrc)) from pg_proc p
    where pronamespace = 'public'::regnamespace
) as all_of_them`;

export async function guardsOf(database: Pick<TestDatabase, "query">): Promise<string> {
  return (await database.query<{ guards: string | null }>(GUARDS))[0]?.guards ?? "";
}
