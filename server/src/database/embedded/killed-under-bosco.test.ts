import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EVERYTHING_EVENT } from "@bosco/contract";
import { afterEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { listen } from "../../../tests/event-reader.ts";
import { startWriters } from "../../../tests/ledger.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { type TestDatabase, withClient } from "../../../tests/test-database.ts";
import { startTestServer, type TestServer } from "../../../tests/test-server.ts";
import { readConfig } from "../../config.ts";
import { runNightly } from "../../jobs/jobs.ts";
import { createMailer } from "../../mail/mailer.ts";
import { createPhotoStore } from "../../photos/store.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { birthOf, hasProcFileSystem } from "./process-table.ts";
import { ask, postmasterPid, usedDataDirectory } from "./test-site.ts";

/** A machine with other work takes many times as long as a quiet one, which needs about a second. */
const PATIENCE_MS = 60_000;
const WRITERS = 16;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Bosco on an embedded PostgreSQL of its own, which keeps its promises. */
async function startBosco() {
  const log: string[] = [];
  const dataDir = await usedDataDirectory();
  const { connection, superuser, stop } = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line) });
  stops.push(stop);
  const query: TestDatabase["query"] = (text, values) =>
    withClient(connection, async (client) => (await client.query(text, values)).rows);
  const server = await startTestServer({}, { testDatabase: { connection, query, drop: async () => {} } });
  stops.push(server.stop);
  return { dataDir, server, superuser, log };
}

/** Writing goes on, and nothing that was acknowledged is lost or there twice. */
async function expectUnharmed(ledger: Awaited<ReturnType<typeof startWriters>>): Promise<void> {
  const before = ledger.acknowledged();
  await expect.poll(ledger.acknowledged, { timeout: PATIENCE_MS }).toBeGreaterThan(before + 8);
  await ledger.finish();
  expect(ledger.unforeseen()).toEqual([]);
  expect(await ledger.compare()).toEqual({ lost: [], twice: [], torn: [] });
}

const statusOf = async (server: TestServer, path: string) => (await server.visitor().get(path)).status;

/** Kills the postmaster and gives the milliseconds until another one runs and the server says that it can serve. */
async function killAndWait(server: TestServer, dataDir: string): Promise<number> {
  const killed = postmasterPid(dataDir);
  const started = performance.now();
  process.kill(killed, "SIGKILL");
  const isBack = async () => {
    const pid = postmasterPid(dataDir);
    return pid !== killed && birthOf(pid) !== undefined && (await statusOf(server, "/readyz")) === 200;
  };
  await expect.poll(isBack, { timeout: PATIENCE_MS, interval: 10 }).toBe(true);
  return Math.round(performance.now() - started);
}

