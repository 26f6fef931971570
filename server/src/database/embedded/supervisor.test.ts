import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { waitUntil } from "./bounded-wait.ts";
import type { Connection } from "./endpoint.ts";
import { birthOf, hasProcFileSystem } from "./process-table.ts";
import {
  ask,
  postmasterPid,
  quickStart,
  serversUnder,
  startChild,
  temporaryFolder,
  usedDataDirectory,
} from "./test-site.ts";

/** A machine with other work takes many times as long as a quiet one. */
const PATIENCE_MS = 60_000;

function kill(dataDir: string): number {
  const pid = postmasterPid(dataDir);
  process.kill(pid, "SIGKILL");
  return pid;
}

/** Until another postmaster than that one answers. */
async function untilBack(dataDir: string, killed: number, connection: Connection): Promise<void> {
  const answers = async () => {
    const pid = postmasterPid(dataDir);
    if (pid === killed || birthOf(pid) === undefined) return [];
    return ask(connection, "select 1").catch(() => []);
  };
  await expect.poll(answers, { timeout: PATIENCE_MS }).toEqual([1]);
}

describe.skipIf(!hasProcFileSystem)("a killed postmaster", () => {
  test("is started again by the process that had only adopted it", async () => {
    const dataDir = await usedDataDirectory();
    const starter = startChild({ dataDir, durable: false });
    await starter.ready();
    await starter.kill();
    const database = await quickStart(dataDir);
    await untilBack(dataDir, kill(dataDir), database.connection);
    await database.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  }, 120_000);

  test("is started again by exactly one of the processes that share it, and the last to stop ends it", async () => {
    const dataDir = await usedDataDirectory();
    const log: string[] = [];
    const children = [1, 2].map(() => startChild({ dataDir, durable: false }));
    await Promise.all(children.map((child) => child.ready()));
    const own = await quickStart(dataDir, { log: (line) => log.push(line) });
    await untilBack(dataDir, kill(dataDir), own.connection);
    const again = ({ log: line = "" }) => line.includes("runs again");
    await Promise.all(children.map((child) => child.until(again)));
    expect(await waitUntil(() => log.some((line) => again({ log: line })), PATIENCE_MS)).toBe(true);
    const pid = postmasterPid(dataDir);
    const lines = [...log, ...children.flatMap(({ messages }) => messages.map((message) => message.log ?? ""))];
    expect(lines.filter((line) => line.includes(`runs again (process ${pid})`))).toHaveLength(3);
    const backends = await ask(own.superuser, "select pid from pg_stat_activity");
    expect(serversUnder(dataDir).filter((one) => one !== pid && !backends.includes(one))).toEqual([]);
    await own.stop();
    await children[0]?.stop();
    expect(birthOf(pid)).toBeDefined();
    await children[1]?.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  }, 120_000);

  test.each([0, 110, 130, 170, 250, 400])(
    "leaves nothing running when its only user stops %d ms later, whatever the restart was doing",
    async (ms) => {
      const dataDir = await usedDataDirectory();
      const database = await quickStart(dataDir);
      kill(dataDir);
      await sleep(ms);
      await database.stop();
      expect(serversUnder(dataDir)).toEqual([]);
      await sleep(300);
      expect(serversUnder(dataDir)).toEqual([]);
    },
    120_000,
  );

  test.each([0, 20, 60, 150])(
    "does not keep a start from succeeding, killed %d ms after it appeared",
    async (ms) => {
      const dataDir = await usedDataDirectory();
      const starting = quickStart(dataDir);
      expect(await waitUntil(() => postmasterPid(dataDir) > 0, PATIENCE_MS, 1)).toBe(true);
      const killed = postmasterPid(dataDir);
      await sleep(ms);
      process.kill(killed, "SIGKILL");
      const database = await starting;
      await untilBack(dataDir, killed, database.connection);
      await database.stop();
      expect(serversUnder(dataDir)).toEqual([]);
    },
    120_000,
  );

  test("listens where it did before, over TCP too", async () => {
    const dataDir = temporaryFolder();
    const database = await quickStart(dataDir, { transport: "tcp" });
    await untilBack(dataDir, kill(dataDir), database.connection);
    await database.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  }, 120_000);

  test("is not made anew as an empty database when its folder is gone", async () => {
    const dataDir = await usedDataDirectory();
    const log: string[] = [];
    const database = await quickStart(dataDir, { log: (line) => log.push(line) });
    const pid = postmasterPid(dataDir);
    renameSync(join(dataDir, "postgres"), join(dataDir, "elsewhere"));
    process.kill(pid, "SIGKILL");
    expect(await waitUntil(() => log.some((line) => line.includes("could not be started again")), PATIENCE_MS)).toBe(
      true,
    );
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    await database.stop();
  }, 120_000);
});
