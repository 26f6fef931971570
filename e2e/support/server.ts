import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** why so long: a machine with other work took over a minute to make a new database, and starves PostgreSQL at its stop too. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;

/** No journey is about throttles, nor about what a server does on a machine that stands still (decision 051). */
const UNHURRIED = { RATE_LIMIT_FACTOR: "1000", SLOWEST_TURN_MS: "60000" };

/** The first administrator of the journeys' server. */
export const ADMIN = { ADMIN_EMAIL: "admin@bosco.example", ADMIN_PASSWORD: "cap-sur-le-large-56" };

/** Playwright's global setup: one server for all journeys, or the running one that BOSCO_URL names. */
export default async function startJourneysServer() {
  if (process.env.BOSCO_URL) return undefined;
  const server = await startServer(ADMIN);
  process.env.BOSCO_URL = server.url;
  return server.stop;
}

export interface RunningServer {
  url: string;
  /** Where it keeps its files. */
  dataDir: string;
  /** Everything the server wrote until now. */
  output: () => string;
  /** Asks it to stop, fails when it does not within a minute, and removes its data. */
  stop: () => Promise<void>;
}

/** Starts a server of its own on a free port with empty data; `env` is its whole configuration. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "bosco-e2e-"));
  // why: under root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(folder, 0o755);
  const dataDir = join(folder, "data");
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url))], {
    env: { ...surroundings(), ...UNHURRIED, PORT: String(port), DATA_DIR: dataDir, ...env },
    // why: the channel tells the server when this process is killed, so that it stops too.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  }
  const output = () => written;
  const stop = async () => {
    try {
      await end(child, output);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  try {
    await waitUntilReady(child, url, output);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { url, dataDir, output, stop };
}

/** why: the developer's own configuration (PORT, DATABASE_URL, SMTP...) must not change what a journey sees. */
function surroundings() {
  const names = ["PATH", "HOME", "USER", "LANG", "TMPDIR", "TEMP", "TMP", "SystemRoot", "NODE_EXTRA_CA_CERTS"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function waitUntilReady(child: ChildProcess, url: string, output: () => string) {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (hasEnded(child)) throw new Error(`the server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`the server is not ready after ${START_LIMIT_MS / 1000} s:\n${output()}`);
}

async function end(child: ChildProcess, output: () => string) {
  if (!hasEnded(child)) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const inTime = await Promise.race([ended.then(() => true), sleep(STOP_LIMIT_MS, false, { ref: false })]);
    if (!inTime) {
      child.kill("SIGKILL");
      throw new Error(`the server did not stop within ${STOP_LIMIT_MS / 1000} s:\n${output()}`);
    }
  }
  if (child.exitCode !== 0 && child.signalCode !== "SIGTERM") {
    throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
  }
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null;
}
