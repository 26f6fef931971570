import type { Profile } from "@bosco/domain/account";
import { sql } from "kysely";
import { columnsOf } from "../../../../database/columns.ts";
import type { Db } from "../../../../database/database.ts";
import type { OwnTable } from "../tables.ts";
import type { PapersThere } from "./restore-papers.ts";

const ROWS_AT_ONCE = 500;

/** How many rows the account has in a table besides these. */
export async function findOtherRows(db: Db, userId: string, table: string, ids: string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
    where user_id = ${userId} and not (id = any (${ids}::uuid[]))`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The papers of an account, and what their files are kept by. */
export async function findPapersThere(db: Db, userId: string): Promise<PapersThere> {
  const rows = await db.selectFrom("documents").select(["id", "fichier"]).where("user_id", "=", userId).execute();
  return {
    ids: new Set(rows.map(({ id }) => id)),
    prints: new Set(rows.flatMap(({ fichier }) => fichier?.empreinte ?? [])),
  };
}

/** Names that the account does not have yet. */
export async function fillProfile(db: Db, userId: string, person: Partial<Profile>): Promise<void> {
  const filled = Object.entries(person).filter(([, value]) => value !== null && value !== undefined);
  if (filled.length === 0) return;
  const kept = filled.map(([name, value]) => [name, sql`coalesce(${sql.ref(name)}, ${value})`]);
  await db.updateTable("profils_utilisateur").set(Object.fromEntries(kept)).where("id", "=", userId).execute();
}

/** Puts rows in as they were, for this account and no other. Those that are there already stay as they are. */
export async function insertRows(
  db: Db,
  userId: string,
  { name, schema }: OwnTable,
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  const columns = columnsOf(schema).filter((column) => column !== "user_id");
  const isSubCategory = name === "sous_categories";
  const targets = [...columns, ...(isSubCategory ? ["categorie_owner"] : [])].map((column) => sql.ref(column));
  const values = columns.map((column) => sql`r.${sql.ref(column)}`);
  if (isSubCategory) values.push(ownerOfCategory(userId));
  let inserted = 0;
  // why by parts: no statement, and no turn of the process, is as long as the file.
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    const { numAffectedRows = 0n } = await sql`insert into ${sql.table(name)} (user_id, ${sql.join(targets)})
      select ${userId}::uuid, ${sql.join(values)}
      from jsonb_populate_recordset(null::${sql.table(name)}, ${part}::jsonb) as r
      on conflict do nothing`.execute(db);
    inserted += Number(numAffectedRows);
  }
  // why: a new boat or engine keeps its first reading by itself; the file brings the real ones.
  if ((name === "bateaux" || name === "moteurs") && rows.length > 0)
    await sql`delete from releves_heures where user_id = ${userId}`.execute(db);
  return inserted;
}

/** A sub-category belongs to a category of the account's own, or to a built-in one. */
const ownerOfCategory = (userId: string) => sql`case
  when exists (select from categories c where c.user_id = ${userId}::uuid and c.id = r.categorie_id) then ${userId}::uuid
  else '00000000-0000-0000-0000-000000000000'::uuid end`;
