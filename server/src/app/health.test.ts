import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../tests/accounts.ts";
import { startDatabaseProxy } from "../../tests/database-proxy.ts";
import { putForm } from "../../tests/form-data.ts";
import { aPhoto } from "../../tests/pictures.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { withClient } from "../../tests/test-database.ts";
import { startTestServer, useTestServer } from "../../tests/test-server.ts";
import { Visitor } from "../../tests/visitor.ts";
import { DEMO_ID } from "../demo-account.ts";

const server = useTestServer();

const status = async (path: string) => (await server.visitor().get(path)).status;

test("a server that serves says so", async () => {
  expect((await server.visitor().get("/healthz")).body).toEqual({ status: "ok" });
  expect((await server.visitor().get("/readyz")).body).toEqual({ status: "ok" });
});

describe("a server that does not serve says why, by a word that everybody may read", () => {
  const readiness = async (url: string) => (await new Visitor(url).get("/readyz")).body.details?.raison;

  test("when its first accounts are yet to be made", async () => {
    const young = await startTestServer();
    await young.sql("delete from auth_users where id = $1", [DEMO_ID]);
    expect(await readiness(young.url)).toBe("premiers_comptes");
    await young.stop();
  });

  test("when it is about to stop", async () => {
    const leaving = await startTestServer({ DRAIN_SECONDS: "2" });
    const stopping = leaving.stop();
    await expect.poll(() => readiness(leaving.url)).toBe("arret");
    await stopping;
  });

  test("when its database answers, and not as it should", async () => {
    const broken = await startTestServer();
    await broken.sql("alter table auth_users rename to auth_people");
    const reply = await broken.visitor().get("/readyz");
    expect([reply.status, reply.body.details.raison]).toEqual([503, "base_en_erreur"]);
    expect(reply.text).not.toMatch(/auth_|relation/);
    await broken.stop();
  });
});

test("a database that stands still is away within seconds, and back when it answers again", async () => {
  const proxy = await startDatabaseProxy(server.testDatabase.connection);
  const testDatabase = { ...server.testDatabase, connection: proxy.connection };
  const waiting = await startTestServer({}, { testDatabase });
  const ready = () => waiting.visitor().get("/readyz");
  expect((await ready()).status).toBe(200);

  proxy.standStill();
  const probes = Promise.all([ready(), ready(), ready()]);
  await expect(Promise.race([probes, sleep(10_000, "no answer")])).resolves.toMatchObject(
    Array(3).fill({ status: 503, body: { details: { raison: "base_absente" } } }),
  );
  expect((await waiting.visitor().get("/healthz")).status).toBe(200);

  proxy.goOn();
  await expect.poll(async () => (await ready()).status).toBe(200);
  await waiting.stop();
  await proxy.stop();
});

describe("F3: the database cuts every connection, again and again, under load", () => {
  test("callers get 503 and a time to come back, never 500; all is well again within 5 s, and no session is lost", async () => {
    const owner = await server.account({ pro: true });
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const seen = new Map<number, number>();
    const lost: string[] = [];
    let ending = false;
    const client = async (n: number) => {
      while (!ending) {
        const path = `/api/bateaux/${boat.id}`;
        const reply = n % 2 ? await owner.get("/api/bateaux") : await owner.patch(path, { couleur: `Bleu ${n}` });
        seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
        if (reply.status === 503 && !reply.headers.get("retry-after")) lost.push(reply.text);
      }
    };
    const load = Array.from({ length: 8 }, (_, n) => client(n));
    await withClient(server.testDatabase.connection, async (client) => {
      for (let cut = 0; cut < 5; cut += 1) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      }
    });
    await expect.poll(() => status("/readyz")).toBe(200);
    ending = true;
    await Promise.all(load);
    expect([...seen.keys()].filter((one) => one !== 200 && one !== 503)).toEqual([]);
    expect(lost).toEqual([]);
    expect(seen.get(200)).toBeGreaterThan(0);
    expect((await owner.get("/api/bateaux")).status).toBe(200);
  });
});

