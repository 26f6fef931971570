import { profile } from "@bosco/domain/account";
import { sql } from "kysely";
import type { z } from "zod";
import { columnsOf } from "../../../database/columns.ts";
import type { Db } from "../../../database/database.ts";
import type { OwnTable } from "./tables.ts";

const ROWS_AT_ONCE = 1_000;

export interface OwnRow {
  table: string;
  row: Record<string, unknown>;
}

/**
 * Every row of this user's, table by table, a thousand at a time. One cursor over all of them sees them at one moment,
 * so that no row names another that is missing.
 */
export async function* readOwnRows(db: Db, tables: readonly OwnTable[]): AsyncGenerator<OwnRow[]> {
  const parts = tables.map(({ name, key, schema }, place) => {
    const columns = sql.join(columnsOf(schema).map((column) => written(schema, column)));
    return sql`(select ${sql.lit(place)} as place, ${sql.lit(name)} as "table", ${sql.ref(key)}::text as key, to_jsonb(r) as "row"
      from (select ${columns} from ${sql.table(name)} where user_id = app_user()) as r)`;
  });
  await sql`declare own_rows no scroll cursor for
    select "table", "row" from (${sql.join(parts, sql` union all `)}) as rows order by place, key`.execute(db);
  for (;;) {
    const { rows } = await sql<OwnRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from own_rows`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** An instant is written in UTC and to the last digit, whatever the session's zone; everything else as it is stored. */
function written(schema: z.ZodObject, column: string) {
  const field = schema.shape[column] as z.ZodType;
  const isInstant = field.safeParse("2026-01-01T00:00:00Z").success && !field.safeParse("x").success;
  if (!isInstant) return sql.ref(column);
  const pattern = `YYYY-MM-DD"T"HH24:MI:SS.US"Z"`;
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.lit(pattern)}) as ${sql.ref(column)}`;
}

export function readProfile(db: Db, userId: string) {
  return db
    .selectFrom("profils_utilisateur")
    .select(columnsOf(profile))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}
