import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, timeToClose } from "../../tests/event-reader.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";
import { type EventHub, type Listener, STREAMS_IN_ALL, STREAMS_PER_QUOTA, startEventHub } from "./hub.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const aListener = (more: Partial<Listener> = {}): Listener => {
  const userId = randomUUID();
  return { userId, quota: userId, sessionId: randomUUID(), address: userId, send: () => {}, close: () => {}, ...more };
};

describe("the hub", () => {
  let hub: EventHub;
  const errors: unknown[] = [];
  beforeAll(async () => {
    hub = await startEventHub(database.connection, (error) => errors.push(error));
  });
  afterAll(() => hub.stop());

  test("H1: takes streams up to its bound, and again when one has gone", () => {
    const listeners = Array.from({ length: STREAMS_IN_ALL }, () => aListener());
    for (const listener of listeners) hub.add(listener);
    expect(() => hub.add(aListener())).toThrow(expect.objectContaining({ code: "TROP_DE_DEMANDES" }));
    for (const listener of listeners) hub.remove(listener);
    hub.add(aListener());
  });

  test("H1: counts a closed stream as gone at once, even if its reader never hangs up", () => {
    const userId = randomUUID();
    const closed: number[] = [];
    for (let n = 0; n < 3 * STREAMS_PER_QUOTA; n += 1)
      hub.add(aListener({ userId, quota: userId, close: () => closed.push(n) }));
    expect(closed).toEqual(Array.from({ length: 2 * STREAMS_PER_QUOTA }, (_, n) => n));
  });

  test("A14: refuses a stream of a session that ended a moment ago", async () => {
    const sessionId = randomUUID();
    await database.query("select pg_notify('bosco_sessions', $1)", [sessionId]);
    const add = () => {
      const listener = aListener({ sessionId });
      hub.add(listener);
      hub.remove(listener);
    };
    await expect.poll(() => attempt(add)).toBe("NON_CONNECTE");
  });

  test("survives a message that is no message, and goes on", async () => {
    const told: unknown[] = [];
    const listener = aListener({ send: (event) => told.push(event) });
    hub.add(listener);
    await database.query("select pg_notify('bosco_changes', 'not json')");
    const payload = { user_id: listener.userId, table: "bateaux", op: "UPDATE", id: null };
    await database.query("select pg_notify('bosco_changes', $1)", [JSON.stringify(payload)]);
    await expect.poll(() => told).toEqual([{ table: "bateaux", op: "UPDATE", id: null }]);
    expect(errors).toHaveLength(1);
  });
});

function attempt(work: () => void): string {
  try {
    work();
    return "done";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test("a hub that cannot start says so, and does not try again behind one's back", async () => {
  const errors: unknown[] = [];
  const nowhere = { ...database.connection, connectionString: undefined, host: "127.0.0.1", port: 1 };
  await expect(startEventHub(nowhere, (error) => errors.push(error))).rejects.toThrow();
});

describe("when the database cuts the connection that listens", () => {
  test("open streams are closed, new ones wait, and then changes are told again", async () => {
    const server = await startTestServer();
    const owner = await server.account();
    const page = await listen(owner);
    await server.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'bosco events'`);
    expect(await timeToClose(page, 5_000)).toBeLessThan(5_000);
    const meanwhile = await owner.get("/api/evenements");
    expect([meanwhile.status, meanwhile.headers.get("retry-after")]).toEqual([503, "5"]);
    await expect.poll(async () => (await listen(owner)).status, { interval: 200 }).toBe(200);
    const again = await listen(owner);
    await owner.patch("/api/profils_utilisateur", { prenom: "Anne" });
    await expect.poll(() => again.events.length).toBe(1);
    await server.stop();
  });
});

describe("when the server stops", () => {
  test("F2: open streams end, and the stop takes less than 10 s", async () => {
    const server = await startTestServer();
    const pages = [];
    for (let n = 0; n < 3; n += 1) pages.push(await listen(await server.account()));
    const started = performance.now();
    await server.stop();
    expect(performance.now() - started).toBeLessThan(10_000);
    for (const page of pages) expect(await timeToClose(page, 1_000)).toBeLessThan(1_000);
  });
});