describe.skipIf(!hasProcFileSystem)("N3: the embedded postmaster is killed", () => {
  test("three times in a row under 16 writers: no acknowledged write is lost, none is done twice, no answer is a 500", async ({
    annotate,
  }) => {
    const { dataDir, server, log } = await startBosco();
    const ledger = await startWriters(server, WRITERS);
    const moreWrites = async () => {
      const enough = ledger.acknowledged() + 3 * WRITERS;
      await expect.poll(ledger.acknowledged, { timeout: PATIENCE_MS }).toBeGreaterThan(enough);
    };
    const took: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await moreWrites();
      took.push(await killAndWait(server, dataDir));
    }
    await moreWrites();
    await ledger.finish();
    await annotate(
      `back after ${took.join(", ")} ms; ${ledger.acknowledged()} writes acknowledged, ${ledger.refused()} refused`,
    );
    expect(ledger.unforeseen()).toEqual([]);
    expect(ledger.refused()).toBeGreaterThan(0);
    expect(await ledger.compare()).toEqual({ lost: [], twice: [], torn: [] });
    expect(log.filter((line) => line.includes("ended unexpectedly (SIGKILL)"))).toHaveLength(3);
    expect(log.filter((line) => line.includes("runs again"))).toHaveLength(3);
  }, 300_000);

  test("and cannot be started: callers are told 503 and when to come back, it is not tried in a tight loop, the log says why, and once mended all works again", async () => {
    const { dataDir, server, log } = await startBosco();
    const owner = await server.account();
    const page = await listen(owner);
    const settings = join(dataDir, "postgres/postgresql.conf");
    const whole = readFileSync(settings, "utf8");
    const starts = () => readFileSync(join(dataDir, "postgres.log"), "utf8").split("no_such_setting").length - 1;
    writeFileSync(settings, `${whole}\nno_such_setting = 1\n`);
    process.kill(postmasterPid(dataDir), "SIGKILL");
    await expect.poll(() => statusOf(server, "/readyz"), { timeout: PATIENCE_MS }).toBe(503);
    await expect.poll(starts, { timeout: PATIENCE_MS }).toBeGreaterThan(1);
    await sleep(3_000);
    expect(starts()).toBeLessThanOrEqual(6);
    expect(log.join("\n")).toContain("could not be started again");
    expect(log.join("\n")).toContain('unrecognized configuration parameter "no_such_setting"');
    expect(await statusOf(server, "/healthz")).toBe(200);
    for (const path of ["/readyz", "/api/bateaux", "/api/evenements", "/api/auth/get-session"]) {
      const { status, body, headers } = await owner.get(path);
      expect([path, status, body.code, headers.get("retry-after")]).toEqual([path, 503, "INDISPONIBLE", "5"]);
    }
    expect(page.isClosed()).toBe(true);

    writeFileSync(settings, whole);
    await expect.poll(() => statusOf(server, "/readyz"), { timeout: PATIENCE_MS }).toBe(200);
    expect((await owner.get("/api/bateaux")).status).toBe(200);
    await server.signIn(owner.email, PASSWORD);
    let again = await listen(owner, "?depuis=10000");
    await expect
      .poll(
        async () => {
          if (again.status !== 200) again = await listen(owner, "?depuis=10000");
          return again.named;
        },
        { timeout: PATIENCE_MS },
      )
      .toContain(EVERYTHING_EVENT);
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    await expect
      .poll(() => again.events, { timeout: PATIENCE_MS })
      .toContainEqual({ table: "bateaux", id: boat.id, op: "INSERT" });
    again.leave();
    const photos = createPhotoStore(readConfig({ DATA_DIR: server.dataDir }));
    const mailer = createMailer(readConfig({}), server.url, () => {});
    const services = { database: server.database, photos, mailer, dataDir: server.dataDir };
    const ran = await runNightly(services, new Date("2099-01-01T12:00:00Z"), () => {});
    expect(ran).toContain("clean_up");
  }, 300_000);

  test("nothing is restarted when one backend is killed: PostgreSQL recovers by itself, and so does the server", async () => {
    const { dataDir, server, superuser, log } = await startBosco();
    const postmaster = postmasterPid(dataDir);
    const ledger = await startWriters(server, 4);
    const [backend] = await ask(superuser, "select pid from pg_stat_activity where application_name = 'bosco' limit 1");
    process.kill(Number(backend), "SIGKILL");
    await expect.poll(ledger.refused, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await expectUnharmed(ledger);
    expect(postmasterPid(dataDir)).toBe(postmaster);
    expect(log.filter((line) => line.includes("ended"))).toEqual([]);
  }, 180_000);

  test("a postmaster that is held and let go again is neither replaced nor a reason to fail", async () => {
    const { dataDir, server, log } = await startBosco();
    const postmaster = postmasterPid(dataDir);
    const ledger = await startWriters(server, 4);
    process.kill(postmaster, "SIGSTOP");
    await sleep(2_000);
    process.kill(postmaster, "SIGCONT");
    await expectUnharmed(ledger);
    expect(postmasterPid(dataDir)).toBe(postmaster);
    expect(log.filter((line) => line.includes("ended"))).toEqual([]);
  }, 180_000);
});
