import { CHANGES_DAYS, KEPT_ROWS, type KeptTable } from "@bosco/contract";
import { sql } from "kysely";
import { isOwnDefault, ownerIfOther } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Entry } from "./cursor.ts";

/** What a cursor is judged by. */
export interface State {
  epoch: string;
  /** Whether the cursor's epoch is one of this database's, and had not ended when it was given. */
  known: boolean;
  /** Entries up to this transaction may have been forgotten. */
  oublie: string;
  /** What the statement that read this could see. */
  snapshot: string;
}

/** When a cursor was given: the epoch, and the first transaction that had not begun. */
export interface Given {
  epoch: string;
  xmax: bigint;
}

const stateFor = (
  given: Given | undefined,
) => sql`(select id from changements_epoques order by created_at desc limit 1) as epoch,
  exists (select from changements_epoques where id = ${given?.epoch ?? null}::uuid
    and (fin is null or fin >= ${String(given?.xmax ?? 0)}::xid8)) as known,
  greatest(s.oublie, forgotten_of_caller())::text as oublie, pg_current_snapshot()::text as snapshot`;

export async function readState(db: Db, given: Given | undefined): Promise<State> {
  const { rows } = await sql<State>`select ${stateFor(given)} from changements_etat as s`.execute(db);
  return rows[0] as State;
}

interface Wanted {
  given: Given;
  since: string;
  xmin: bigint;
  after: Entry | undefined;
  most: number;
}

/**
 * The first entries by transactions that a snapshot did not see, after one of them if there was a page before. In one statement with
 * the state: what is found, what was forgotten, and the snapshot that the next cursor starts from are of one moment.
 */
export async function readLog(
  db: Db,
  { given, since, xmin, after, most }: Wanted,
): Promise<State & { entries: Entry[] }> {
  const beyond = after
    ? sql`and (xid, table_nom, ligne, user_id, bateau) >
        (${after[0]}::xid8, ${after[1]}, ${after[2]}::uuid, ${after[3]}::uuid, ${after[4]}::uuid)`
    : sql``;
  const found = sql`select xid, table_nom, ligne, user_id, bateau from changements
    where xid >= ${after?.[0] ?? String(xmin)}::xid8 and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot) ${beyond}
    order by xid, table_nom, ligne, user_id, bateau limit ${most}`;
  const { rows } = await sql<State & { entries: Entry[] | null }>`select ${stateFor(given)}, (
      select json_agg(json_build_array(xid::text, table_nom, ligne, user_id, bateau)) from (${found}) as entry) as entries
    from changements_etat as s`.execute(db);
  const [row] = rows;
  return { ...(row as State), entries: row?.entries ?? [] };
}

export type Row = Record<string, unknown> & { id: string };

/** Fields that are no columns. */
const expressions: Record<string, unknown> = {
  par_defaut: isOwnDefault.as("par_defaut"),
  proprietaire_id: ownerIfOther,
};
const columnsOfTable = (table: KeptTable) =>
  sql.join(Object.keys(KEPT_ROWS[table].shape).map((column) => expressions[column] ?? sql.ref(column)));

/** The rows of a table that the caller sees, from one id on. */
export async function copyRows(db: Db, table: KeptTable, after: string | null, most: number): Promise<Row[]> {
  const beyond = after === null ? sql`` : sql`where id > ${after}::uuid`;
  const rows = sql<Row>`select ${columnsOfTable(table)} from ${sql.table(table)} ${beyond} order by id limit ${most}`;
  return (await rows.execute(db)).rows;
}

/** Those among the ids that the caller sees. */
export async function findRows(db: Db, table: KeptTable, ids: readonly string[]): Promise<Row[]> {
  const rows = sql<Row>`select ${columnsOfTable(table)} from ${sql.table(table)} where id = any (${ids}::uuid[])`;
  return (await rows.execute(db)).rows;
}

/** Forgets changes of long ago, and up to which transaction: a cursor from before would miss them. */
export async function forgetChanges(db: Db, now: Date): Promise<void> {
  const last = new Date(now.getTime() - CHANGES_DAYS * 86_400_000).toISOString();
  await sql`with gone as (delete from changements where moment < ${last} returning xid)
    update changements_etat set oublie = greatest(oublie, (select xid from gone order by xid desc limit 1))`.execute(
    db,
  );
}

const EPOCHS_KEPT = 500;

/** A server starts: what it hands out is of an epoch of its own, and epochs of another place are none of this database's. */
export async function beginEpoch(db: Db): Promise<void> {
  await sql`delete from changements_epoques where lieu <> place_of_changes() or id in (
    select id from changements_epoques order by created_at desc offset ${EPOCHS_KEPT})`.execute(db);
  await sql`update changements_epoques set fin = pg_snapshot_xmax(pg_current_snapshot())::text::xid8
    where fin is null`.execute(db);
  await sql`insert into changements_epoques (lieu, created_at) values (place_of_changes(), clock_timestamp())`.execute(
    db,
  );
}
