import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./run.ts";

const PORT = 4990;
const URL_BASE = `http://127.0.0.1:${PORT}`;
const WARM_UP = 300;
const REQUESTS = 1_500;
const CLIENTS = 8;
const TICK_MS = 10; // USER_HZ is 100 on Linux

/** CPU of the server and of PostgreSQL per request: it hardly moves with the machine's load, unlike a duration. Linux only. */
export default async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bosco-bench-"));
  chmodSync(folder, 0o755);
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: join(folder, "data"),
      RATE_LIMIT_FACTOR: "100000",
      LOG_LEVEL: "warn",
    },
    stdio: "ignore",
  });
  try {
    await ready();
    const call = await signedIn();
    const boats = (await (await call("/api/bateaux")).json()) as { id: string }[];
    const boat = boats[0]?.id;
    const pids = () => [server.pid ?? 0, ...postgresProcesses(folder)];
    const patch = (n: number) =>
      call(`/api/bateaux/${boat}`, { method: "PATCH", body: JSON.stringify({ heures_moteur: 842 + (n % 10) }) });
    return [
      await figure("boats", 1.2, pids, () => call("/api/bateaux")),
      await figure("list of articles", 4, pids, () => call(`/api/inventaire?bateau_id=${boat}`)),
      await figure("search of articles", 2.5, pids, () => call("/api/inventaire/recherche?q=eau")),
      await figure("write", 1.5, pids, patch),
    ];
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ready() {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${URL_BASE}/readyz`).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error("the server is not ready");
}

async function signedIn() {
  const answer = await fetch(`${URL_BASE}/api/auth/sign-in/demo`, { method: "POST" });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return (path: string, init: RequestInit = {}) =>
    fetch(URL_BASE + path, { ...init, headers: { cookie, "content-type": "application/json" } });
}

async function figure(
  name: string,
  budget: number,
  pids: () => number[],
  request: (n: number) => Promise<Response>,
): Promise<Figure> {
  await run(WARM_UP, request);
  const before = cpuMs(pids());
  await run(REQUESTS, request);
  return { name, value: (cpuMs(pids()) - before) / REQUESTS, budget, unit: "ms of CPU" };
}

async function run(count: number, request: (n: number) => Promise<Response>) {
  let next = 0;
  const client = async () => {
    while (next < count) {
      next += 1;
      const answer = await request(next);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** PostgreSQL's processes have the data directory as their working directory. */
function postgresProcesses(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    });
}

function cpuMs(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);
}
