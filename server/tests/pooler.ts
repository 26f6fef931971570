import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const RECIPE = new URL("../../deploy/pgbouncer.ini", import.meta.url);
/** Fewer than a server's connections, so that each transaction really gets whatever session is free. */
const SESSIONS = 4;

export interface Pooler {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** Debian's PgBouncer as `deploy/pgbouncer.ini` sets it up, before the PostgreSQL of a test run. */
export async function startPooler({ host = "", port = 5432, user = "bosco" }: pg.ClientConfig): Promise<Pooler> {
  const program = findPgbouncer();
  // why below /tmp: PostgreSQL's own account must be able to pass through, and a socket's path is short.
  const folder = mkdtempSync("/tmp/bosco-pooler-");
  const { uid, gid } = statSync(host); // it must enter the socket's folder, and refuses to run as root
  chmodSync(folder, 0o700);
  chownSync(folder, uid, gid);
  const listen_port = String(await freePort());
  const file = join(folder, "pgbouncer.ini");
  const own = { listen_port, auth_type: "any", auth_file: "", default_pool_size: String(SESSIONS) };
  writeFileSync(file, settle(readFileSync(RECIPE, "utf8"), own, `* = host=${host} port=${port} user=${user}`));
  const child = spawn(program, [file], { uid, gid, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  const connection = { host: "127.0.0.1", port: Number(listen_port), user, database: "postgres", ssl: false };
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGKILL")) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const client = new pg.Client(connection);
    client.on("error", () => {});
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) return { connection, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`pgbouncer did not start:\n${said}`);
}

function findPgbouncer(): string {
  for (const program of ["pgbouncer", "/usr/sbin/pgbouncer"])
    if (spawnSync(program, ["--version"]).status === 0) return program;
  throw new Error("pgbouncer is not installed (Debian: apt install pgbouncer)");
}

/** The recipe with the lines that say where and who put right for this run; every other line is as it is shipped. */
function settle(recipe: string, own: Record<string, string>, database: string): string {
  const [, connect_query] = /^bosco = .* (connect_query='.*')$/m.exec(recipe) ?? [];
  if (!connect_query) throw new Error("deploy/pgbouncer.ini sets no connect_query");
  let text = recipe.replace(/^bosco = .*$/m, `${database} ${connect_query}`);
  for (const [name, value] of Object.entries(own)) {
    const line = new RegExp(`^${name} = .*$`, "m");
    if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini sets no ${name}`);
    text = text.replace(line, value ? `${name} = ${value}` : "");
  }
  return text;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
