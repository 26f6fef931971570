import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { writeBackup } from "../src/backup/write-backup.ts";
import { readConfig } from "../src/config.ts";
import { connectDatabase } from "../src/database/connect.ts";
import { runNightly } from "../src/jobs/jobs.ts";
import { createMailer } from "../src/mail/mailer.ts";
import { createPhotoStore } from "../src/photos/store.ts";
import { listen } from "./event-reader.ts";
import { aBoat } from "./sample-rows.ts";
import { createTestDatabase, urlOf } from "./test-database.ts";
import { startTestServer, useTestServer } from "./test-server.ts";

/** `npm run test:pooler` alone runs this file: everything else of that run is a test of another file, through the pooler. */
const server = useTestServer();
const pooler = inject("pooler") as pg.ClientConfig;

/** The sessions that PostgreSQL has with us, by the name they gave themselves. */
const sessions = async () => {
  const rows = await server.sql<{ name: string; n: number }>(
    `select application_name as name, count(*)::integer as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
};

describe("behind a pooler in transaction mode", () => {
  test("many requests of several users share few sessions, and nobody sees another's rows", async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => server.account({ pro: true })));
    const rounds = Array.from({ length: 15 }, (_, round) => round);
    const answers = await Promise.all(
      rounds.flatMap((round) =>
        owners.map(async (owner, index) => {
          const made = await owner.post("/api/bateaux", aBoat({ nom: `Navire ${index} ${round}` }));
          const read = await owner.get("/api/bateaux");
          return { status: made.status, names: read.body.map(({ nom }: { nom: string }) => nom.split(" ")[1]), index };
        }),
      ),
    );
    for (const { status, names, index } of answers) {
      expect(status).toBe(201);
      expect(new Set(names)).toEqual(new Set([String(index)]));
    }
    const { bosco = 0 } = await sessions();
    expect(bosco).toBeGreaterThan(0);
    expect(bosco).toBeLessThanOrEqual(5);
  });

  test("no statement is left prepared, and no transaction leaves its role or its user to the next", async () => {
    const owner = await server.account();
    await Promise.all(Array.from({ length: 12 }, () => owner.get("/api/bateaux")));
    const look = sql<{ prepared: number; role: string; user_id: string | null }>`
      select (select count(*) from pg_prepared_statements) as prepared, current_user as role,
        nullif(current_setting('app.user_id', true), '') as user_id`;
    for (let times = 0; times < 12; times += 1) {
      const { rows } = await look.execute(server.database.login);
      expect(rows).toEqual([{ prepared: 0, role: server.testDatabase.connection.user, user_id: null }]);
    }
  });

  test("a statement that hangs is ended, in a transaction by us, outside of any by the pooler's recipe", async () => {
    const timeouts = sql<{ t: string }>`select current_setting('statement_timeout') || ' '
      || current_setting('idle_in_transaction_session_timeout') as t`;
    expect((await timeouts.execute(server.database.login)).rows).toEqual([{ t: "20s 30s" }]);
    // why: what the recipe says is taken back first, so that only our own word is left.
    for (let times = 0; times < 12; times += 1)
      await sql`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`.execute(server.database.login);
    expect((await timeouts.execute(server.database.login)).rows).toEqual([{ t: "0 0" }]);
    const own = await server.database.asSystem(async (db) => (await timeouts.execute(db)).rows);
    expect(own).toEqual([{ t: "20s 30s" }]);
  });

  test("a change is told to an open page, and the ear has a session past the pooler", async () => {
    const owner = await server.account();
    const page = await listen(owner);
    await owner.post("/api/bateaux", aBoat());
    await expect.poll(() => page.events.map(({ table }) => table)).toContain("bateaux");
    page.leave();
    expect((await sessions())["bosco events"]).toBe(1);
  });

  test("turns are held past the pooler, and all are given back", async () => {
    const guesses = Array.from({ length: 24 }, async (_, n) => {
      const email = `personne-${n}@bosco.example`;
      await server.visitor().post("/api/auth/sign-in/email", { email, password: "un-mot-de-passe-faux" });
    });
    const owner = await server.account();
    await Promise.all([...guesses, ...Array.from({ length: 24 }, () => owner.get("/api/bateaux"))]);
    const held = () =>
      server.sql(`select from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())`);
    await expect.poll(held).toEqual([]);
    expect((await sessions())["bosco turns"]).toBe(1);
  });

  test("a backup leaves no setting of its own on a session that others get next", async () => {
    const files = createPhotoStore(readConfig({ DATA_DIR: server.dataDir })).files;
    const path = join(server.dataDir, "pooled-backup");
    const connection = { ...pooler, database: server.testDatabase.connection.database };
    await writeBackup({ connection, files }, path);
    await rm(path);
    for (let times = 0; times < 12; times += 1) {
      const { rows } = await sql<{ t: string }>`select current_setting('statement_timeout') as t`.execute(
        server.database.login,
      );
      expect(rows).toEqual([{ t: "20s" }]);
    }
  });

  test("the night's jobs run, each once, when two servers start them together", async () => {
    const second = await startTestServer({}, { testDatabase: server.testDatabase });
    const config = readConfig({ DATA_DIR: server.dataDir });
    const night = (database: typeof server.database) => {
      const services = {
        database,
        photos: createPhotoStore(config),
        mailer: createMailer(config, server.url, () => {}),
      };
      const refuse = ({ error }: { error: unknown }) => expect(error).toBeUndefined();
      return runNightly({ ...services, dataDir: server.dataDir }, new Date("2027-01-10T03:30:00Z"), refuse);
    };
    const [one, other] = await Promise.all([night(server.database), night(second.database)]);
    await second.stop();
    const ran = [...one, ...other].sort();
    expect(ran.length).toBeGreaterThan(5);
    expect(ran).toEqual([...new Set(ran)]);
  });

  test("an empty database is migrated and seeded past the pooler, and then served through it", async () => {
    const testDatabase = await createTestDatabase("empty");
    const first = await startTestServer({ ADMIN_PASSWORD: "un-mot-de-passe-long" }, { testDatabase });
    const demo = first.visitor();
    expect((await demo.post("/api/auth/sign-in/demo")).status).toBe(200);
    expect((await demo.get("/api/bateaux")).body.length).toBeGreaterThan(0);
    await first.stop();
    await testDatabase.drop();
  });
});

describe("a start", () => {
  const name = () => server.testDatabase.connection.database ?? "";
  const start = (env: Record<string, string>) => connectDatabase(readConfig(env), () => {});

  test("goes on when both addresses lead to one database", async () => {
    const DATABASE_URL = urlOf({ ...pooler, database: name() });
    const DATABASE_DIRECT_URL = urlOf(server.testDatabase.connection);
    await expect(start({ DATABASE_URL, DATABASE_DIRECT_URL })).resolves.toBeDefined();
  });

  test("is refused when they lead to two", async () => {
    const other = await createTestDatabase("empty");
    const DATABASE_URL = urlOf({ ...pooler, database: name() });
    const DATABASE_DIRECT_URL = urlOf(other.connection);
    await expect(start({ DATABASE_URL, DATABASE_DIRECT_URL })).rejects.toThrow(/leads to another database/);
    await other.drop();
  });

  test("is refused when DATABASE_URL alone leads to a pooler, or DATABASE_DIRECT_URL does", async () => {
    const DATABASE_URL = urlOf({ ...pooler, database: name() });
    await expect(start({ DATABASE_URL })).rejects.toThrow(/^DATABASE_URL leads to a pooler\. /);
    const both = { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL };
    await expect(start(both)).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler\. /);
  });
});
