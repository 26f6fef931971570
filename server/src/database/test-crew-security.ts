import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { findOwnedTables, insertOwnedRows, insertRow, ownedRow } from "../../tests/owned-rows.ts";
import { createTestDatabase } from "../../tests/test-database.ts";
import { CREW_SETTINGS } from "./database.ts";

export const MEMBERS = ["lecture", "equipage", "gestion"] as const;
export type Member = (typeof MEMBERS)[number];
/** `neighbour` is aboard another boat of the owner's, `revoked` was aboard, `stranger` never was. */
export const AWAY = ["neighbour", "revoked", "stranger"] as const;
export const OTHERS = [...MEMBERS, ...AWAY] as const;
export type Person = "owner" | (typeof OTHERS)[number];
export const PEOPLE: Person[] = ["owner", ...OTHERS];
export type Row = Record<string, unknown>;

export const isAboard = (person: Person): person is Member => MEMBERS.includes(person as Member);

export interface Outcome {
  rows?: pg.QueryResultRow[];
  count?: number;
  code?: string | undefined;
}
export const REFUSED = { code: "42501" };
export const BEYOND_ROLE = { code: "BO403" };
export const NO_ROW = { rows: [], count: 0 };
export const ONE = expect.objectContaining({ count: 1 });

/** One row, by what `keyOf` gives. */
export const BY_KEY = "where user_id = $1 and id = $2";

interface Entering {
  /** Instead of what the database has found. */
  settings?: Record<string, string>;
  /** What the system does before. */
  before?: () => Promise<unknown>;
}

/**
 * For the tests of a file: a database of its own where A, the owner, shares a boat with a member of each role.
 * why a function: test files share what a module holds, and each needs its own database and hooks.
 */
export async function useCrew() {
  const database = await createTestDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  const owned = await findOwnedTables(client);

  const ids = Object.fromEntries(PEOPLE.map((name) => [name, randomUUID()])) as Record<Person, string>;
  const A = ids.owner;
  const rowsOf = new Map<Person, Map<string, Row>>();
  const shares = new Map<Person, string>();
  /** A's other boat, which is shared with the neighbour. */
  const otherBoat = randomUUID();
  const idOf = (owner: Person, table: string) => rowsOf.get(owner)?.get(table)?.id;
  const boatOf = (owner: Person) => String(idOf(owner, "bateaux"));
  const boatOfA = () => boatOf("owner");
  /** The key of A's row. */
  const keyOf = (table: string) => [A, idOf("owner", table)];
  /** What an insert needs, as A's unless another is named. */
  const newRow = (table: string, owner: Person = "owner", parents = rowsOf.get(owner) ?? new Map<string, Row>()) =>
    ownedRow(client, owned, table, ids[owner], parents);

  beforeAll(async () => {
    for (const id of Object.values(ids))
      await client.query("insert into auth_users (id, name, email) values ($1, 'x', $2)", [id, `${id}@bosco.test`]);
    for (const name of PEOPLE) rowsOf.set(name, await insertOwnedRows(client, owned, ids[name]));
    await asSystem(async () => {
      // why: an engine that has work is removed by nobody.
      await client.query("update maintenances set moteur_id = null");
      await insertRow(client, "bateaux", { ...(await newRow("bateaux")), id: otherBoat });
      for (const role of MEMBERS) shares.set(role, await aboard("owner", boatOfA(), role, role));
      await aboard("owner", otherBoat, "neighbour", "gestion");
      const gone = await aboard("owner", boatOfA(), "revoked", "gestion");
      await client.query("delete from partages where id = $1", [gone]);
    });
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function asSystem<T>(work: () => Promise<T>): Promise<T> {
    await client.query("begin; set local role bosco_system");
    const done = await work();
    await client.query("commit");
    return done;
  }

  async function aboard(owner: Person, bateau_id: string, member: Person, role: Member): Promise<string> {
    const membre_id = ids[member];
    const email = `${membre_id}@bosco.test`;
    const share = { user_id: ids[owner], bateau_id, email, role, membre_id, accepte_le: new Date() };
    return String((await insertRow(client, "partages", share)).id);
  }

  /** What a request of somebody's does, in a transaction that ends without a trace. */
  async function attempt(
    who: Person,
    work: () => Promise<pg.QueryResult | Row>,
    { settings = {}, before }: Entering = {},
  ): Promise<Outcome> {
    await client.query("begin");
    try {
      if (before) {
        await client.query("set local role bosco_system");
        await before();
        await client.query("reset role");
      }
      await client.query(
        `select ${CREW_SETTINGS}, set_config('app.user_id', $1::text, true) from find_crew($1::text::uuid) as f`,
        [ids[who]],
      );
      for (const [name, value] of Object.entries(settings))
        await client.query("select set_config($1, $2, true)", [name, value]);
      const result = await work();
      const rows: pg.QueryResultRow[] = Array.isArray(result.rows) ? result.rows : [result];
      return { rows, count: Number(result.rowCount ?? 1) };
    } catch (error) {
      return { code: error instanceof pg.DatabaseError ? error.code : String(error) };
    } finally {
      await client.query("rollback");
    }
  }
  const as = (who: Person, text: string, values: unknown[] = [], entering?: Entering) =>
    attempt(who, () => client.query(text, values), entering);
  const insertAs = (who: Person, table: string, row: Row, entering?: Entering) =>
    attempt(who, () => insertRow(client, table, row), entering);

  const finishMaintenancesOfA = () =>
    client.query("update maintenances set statut = 'Terminée' where user_id = $1", [A]);

  return {
    client,
    owned,
    ids,
    A,
    rowsOf,
    shares,
    otherBoat,
    idOf,
    boatOf,
    boatOfA,
    keyOf,
    newRow,
    asSystem,
    aboard,
    attempt,
    as,
    insertAs,
    finishMaintenancesOfA,
  };
}
