import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { startDatabaseProxy } from "../../tests/database-proxy.ts";
import { createTestDatabase } from "../../tests/test-database.ts";
import { openTurns } from "../database/turns.ts";
import { startEventHub } from "../events/hub.ts";
import { openClient } from "./turn.ts";

const KEEPS_ALIVE = "02";
const ESTABLISHED = "01";

/** By the port it leads to: what Linux has planned for a connection, and in how many seconds. */
async function timersTo(port: number) {
  const lines = (await readFile("/proc/net/tcp", "latin1")).split("\n").slice(1, -1);
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote = "", state]) => remote.endsWith(`:${hex(port)}`) && state === ESTABLISHED)
    .map(([, , , , , timer = ""]) => timer.split(":"))
    .map(([kind, ticks = ""]) => ({ kind, seconds: Number.parseInt(ticks, 16) / 100 }));
}
const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, "0");

// why only there: nothing else tells what a connection has been told to do.
test.runIf(process.platform === "linux")(
  "what waits on PostgreSQL for long asks it within a minute whether it is still there",
  async () => {
    const database = await createTestDatabase();
    const proxy = await startDatabaseProxy(database.connection);
    const { connection } = proxy;
    const port = connection.port ?? Number(new URL(connection.connectionString ?? "").port);
    const client = await openClient(connection, "bosco backup");
    const turns = openTurns(connection, () => {});
    await turns.take("one");
    const hub = await startEventHub(connection, () => {});
    const timers = await timersTo(port);
    expect(timers).toHaveLength(3);
    for (const { kind, seconds } of timers) {
      expect(kind).toBe(KEEPS_ALIVE);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    await hub.stop();
    await turns.stop();
    await client.end();
    await proxy.stop();
    await database.drop();
  },
);
