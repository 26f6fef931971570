import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyBackup } from "../src/backup/read-backup.ts";
import { migrate, readMigrations } from "../src/database/migrate.ts";
import { StartError } from "../src/start-error.ts";
import { statementsOf } from "./contract-steps.ts";
import { fillEveryTable } from "./fill-every-table.ts";
import { guardsOf } from "./guards.ts";
import { RELEASES, type Release, releases } from "./releases.ts";
import { createTestDatabase, type TestDatabase, withClient } from "./test-database.ts";

/** `KILL_EVERY_MIGRATION=1`: those of every release, from an empty database on, and not only those that are still to be released. */
const starts: (Release | undefined)[] = process.env.KILL_EVERY_MIGRATION
  ? [undefined, ...releases]
  : releases.slice(-1);
const all = await readMigrations();
const states = await Promise.all([...starts.map(migrationsOf), all.map(({ name }) => name)]);
const steps = starts.map((release, n) => ({
  from: release?.schema ?? "nothing",
  applied: all.filter(({ name }) => states[n]?.includes(name)),
  pending: all.filter(({ name }) => !states[n]?.includes(name) && states[n + 1]?.includes(name)),
}));
async function migrationsOf(release: Release | undefined): Promise<string[]> {
  if (!release) return [];
  return (await verifyBackup(join(RELEASES, release.file))).header.migrations.map(({ name }) => name);
}
// why another role: a migration may have taken one that may end nobody.
const KILL = "\nreset role; select pg_terminate_backend(pg_backend_pid());\n";

/** Rows of every table, as whoever sees them all. */
async function rowsOf({ connection }: TestDatabase): Promise<string> {
  return withClient(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_table_privilege('bosco_system', oid, 'select') order by 1`);
    if (tables.length === 0) return "";
    await client.query("begin; set local role bosco_system");
    const sums = tables.map(
      ({ name }) => `select '${name}', count(*), md5(string_agg(r::text, E'\\n' order by r::text)) from ${name} r`,
    );
    // why in order: PostgreSQL may read the tables side by side, and then the first to be read comes first.
    const text = `${sums.join(" union all ")} order by 1`;
    return JSON.stringify((await client.query({ text, rowMode: "array" })).rows);
  });
}
const stateOf = async (database: TestDatabase) => [await guardsOf(database), await rowsOf(database)];

describe.each(steps)("a start over $from", ({ applied, pending }) => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bosco-killed-"));
    database = await createTestDatabase("empty");
    for (const { name, text } of applied) await writeFile(join(folder, name), text);
    if (applied.length === 0) return;
    await migrate(database.connection, folder);
    await withClient(database.connection, fillEveryTable);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await database.drop();
  });

  // why those before it stay pending too: all that arrive in one start come in one transaction.
  test.each<{ name: string; text: string }>(pending.length > 0 ? pending : [{ name: "nothing yet", text: "" }])(
    "that is killed in $name leaves the old state, whichever statement was the last",
    async ({ name, text }) => {
      if (!text) return;
      const before = await stateOf(database);
      const statements = statementsOf(text);
      for (const n of statements.keys()) {
        await writeFile(join(folder, name), `${statements.slice(0, n + 1).join("")}${KILL}`);
        const error = await migrate(database.connection, folder).catch((reason) => reason);
        expect(error, `${name}, after statement ${n + 1}`).toBeInstanceOf(StartError);
        expect(error.cause, error.message).toMatchObject({ code: "57P01" });
        expect(await stateOf(database), `${name}, after statement ${n + 1}`).toEqual(before);
      }
      await writeFile(join(folder, name), text);
    },
  );

  test("that nobody kills comes to its end then", async () => {
    expect(await migrate(database.connection, folder)).toEqual(pending.map(({ name }) => name));
  });
});
