import { connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { listen } from "../../tests/event-reader.ts";
import { startMailTrap } from "../../tests/mail-trap.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { StartError } from "../start-error.ts";
import { startServer } from "./server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (env: Record<string, string>) =>
  startServer(readConfig({ LOG_LEVEL: "silent", HOST: "127.0.0.1", PORT: "0", ...env }), database.connection);

/** Connections that this database has, but for the one that asks. */
const connections = async () =>
  (
    await database.query(
      "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
  ).length;

async function occupiedPort() {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return { port: String((other.address() as { port: number }).port), free: () => other.close() };
}

describe("a start that fails", () => {
  test("on an occupied port says which and what to do, and leaves nothing running", async () => {
    const { port, free } = await occupiedPort();
    const error = await start({ PORT: port }).catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
    );
    await expect.poll(connections).toBe(0);
    free();
  });

  test("on an address that is not this machine's says so", async () => {
    const error = await start({ HOST: "203.0.113.1" }).catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(
      "HOST=203.0.113.1 is no address of this machine. Set HOST to one that is, or leave it out.",
    );
    await expect.poll(connections).toBe(0);
  });
});

describe("a server", () => {
  test("says where it is, by any kind of address, and leaves nothing behind when it stops", async () => {
    for (const [HOST, url] of [
      ["127.0.0.1", /^http:\/\/127\.0\.0\.1:\d+$/],
      ["localhost", /^http:\/\/localhost:\d+$/],
    ] as const) {
      const server = await start({ HOST });
      expect(server.url).toMatch(url);
      expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
      await server.stop();
      await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
      await expect.poll(connections).toBe(0);
    }
  });

  test("gives the address that people open when it is told", async () => {
    const server = await start({ PUBLIC_URL: "https://bosco.exemple.fr" });
    expect(server.url).toBe("https://bosco.exemple.fr");
    await server.stop();
  });

  /** A server, and somebody whose next change of the profile waits until it is released. */
  async function withHeldProfile() {
    const server = await startTestServer();
    const owner = await server.account();
    let release = () => {};
    const held = server.database.asUser(owner.id, async (db) => {
      await db.updateTable("profils_utilisateur").set({ prenom: "Anne" }).execute();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    return { server, owner, held, release: () => release() };
  }

  test("F2: lets a running request end before it stops", async () => {
    const { server, owner, held, release } = await withHeldProfile();
    const running = owner.patch("/api/profils_utilisateur", { prenom: "Bo" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopping = server.stop();
    release();
    await held;
    expect((await running).status).toBe(200);
    await stopping;
  });

  test("F2: told to stop, says at once that it is not ready, closes its streams, and answers newcomers for as long as it was told", async () => {
    const server = await startTestServer({ DRAIN_SECONDS: "2" });
    const owner = await server.account();
    const stream = await listen(owner);
    expect((await owner.get("/readyz")).headers.get("connection")).toBe("keep-alive");
    const started = performance.now();
    const stopping = server.stop();
    await stream.closed;
    const asked = await Promise.all(
      ["/readyz", "/healthz", "/api/bateaux", "/api/evenements"].map((p) => owner.get(p)),
    );
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(asked.map(({ status }) => status)).toEqual([503, 200, 200, 503]);
    for (const { headers } of asked) expect(headers.get("connection")).toBe("close");
    await stopping;
    expect(performance.now() - started).toBeGreaterThan(2_000);
    await expect(owner.get("/healthz")).rejects.toThrow();
  });

  test("F2: says so at once, too, while a mail is on its way that nobody takes", async () => {
    let taking = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const trap = await startMailTrap({
      before: async () => {
        taking += 1;
        await held;
      },
    });
    const server = await startTestServer({ SMTP_URL: trap.url }, { withoutNights: false });
    const owner = await server.account();
    await owner.patch("/api/rappels", { courriel: "quotidien" });
    expect((await owner.post("/api/rappels/essai")).status).toBe(200);
    await vi.waitFor(() => expect(taking).toBe(1), { timeout: 10_000, interval: 50 });
    const stopping = server.stop();
    const { status, headers } = await owner.get("/readyz");
    expect([status, headers.get("connection")]).toEqual([503, "close"]);
    letGo();
    await stopping;
    await trap.stop();
  });

  test("F2: a request on a connection that was made before the server took no more is answered", async () => {
    const server = await startTestServer({ DRAIN_SECONDS: "1" });
    const { port } = new URL(server.url);
    const stopping = server.stop();
    const socket = connect(Number(port), "127.0.0.1");
    const answer = buffer(socket);
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), { timeout: 10_000, interval: 50 });
    socket.write("GET /healthz HTTP/1.1\r\nhost: bosco\r\n\r\n");
    expect((await answer).toString()).toMatch(/^HTTP\/1\.1 200 /);
    await stopping;
  });

  test("F2: does not wait for ever for a request that does not end", async () => {
    const { server, owner, held, release } = await withHeldProfile();
    const running = owner.patch("/api/profils_utilisateur", { prenom: "Bo" }).catch(() => "cut");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const started = performance.now();
    await server.stop();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await running).toBe("cut");
    release();
    await held.catch(() => {});
  });
});
