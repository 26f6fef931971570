import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { inTurn } from "../src/backup/turn.ts";
import { run as backUp } from "../src/commands/backup.ts";
import { type DatabaseProxy, startDatabaseProxy } from "./database-proxy.ts";
import { createTestDatabase, type TestDatabase, urlOf } from "./test-database.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Two ways to one database: of what goes through the one that is cut, nothing is left. */
describe.runIf(inject("embedded") && !inject("pooler"))("past a pooler, by DATABASE_DIRECT_URL,", () => {
  let testDatabase: TestDatabase;
  let proxy: DatabaseProxy;
  let server: TestServer;
  const sessions = async (name: string) =>
    (
      await testDatabase.query(
        "select from pg_stat_activity where datname = current_database() and application_name = $1",
        [name],
      )
    ).length;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    proxy = await startDatabaseProxy(testDatabase.connection);
    const DATABASE_DIRECT_URL = urlOf(testDatabase.connection);
    server = await startTestServer(
      { DATABASE_DIRECT_URL },
      { testDatabase: { ...testDatabase, connection: proxy.connection } },
    );
  });
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
    await testDatabase.drop();
  });

  test("go turns and the ear; requests do not", async () => {
    await server.visitor().post("/api/auth/sign-in/email", { email: "personne@bosco.example", password: "faux-faux" });
    expect(await sessions("bosco")).toBeGreaterThan(0);
    await proxy.cut();
    await expect.poll(() => sessions("bosco")).toBe(0);
    expect(await sessions("bosco turns")).toBe(1);
    expect(await sessions("bosco events")).toBe(1);
    await proxy.restore();
  });

  test("goes a backup, whose turn is a lock of its connection", async () => {
    vi.stubEnv("DATABASE_URL", urlOf(proxy.connection));
    vi.stubEnv("DATABASE_DIRECT_URL", urlOf(testDatabase.connection));
    vi.stubEnv("DATA_DIR", server.dataDir);
    const said = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    const path = join(server.dataDir, "by-command");
    let running: Promise<void> | undefined;
    await inTurn(
      testDatabase.connection,
      () => {},
      async () => {
        running = backUp([path]);
        await expect.poll(() => said.mock.calls.join("")).toContain("Another backup");
        await proxy.cut();
        await expect.poll(() => sessions("bosco")).toBe(0);
        expect(await sessions("bosco backup turn")).toBe(2);
      },
    );
    await running;
    await proxy.restore();
    said.mockRestore();
    vi.unstubAllEnvs();
    await rm(path);
  });
});
