import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import type { AppOptions } from "../src/app/app.ts";
import { startServer } from "../src/app/server.ts";
import { readConfig } from "../src/config.ts";
import type { Database } from "../src/database/database.ts";
import { ADMIN, AUTH_SECRET } from "./accounts.ts";
import { openAccount } from "./open-account.ts";
import { createTestDatabase, type TestDatabase, urlOf } from "./test-database.ts";
import { Visitor } from "./visitor.ts";

export interface TestServer {
  url: string;
  database: Database;
  /** The same database by plain SQL, as the login role. */
  sql: TestDatabase["query"];
  testDatabase: TestDatabase;
  /** Where it keeps its files. */
  dataDir: string;
  visitor(): Visitor;
  signIn(email: string, password: string): Promise<Visitor>;
  /** A new account, signed in. Its password is PASSWORD. */
  account(options?: { pro?: boolean }): Promise<Visitor>;
  admin(): Promise<Visitor>;
  stop(): Promise<void>;
}

interface TestServerOptions extends AppOptions {
  /** Another server's database, which stays when this one stops. */
  testDatabase?: TestDatabase;
}

/** Bosco itself on a free port, with a database of its own, and whatever turns people away for what they ask too often, or the machine for being slow, out of the way. */
export async function startTestServer(
  env: Record<string, string> = {},
  { testDatabase: given, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const testDatabase = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), "bosco-data-"));
  const settings = {
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000",
    SLOWEST_TURN_MS: "60000",
    AUTH_SECRET,
    DATA_DIR: dataDir,
    // why: whether the web application was built before must not change what a test sees.
    WEB_DIST: join(dataDir, "no-web"),
  };
  const { connection, direct } = reach(testDatabase);
  const config = readConfig({ ...settings, ...direct, ...env });
  const server = await startServer(config, connection, {
    judgeAnswers: true,
    withoutNights: true,
    ...options,
  });
  const url = `http://127.0.0.1:${server.port}`;

  async function signIn(email: string, password: string) {
    const visitor = new Visitor(url);
    const { status, body } = await visitor.post("/api/auth/sign-in/email", { email, password });
    if (status !== 200) throw new Error(`sign-in of ${email}: ${status} ${JSON.stringify(body)}`);
    visitor.id = body.user.id;
    visitor.email = email;
    return visitor;
  }

  return {
    url,
    database: server.database,
    sql: testDatabase.query,
    testDatabase,
    dataDir: config.DATA_DIR,
    visitor: () => new Visitor(url),
    signIn,
    admin: () => signIn(ADMIN.email, ADMIN.password),
    async account({ pro = false } = {}) {
      const visitor = await openAccount(testDatabase, url, config.PUBLIC_URL?.startsWith("https:") ?? false);
      if (pro) await makePro(server.database, visitor.id);
      return visitor;
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (!given) await testDatabase.drop();
    },
  };
}

/** Straight to PostgreSQL, or past the pooler of `npm run test:pooler`. */
function reach({ connection }: TestDatabase): { connection: pg.ClientConfig; direct?: Record<string, string> } {
  const pooler = inject("pooler");
  const { database } = connection;
  if (!pooler || !database) return { connection };
  return { connection: { ...pooler, database }, direct: { DATABASE_DIRECT_URL: urlOf(connection) } };
}

/** A server for the tests of one file: there before the first of them, gone after the last. */
export function useTestServer(env?: Record<string, string>, options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(env, options));
  });
  afterAll(() => server.stop());
  return server;
}

async function makePro(database: Database, user_id: string) {
  const now = Date.now();
  const date_debut = new Date(now).toISOString();
  const date_fin = new Date(now + 30 * 86_400_000).toISOString();
  await database.asSystem((db) =>
    db
      .insertInto("abonnements")
      .values({ user_id, plan: "mensuel", date_debut, date_fin, payment_id: "sim_test" })
      .execute(),
  );
}