describe("F1: the database goes away altogether", () => {
  test("the process lives, says that it cannot serve, and serves again when the database is back", async () => {
    const proxy = await startDatabaseProxy(server.testDatabase.connection);
    const testDatabase = { ...server.testDatabase, connection: proxy.connection };
    const cutOff = await startTestServer({}, { testDatabase });
    const owner = await server.account();
    const at = (path: string) => cutOff.visitor().get(path, { cookie: owner.cookieHeader });
    expect((await at("/api/bateaux")).status).toBe(200);

    await proxy.cut();
    expect((await at("/healthz")).status).toBe(200);
    for (const path of ["/readyz", "/api/bateaux", "/api/auth/get-session", "/api/evenements"]) {
      const reply = await at(path);
      expect([path, reply.status, reply.body.code]).toEqual([path, 503, "INDISPONIBLE"]);
      expect(reply.headers.get("retry-after")).toBe("5");
      expect(reply.text).not.toMatch(/ECONN|127\.0\.0|bosco_|pg/);
      const why = path === "/readyz" ? { raison: "base_absente" } : {};
      expect(reply.body.details).toEqual({ reference: expect.stringMatching(/^[\da-f]{8}$/), ...why });
    }
    const credentials = { email: owner.email, password: PASSWORD };
    expect((await cutOff.visitor().post("/api/auth/sign-in/email", credentials)).status).toBe(503);

    await proxy.restore();
    await expect.poll(async () => (await at("/readyz")).status).toBe(200);
    expect((await at("/api/bateaux")).status).toBe(200);
    await expect.poll(async () => (await at("/api/auth/get-session")).status).toBe(200);
    await cutOff.stop();
    await proxy.stop();
  });
});

describe("N3: the database is lost in the middle of a commit", () => {
  test("a write that was done is answered 503, and sent again with its operation id it is answered and not done twice", async () => {
    const proxy = await startDatabaseProxy(server.testDatabase.connection);
    const testDatabase = { ...server.testDatabase, connection: proxy.connection };
    const cutOff = await startTestServer({}, { testDatabase });
    const owner = await server.account({ pro: true });
    const send = (key: string) =>
      cutOff.visitor().post("/api/bateaux", aBoat(), { cookie: owner.cookieHeader, "idempotency-key": key });
    const boats = async () => (await owner.get("/api/bateaux")).body;
    for (let done = 1; done <= 5; done += 1) {
      const key = randomUUID();
      proxy.loseAnswerToCommit();
      const lost = await send(key);
      expect([lost.status, lost.body.code, lost.headers.get("retry-after")]).toEqual([503, "INDISPONIBLE", "5"]);
      expect(await boats()).toHaveLength(done);
      const again = await send(key);
      expect(again.status).toBe(201);
      expect(await boats()).toHaveLength(done);
      expect(await boats()).toContainEqual(again.body);
    }
    await cutOff.stop();
    await proxy.stop();
  });

  test("a photo that a row may name by now is kept, until the nightly sweep knows better", async () => {
    const proxy = await startDatabaseProxy(server.testDatabase.connection);
    const testDatabase = { ...server.testDatabase, connection: proxy.connection };
    const cutOff = await startTestServer({}, { testDatabase });
    const owner = await cutOff.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    // why the second: the first is the look whether there is such a boat
    proxy.loseAnswerToCommit(2);
    const lost = await putForm(owner, `/api/bateaux/${boat.id}/photo`, [
      { content: await aPhoto(), fileName: "a.jpg" },
    ]);
    expect([lost.status, lost.body.code]).toEqual([503, "INDISPONIBLE"]);
    const { photo_url } = (await owner.get("/api/bateaux")).body[0];
    expect(photo_url).not.toBeNull();
    expect((await owner.get(photo_url)).status).toBe(200);
    await cutOff.stop();
    await proxy.stop();
  });
});
