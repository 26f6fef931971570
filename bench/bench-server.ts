import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureWebBuilt } from "../scripts/build-web.mjs";

const PORT = 4991;
const URL_BASE = `http://localhost:${PORT}`;

/** Starts a server with empty data that serves the pages as they are built now. */
export async function startBenchServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  await ensureWebBuilt();
  const folder = mkdtempSync(join(tmpdir(), "bosco-bench-"));
  // why: under root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, "data"), RATE_LIMIT_FACTOR: "100000" };
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.mjs"], { env, stdio: "ignore" });
  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`${URL_BASE}/readyz`).catch(() => undefined))?.ok) return { url: URL_BASE, stop };
    await sleep(100);
  }
  await stop();
  throw new Error("the server is not ready");
}
