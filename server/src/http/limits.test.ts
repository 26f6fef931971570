import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";

describe("H2: a body that trickles in", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { slowestBodyMs: 300 });
  });
  afterAll(() => server.stop());

  /** Sends the head and then a byte now and then; gives what the server says before it hangs up. */
  function trickle(path: string, head: string): Promise<string> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      let answer = "";
      socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n${head}\r\n\r\n{`);
      const timer = setInterval(() => socket.write(" "), 50);
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(answer));
      socket.on("close", () => clearInterval(timer));
    });
  }

  test.each(["/api/bateaux", "/api/auth/sign-in/email"])("is cut with 408 in the error format: %s", async (path) => {
    const answer = await trickle(path, "content-length: 1000");
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"DEMANDE_TROP_LENTE"');
    expect(answer).toMatch(/content-security-policy/i);
  });

  test("leaves a quick one alone, however long its answer takes", async () => {
    const owner = await server.account();
    const lock = server.database.asUser(owner.id, async (db) => {
      await db.updateTable("profils_utilisateur").set({ prenom: "Anne" }).execute();
      await new Promise((resolve) => setTimeout(resolve, 600));
    });
    const reply = await owner.patch("/api/profils_utilisateur", { prenom: "Bo" });
    await lock;
    expect([reply.status, reply.body.prenom]).toEqual([200, "Bo"]);
  });
});

describe("too many requests", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMIT_FACTOR: "0.05", TRUST_PROXY: "127.0.0.1" }); // 30 a minute
  });
  afterAll(() => server.stop());

  test("are refused in the error format, with the time to wait; pages and other addresses are served", async () => {
    const address = { "x-forwarded-for": "203.0.113.1" };
    const replies = await Promise.all(Array.from({ length: 40 }, () => server.visitor().get("/api/site", address)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    for (const { body, headers } of refused) {
      expect(body).toEqual({
        code: "TROP_DE_DEMANDES",
        message: "Trop de demandes. Patientez un instant puis réessayez.",
      });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await server.visitor().get("/healthz", address)).status).toBe(200);
    expect((await server.visitor().get("/api/site", { "x-forwarded-for": "203.0.113.2" })).status).toBe(200);
  });
});

describe("a process that can't keep up", () => {
  let server: TestServer;
  let webFolder: string;
  let isBusy = false;
  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), "bosco-web-"));
    await writeFile(join(webFolder, "index.html"), "<!doctype html>");
    server = await startTestServer({ SLOWEST_TURN_MS: "100" }, { webFolder });
  });
  afterAll(async () => {
    await server.stop();
    await rm(webFolder, { recursive: true });
  });

  /** One turn after the other that takes too long, as when too many ask for too much. */
  function overload() {
    const until = performance.now() + 250;
    while (performance.now() < until);
    if (isBusy) setTimeout(overload);
  }

  test("turns newcomers away from the API in the error format, with the time to come back, and serves again after", async () => {
    const owner = await server.account();
    isBusy = true;
    overload();
    try {
      await expect.poll(async () => (await owner.get("/api/bateaux")).status, { timeout: 15_000 }).toBe(503);
      const { status, body, headers } = await owner.post("/api/bateaux", aBoat());
      expect([status, body]).toEqual([
        503,
        {
          code: "INDISPONIBLE",
          message: "Le service est momentanément indisponible. Réessayez dans un instant.",
          details: { reference: expect.stringMatching(/^[\da-f]{8}$/) },
        },
      ]);
      expect(headers.get("retry-after")).toBe("5");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      const served = ["/healthz", "/readyz", "/mes-bateaux"].map((path) => fetch(server.url + path));
      const replies = await Promise.all(served);
      expect(replies.map(({ status }) => status)).toEqual([200, 503, 200]);
      expect(await replies[1]?.json()).toMatchObject({ details: { raison: "surcharge" } });
    } finally {
      isBusy = false;
    }
    await expect.poll(async () => (await owner.get("/api/bateaux")).status, { timeout: 15_000 }).toBe(200);
    expect((await owner.get("/api/bateaux")).body).toEqual([]);
  });
});
