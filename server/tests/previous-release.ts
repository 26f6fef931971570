import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { ADMIN } from "./accounts.ts";
import { type Release, releases } from "./releases.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Workspaces that the server does not consist of. */
const BESIDE_THE_SERVER = ["web", "e2e"];
const START_MS = 120_000;

/** The last released state, whose servers may still run while this one's migrations arrive. */
const { commit } = releases.at(-1) as Release;

/** Why the previous release cannot be had here: a source archive has no history, a shallow clone not enough of it. */
export function whyNoPreviousRelease(): string | undefined {
  const { status, error } = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: ROOT, stdio: "ignore" });
  if (error) return "git is not installed";
  return status === 0 ? undefined : `this checkout has no history that reaches the released commit ${commit}`;
}

export interface PreviousRelease {
  url: string;
  /** What it wrote on its output. */
  output(): string;
  stop(): Promise<void>;
}

/** Runs the released sources as a process of their own, on a database that they migrate to their schema. */
export async function startPreviousRelease(connection: pg.ClientConfig): Promise<PreviousRelease> {
  const folder = mkdtempSync(join(tmpdir(), "bosco-released-"));
  layOut(folder);
  const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), "start.mjs"], {
    cwd: join(folder, "server"),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: urlOf(connection),
      DATA_DIR: join(folder, "data"),
      WEB_DIST: join(folder, "no-web"),
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "error",
      RATE_LIMIT_FACTOR: "1000",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const stop = async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { url: await untilReady(child, () => output), output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The sources as they were released, with today's packages around them. */
function layOut(folder: string): void {
  const manifest = execFileSync("git", ["show", `${commit}:package.json`], { cwd: ROOT, encoding: "utf8" });
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  const ours = workspaces.filter((name) => !BESIDE_THE_SERVER.includes(name));
  const archive = execFileSync("git", ["archive", commit, ...ours, "package.json", "tsconfig.base.json"], {
    cwd: ROOT,
    maxBuffer: 256 * 1024 * 1024,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  writeFileSync(join(folder, "server/start.mjs"), 'import { main } from "./src/main.ts";\nawait main();\n');
  for (const place of ["", ...ours]) linkPackages(join(ROOT, place), join(folder, place));
  for (const name of ours) symlinkSync(join(folder, name), join(folder, "node_modules/@bosco", name));
}

function linkPackages(from: string, to: string): void {
  if (!existsSync(join(from, "node_modules"))) return;
  const found = readdirSync(join(from, "node_modules"));
  mkdirSync(join(to, "node_modules/@bosco"), { recursive: true });
  // why: @bosco is this checkout's own sources; the released ones have their own
  for (const name of found.filter((one) => one !== "@bosco" && !one.startsWith(".")))
    symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name));
}

function urlOf({ connectionString, host, port, user, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
}

async function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  const end = performance.now() + START_MS;
  while (performance.now() < end && child.exitCode === null) {
    const url = /Bosco is ready:\s+(\S+)/.exec(output())?.[1];
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the previous release did not start: ${output()}`);
}
