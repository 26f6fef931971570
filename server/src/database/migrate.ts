import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PLACES } from "../places.ts";
import { StartError } from "../start-error.ts";

/** What whoever changes the schema holds. */
export const MIGRATIONS = 8_062_026;

/**
 * How long a migration waits for a table that a running server uses, before it lets go of all and comes back later.
 * why: shorter than PostgreSQL's deadlock_timeout, so that it is never a server's transaction that is ended for it.
 */
const TABLE_WAIT_MS = 400;
/** Longer than a server's transactions take; a large import may be longer, and then the start says so and is tried again. */
const PATIENCE_MS = 60_000;

/** Applies the `.sql` files that the database has not seen, all in one transaction, one server at a time. */
export async function migrate(connection: pg.ClientConfig, folder = PLACES.migrations): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await migrateOnce(connection, folder);
    } catch (error) {
      if (!isKeptWaiting(error) || performance.now() > end) throw error;
      await sleep(100 + Math.random() * 200);
    }
  }
}

/** By a lock (55P03), or by one that waits for ours (40P01). */
function isKeptWaiting(error: unknown): boolean {
  const cause = error instanceof StartError ? error.cause : error;
  return cause instanceof Error && "code" in cause && (cause.code === "55P03" || cause.code === "40P01");
}

async function migrateOnce(connection: pg.ClientConfig, folder: string): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: "bosco migrations" });
  client.on("error", () => {}); // the failing query says it
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATIONS]);
    await client.query(`set local lock_timeout = ${TABLE_WAIT_MS}`);
    const applied = await applyPending(client, folder);
    await client.query("commit");
    return applied;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * On PostgreSQL 15 the first migration makes the login role inherit nothing, not even the database owner's right to the
 * schema: so it is given that right by name, before.
 */
const OWN_SCHEMA = `do $$
declare
  login constant text := current_user;
begin
  if current_setting('server_version_num')::int < 160000 and pg_has_role('pg_database_owner', 'member') then
    set local role pg_database_owner;
    execute format('grant create, usage on schema public to %I with grant option', login);
    reset role;
  end if;
end $$`;

/** The migrations that a database which has some has not seen yet. */
export async function findPending(client: pg.Client, folder = PLACES.migrations): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations");
  const known = rows.map(({ name }) => name);
  const files = (await readMigrations(folder)).map(({ name }) => name);
  refuseNewerSchema(known, files);
  return files.filter((name) => !known.includes(name));
}

/** Applies what is pending, or what of it is `wanted`, in the transaction that the client is in. */
export async function applyPending(
  client: pg.Client,
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await client.query(OWN_SCHEMA);
  await client.query(
    "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const files = await readMigrations(folder);
  refuseNewerSchema(
    [...known.keys()],
    files.map(({ name }) => name),
  );
  const applied: string[] = [];
  for (const { name, text, checksum } of files) {
    if (!wanted(name)) continue;
    if (known.has(name)) {
      if (known.get(name) !== checksum)
        throw new StartError(
          `Migration ${name} was changed after it was applied. Restore the file; add a new one instead.`,
        );
      continue;
    }
    await client.query(text).catch((error: Error) => {
      throw new StartError(
        `Migration ${name} failed: ${error.message}. Nothing was changed; mend the file and start again.`,
        { cause: error },
      );
    });
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    applied.push(name);
  }
  return applied;
}

export async function readMigrations(folder = PLACES.migrations) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      // why: a checkout on another system may have other line ends; that is no change.
      const text = (await readFile(`${folder}/${name}`, "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

function refuseNewerSchema(known: string[], files: string[]) {
  const missing = known.find((name) => !files.includes(name));
  if (missing)
    throw new StartError(
      `The database has migration ${missing}, which this version of Bosco does not know. Update Bosco.`,
    );
}
