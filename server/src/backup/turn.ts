import pg from "pg";
import { KEPT_ALIVE } from "../database/kept-alive.ts";
import { MIGRATIONS } from "../database/migrate.ts";

/** What is done by one at a time, and how whoever waits is told so. */
const TURNS = {
  backup: { key: 8_062_036, busy: "Another backup or restore of this database is running: waiting for it." },
  // why another: an update does not wait for the files of a backup.
  update: { key: 8_062_041, busy: "Another server is updating this database: waiting for it." },
};

/** why of one transaction: a session's settings would stay on whatever connection a pooler has lent. */
const NO_TIMEOUTS = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = 0`;

export async function openClient(connection: pg.ClientConfig, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, ...KEPT_ALIVE, application_name, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {}); // the failing query says it
  await client.connect();
  return client;
}

/** A transaction that takes as long as it takes. */
export async function begin(client: pg.Client, mode = ""): Promise<void> {
  await client.query(`begin ${mode}`);
  await client.query(NO_TIMEOUTS);
}

/** In a transaction. why: row-level security shows the login role no row of many tables. */
export async function asSystem<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("set local role bosco_system");
  const done = await work();
  await client.query("reset role");
  return done;
}

export const BUSY = TURNS.backup.busy;

/** Does the work when no other backup or restore runs, or no other update. Whoever dies loses its turn with its connection. */
export async function inTurn<T>(
  connection: pg.ClientConfig,
  tell: (line: string) => void,
  work: () => Promise<T>,
  turn: keyof typeof TURNS = "backup",
): Promise<T> {
  const { key, busy } = TURNS[turn];
  return holding(connection, work, async (holder) => {
    const { rows } = await holder.query("select pg_try_advisory_xact_lock($1) as taken", [key]);
    if (rows[0].taken) return;
    tell(busy);
    await holder.query("select pg_advisory_xact_lock($1)", [key]);
  });
}

/** Does the work while no migration runs; one that has begun ends first. */
export type BetweenMigrations = <T>(work: () => Promise<T>) => Promise<T>;

export const betweenMigrations =
  (connection: pg.ClientConfig): BetweenMigrations =>
  (work) =>
    holding(connection, work, (holder) => holder.query("select pg_advisory_xact_lock_shared($1)", [MIGRATIONS]));

async function holding<T>(
  connection: pg.ClientConfig,
  work: () => Promise<T>,
  lock: (holder: pg.Client) => Promise<unknown>,
): Promise<T> {
  const holder = await openClient(connection, "bosco backup turn");
  try {
    await begin(holder);
    await lock(holder);
    return await work();
  } finally {
    await holder.end().catch(() => {});
  }
}
