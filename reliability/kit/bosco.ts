import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { ensureServerBuilt } from "../../scripts/build-server.mjs";
import { readPidFile } from "../../server/src/database/embedded/pid-file.ts";
import { AUTH_SECRET } from "../../server/tests/accounts.ts";
import { openAccount } from "../../server/tests/open-account.ts";
import { Visitor } from "../../server/tests/visitor.ts";
import { endProcess, removeAtExit } from "./leftovers.ts";
import { type Query, queryOn, withClient } from "./sql.ts";

/** A machine with other work takes many times as long as a quiet one. */
const PATIENCE_MS = 300_000;

export interface BoscoOptions {
  /** For DATABASE_URL; without one it runs its embedded PostgreSQL. */
  databaseUrl?: string;
  /** Its folder, which stays when it goes; else one of its own. */
  dataDir?: string;
  /** How it is started; by this Node, the built server. */
  command?: readonly string[];
  env?: Record<string, string>;
}

/** Bosco as people run it: the built server, a process of its own. */
export interface Bosco {
  url: string;
  port: number;
  dataDir: string;
  /** Each line that it wrote. */
  log: string[];
  pid(): number;
  isRunning(): boolean;
  /** With what it has ended, unless by a signal. */
  exitCode(): number | null;
  /** Its database as the login role, and as superuser (of the embedded one alone). */
  connection(): pg.ClientConfig;
  superuser(): pg.ClientConfig;
  query: Query;
  /** The embedded PostgreSQL's; 0 without one. */
  postmaster(): number;
  /** Starts it, again or for the first time, and with `more` settings this time; the milliseconds until it says that it can serve. */
  start(more?: Record<string, string>): Promise<number>;
  /** kill -9 of the server; an embedded PostgreSQL goes on without it. */
  kill(): Promise<void>;
  /** SIGTERM; the milliseconds until it is gone. */
  stop(): Promise<number>;
  /** Stops it, and all that it has left. */
  remove(): Promise<void>;
  visitor(): Visitor;
  /** A new account, signed in, straight from the database. */
  account(options?: { pro?: boolean }): Promise<Visitor>;
}

/** Starts the built server on a free port, with throttles out of the way unless `env` says otherwise. */
export async function startBosco(options: BoscoOptions = {}): Promise<Bosco> {
  const { databaseUrl, dataDir: given, env = {} } = options;
  const [program = "", ...args] = options.command ?? (await builtServer());
  const folder = mkdtempSync(join(tmpdir(), "bosco-run-"));
  // why: under root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  const dataDir = given ?? join(folder, "data");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    WEB_DIST: join(folder, "no-web"),
    LOG_LEVEL: "warn",
    RATE_LIMIT_FACTOR: "1000000",
    AUTH_SECRET,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  };
  const log: string[] = [];
  let child: ChildProcess | undefined;
  const postmaster = () => (databaseUrl ? 0 : (readPidFile(join(dataDir, "postgres"))?.pid ?? 0));
  const kept = removeAtExit(() => {
    endProcess(child?.pid ?? 0);
    endProcess(postmaster());
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function start(more: Record<string, string> = {}): Promise<number> {
    const started = performance.now();
    child = spawn(program, args, {
      // why: a DATABASE_URL of the caller's would put the run's rows into a database of his.
      env: { ...withoutOurs(process.env), ...settings, ...more },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => log.push(...text.split("\n").filter(Boolean)));
    while (!(await isReady(url))) {
      if (!isRunning()) throw new Error(`Bosco did not start:\n${log.slice(-20).join("\n")}`);
      if (performance.now() - started > PATIENCE_MS) throw new Error(`Bosco is not ready:\n${log.join("\n")}`);
      await sleep(20);
    }
    return Math.round(performance.now() - started);
  }
  async function end(signal: NodeJS.Signals): Promise<number> {
    const started = performance.now();
    const going = child;
    if (going && isRunning()) {
      const exit = once(going, "exit");
      going.kill(signal);
      await exit;
    }
    return Math.round(performance.now() - started);
  }
  function at(user: "bosco" | "postgres"): pg.ClientConfig {
    if (databaseUrl) return { connectionString: databaseUrl };
    const endpoint = readPidFile(join(dataDir, "postgres"))?.endpoint;
    if (!endpoint) throw new Error("no PostgreSQL runs in the data directory");
    return { host: endpoint.host, port: endpoint.port, user, database: "bosco", ssl: false };
  }
  const connection = () => at("bosco");
  const query = queryOn(connection);
  const bosco: Bosco = {
    url,
    port,
    dataDir,
    log,
    pid: () => child?.pid ?? 0,
    isRunning,
    exitCode: () => child?.exitCode ?? null,
    connection,
    superuser: () => at("postgres"),
    query,
    postmaster,
    start,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
    async remove() {
      const left = isRunning() ? 0 : postmaster();
      await end("SIGTERM");
      endProcess(left, "SIGINT");
      kept();
      rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 });
    },
    visitor: () => new Visitor(url),
    async account({ pro = false } = {}) {
      const visitor = await openAccount({ query }, url, false);
      if (pro) await makePro(connection(), visitor.id);
      return visitor;
    },
  };
  await start();
  return bosco;
}

const builtServer = async () => [process.execPath, join(import.meta.dirname, "child.mjs"), await ensureServerBuilt()];

/** Whether a server says that it can serve. */
export async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await reply?.arrayBuffer().catch(() => {});
  return reply?.status === 200;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const OURS = /^(DATABASE_|SMTP_|AI_|S3_|ADMIN_|LEGAL_|PUBLIC_URL|TRUST_PROXY)/;

function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name)));
}

async function makePro(connection: pg.ClientConfig, userId: string): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query("set role bosco_system");
    await client.query(
      `insert into abonnements (user_id, plan, date_debut, date_fin, payment_id)
       values ($1, 'mensuel', now(), now() + interval '30 days', 'sim_essai')`,
      [userId],
    );
  });
}
