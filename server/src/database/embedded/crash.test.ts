import { spawn } from "node:child_process";
import { existsSync, lstatSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { waitUntil } from "./bounded-wait.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { birthOf, hasProcFileSystem } from "./process-table.ts";
import { chooseServerUser } from "./server-user.ts";
import { prepareSocketDirectory } from "./socket-path.ts";
import {
  ask,
  postmasterPid,
  quickStart,
  serversUnder,
  startChild,
  temporaryFolder,
  usedDataDirectory,
} from "./test-site.ts";

async function killedWhileWriting(dataDir: string) {
  const child = startChild({ dataDir }, { mode: "write" });
  await child.until(({ acknowledged = 0 }) => acknowledged >= 200);
  const postmaster = postmasterPid(dataDir);
  return { child, postmaster };
}

function lastAcknowledged(child: ReturnType<typeof startChild>): number {
  return Math.max(...child.messages.map(({ acknowledged = 0 }) => acknowledged));
}

describe.skipIf(!hasProcFileSystem)("after a crash", () => {
  test("a killed Node leaves its PostgreSQL, the next start adopts it and every acknowledged row is there", async () => {
    const dataDir = await usedDataDirectory();
    const { child, postmaster } = await killedWhileWriting(dataDir);
    await child.kill();

    const logged: string[] = [];
    const database = await startEmbeddedPostgres({ dataDir, log: (line) => logged.push(line) });
    expect(postmasterPid(dataDir)).toBe(postmaster);
    expect(logged.join()).toContain("already runs");
    const [rows] = await ask(database.connection, "select count(*)::int from acknowledged");
    expect(rows).toBeGreaterThanOrEqual(lastAcknowledged(child));
    await database.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  });

  test("with PostgreSQL killed too, the next start recovers every acknowledged row", async () => {
    const dataDir = await usedDataDirectory();
    const { child, postmaster } = await killedWhileWriting(dataDir);
    process.kill(postmaster, "SIGKILL");
    await child.kill();

    const database = await startEmbeddedPostgres({ dataDir });
    expect(postmasterPid(dataDir)).not.toBe(postmaster);
    const [rows] = await ask(database.connection, "select count(*)::int from acknowledged");
    expect(rows).toBeGreaterThanOrEqual(lastAcknowledged(child));
    await database.stop();
  });

  test("a killed PostgreSQL whose end nobody reads, a zombie, does not hinder the next start", async () => {
    const dataDir = await usedDataDirectory();
    const child = startChild({ dataDir, durable: false });
    await child.ready();
    const zombie = postmasterPid(dataDir);
    process.kill(child.pid, "SIGSTOP");
    process.kill(zombie, "SIGKILL");
    expect(await waitUntil(() => birthOf(zombie) === undefined, 2_000)).toBe(true);
    expect(existsSync(`/proc/${zombie}`)).toBe(true);

    const database = await quickStart(dataDir);
    expect(await ask(database.connection, "select 1")).toEqual([1]);
    process.kill(child.pid, "SIGKILL");
    await database.stop();
  });

  test("an orphan busy with a long computation is ended before another PostgreSQL touches its data", async () => {
    const dataDir = await usedDataDirectory();
    const first = await quickStart(dataDir);
    const client = new pg.Client(first.connection);
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query("select pg_backend_pid() as orphan");
    // why: a statement that never waits, so that the backend does not notice its postmaster's death
    client.query("do $$ declare n bigint := 0; begin loop n := n + 1; end loop; end $$").catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.kill(postmasterPid(dataDir), "SIGKILL");

    const second = await quickStart(dataDir);
    expect(serversUnder(dataDir)).toContain(postmasterPid(dataDir));
    expect(serversUnder(dataDir)).not.toContain(rows[0].orphan);
    await second.stop();
    await first.stop();
  });

  test("a pid file that names a living stranger is not believed", async () => {
    const dataDir = await usedDataDirectory();
    const sock = join(dataDir, "sock");
    // why: a process of PostgreSQL's own account, the only kind of stranger that PostgreSQL itself takes for a rival
    const { uid, gid } = lstatSync(join(dataDir, "postgres"));
    const stranger = spawn("sleep", ["60"], { uid, gid });
    const file = [stranger.pid, join(dataDir, "postgres"), 1, 5432, sock, "", "1 1", "ready   ", ""].join("\n");
    writeFileSync(join(dataDir, "postgres/postmaster.pid"), file);
    prepareSocketDirectory(sock, chooseServerUser(join(dataDir, "postgres"), dataDir));
    writeFileSync(join(sock, ".s.PGSQL.5432.lock"), file);
    const database = await quickStart(dataDir).finally(() => stranger.kill());
    expect(await ask(database.connection, "select 1")).toEqual([1]);
    await database.stop();
  });

  test("a PostgreSQL whose socket was swept away is replaced", async () => {
    const dataDir = await usedDataDirectory();
    const child = startChild({ dataDir, durable: false });
    const { host } = await child.ready();
    await child.kill();
    rmSync(join(host, ".s.PGSQL.5432"));
    const database = await quickStart(dataDir);
    expect(await ask(database.connection, "select 1")).toEqual([1]);
    await database.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  });

  test("Node killed in the middle of initdb leaves no half-made database behind", async () => {
    const dataDir = temporaryFolder();
    const child = startChild({ dataDir, durable: false });
    const isInitialising = () => readdirSync(dataDir).some((name) => name.startsWith("postgres.new-"));
    expect(await waitUntil(isInitialising, 10_000, 5)).toBe(true);
    await child.kill();
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    const database = await quickStart(dataDir);
    expect(await ask(database.connection, "select 1")).toEqual([1]);
    await database.stop();
  });

  test("a data directory deleted under a running PostgreSQL does not keep it from stopping", async () => {
    const dataDir = await usedDataDirectory();
    const database = await quickStart(dataDir);
    const pid = postmasterPid(dataDir);
    expect(birthOf(pid)).toBeDefined();
    rmSync(dataDir, { recursive: true, force: true });
    await database.stop();
    expect(birthOf(pid)).toBeUndefined();
  });
});

describe("several processes on one data directory", () => {
  test("four starts at once share one PostgreSQL, and only the last to stop ends it", async () => {
    const dataDir = temporaryFolder();
    const children = [1, 2, 3].map(() => startChild({ dataDir, durable: false }));
    const own = quickStart(dataDir);
    const connections = await Promise.all([
      own.then(({ connection }) => connection),
      ...children.map((c) => c.ready()),
    ]);
    expect(new Set(connections.map((connection) => JSON.stringify(connection))).size).toBe(1);
    const postmaster = postmasterPid(dataDir);

    await (await own).stop();
    await children[0]?.stop();
    await children[1]?.kill();
    expect(birthOf(postmaster)).toBeDefined();
    const last = await children[2]?.ready();
    expect(last && (await ask(last, "select 1"))).toEqual([1]);
    await children[2]?.stop();
    expect(birthOf(postmaster)).toBeUndefined();
  });

  test("four starts in one process count as four", async () => {
    const dataDir = await usedDataDirectory();
    const [last, ...others] = await Promise.all([1, 2, 3, 4].map(() => quickStart(dataDir)));
    await Promise.all(others.map((other) => other.stop()));
    expect(last && (await ask(last.connection, "select 1"))).toEqual([1]);
    await last?.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  });

  test("starts and stops that cross each other never leave a user without a database", async () => {
    const dataDir = await usedDataDirectory();
    const useOnce = async () => {
      const database = await quickStart(dataDir);
      const answer = await ask(database.connection, "select 1");
      await database.stop();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 12 }, useOnce));
    expect(answers).toEqual(Array.from({ length: 12 }, () => [1]));
    expect(serversUnder(dataDir)).toEqual([]);
  });
});
