import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach } from "vitest";
import { packagedNativeDirectory } from "./binaries.ts";
import type { Connection } from "./endpoint.ts";
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./index.ts";
import { readPidFile } from "./pid-file.ts";

export const isRoot = process.getuid?.() === 0;

/** An account that nothing else in these tests uses. */
export const NOBODY = 65534;

const folders: string[] = [];
let model: string | undefined;
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) {
    for (const pid of serversUnder(folder)) process.kill(pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
});

afterAll(() => {
  if (model) rmSync(model, { recursive: true, force: true });
});

/** A data directory that was used before: a copy of one made once, because initdb is most of a cold start's time. */
export async function usedDataDirectory(): Promise<string> {
  if (!model) {
    model = mkdtempSync(join(tmpdir(), "bosco-model-"));
    chmodSync(model, 0o755);
    await (await quickStart(model)).stop();
  }
  const dataDir = join(temporaryFolder(), "data");
  mkdirSync(dataDir);
  spawnSync("cp", ["-a", join(model, "postgres"), dataDir]);
  return dataDir;
}

/** A new folder that every user can enter; it goes after the test, with any PostgreSQL that runs in it. */
export function temporaryFolder(mode = 0o755): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bosco-test-")));
  folders.push(folder);
  chmodSync(folder, mode);
  return folder;
}

export function serversUnder(folder: string): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      return (
        readFileSync(`/proc/${pid}/comm`, "utf8") === "postgres\n" &&
        readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
      );
    } catch {
      return false;
    }
  });
}

export function postmasterPid(dataDir: string): number {
  return readPidFile(join(dataDir, "postgres"))?.pid ?? 0;
}

/** A start that forgets durability, for speed. */
export function quickStart(dataDir: string, more: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, durable: false, ...more });
}

/** One column of one query, each row's first value. */
export async function ask(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: "array" });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

export interface Message {
  ready?: Connection;
  acknowledged?: number;
  log?: string;
  stopped?: boolean;
  failed?: { name: string; message: string };
}

/** Starts test-child.ts, as another user if asked to. */
export function startChild(
  options: Partial<EmbeddedPostgresOptions>,
  more: { mode?: "write"; uid?: number; through?: string[] } = {},
) {
  const { mode, uid, through = [] } = more;
  const command = [...through, process.execPath, "--import", import.meta.resolve("tsx")];
  const [file = "", ...args] = [...command, join(import.meta.dirname, "test-child.ts"), JSON.stringify(options)];
  const child = spawn(file, mode ? [...args, mode] : args, {
    stdio: ["pipe", "pipe", "inherit"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  children.push(child);
  const messages: Message[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => messages.push(JSON.parse(line)));
  let isClosed = false;
  const closed = once(lines, "close").then(() => {
    isClosed = true;
  });

  /** The first message that `wanted` accepts; a program that ends or fails first fails the test. */
  async function until(wanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const message = messages.find(wanted);
      if (message) return message;
      const failure = messages.find(({ failed }) => failed)?.failed;
      if (failure) throw new Error(failure.message);
      if (isClosed) throw new Error("the child program ended");
      await Promise.race([once(lines, "line"), closed]);
    }
  }
  return {
    pid: child.pid ?? 0,
    messages,
    ready: async () => (await until(({ ready }) => ready !== undefined)).ready as Connection,
    failure: async () => (await until(({ failed }) => failed !== undefined)).failed,
    until,
    async kill() {
      child.kill("SIGKILL");
      await closed;
    },
    async stop() {
      child.stdin?.end();
      await until(({ stopped }) => stopped === true);
    },
  };
}

/** PostgreSQL's programs as npm leaves them with install scripts off: without the links between libraries. */
export function programsWithoutLinks(parent: string): string {
  const copy = join(parent, "native");
  // why: hard links are quicker than 60 MB of copies; another file system has none
  const { status } = spawnSync("cp", ["-al", packagedNativeDirectory(), copy], { stdio: "ignore" });
  if (status !== 0) {
    rmSync(copy, { recursive: true, force: true });
    spawnSync("cp", ["-r", packagedNativeDirectory(), copy]);
  }
  for (const entry of readdirSync(join(copy, "lib"), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(copy, "lib", entry.name));
  }
  return copy;
}
