import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDatabaseProxy } from "../../../tests/database-proxy.ts";
import { listen } from "../../../tests/event-reader.ts";
import { putForm } from "../../../tests/form-data.ts";
import { aPhoto } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { startTestServer, type TestServer, useTestServer } from "../../../tests/test-server.ts";

const TOKEN = "un-jeton-pour-prometheus-et-lui-seul";
const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes("/node_modules/prom-client/"));

const counting = { METRICS_PORT: "0", LOG_LEVEL: "info" };
const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const server = {} as TestServer;
let wasLoadedBefore: boolean;
beforeAll(async () => {
  await (await startTestServer()).stop();
  wasLoadedBefore = isLoaded();
  Object.assign(server, await startTestServer(counting, { logTo }));
});
afterAll(() => server.stop());

const portIn = (log: string[]) =>
  log.map((line) => JSON.parse(line)).find(({ msg }) => msg === "answers Prometheus at /metrics").port;
const scrape = async (log = lines, init: RequestInit = {}, path = "/metrics") => {
  const reply = await fetch(`http://127.0.0.1:${portIn(log)}${path}`, init);
  return { status: reply.status, text: await reply.text(), type: reply.headers.get("content-type") };
};
/** Each line with a value, by what stands before it. */
const figures = async (log = lines) =>
  new Map(
    (await scrape(log)).text
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
const one = async (name: string) => (await figures()).get(name);

test("a server that nobody asks for figures does not load what counts them", () => {
  expect([wasLoadedBefore, isLoaded()]).toEqual([false, true]);
});

describe("requests", () => {
  test("are counted by what their route is called and how they ended", async () => {
    const owner = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    await owner.patch(`/api/bateaux/${boat.id}`, { couleur: "Bleu", version: boat.version });
    await owner.patch(`/api/bateaux/${randomUUID()}`, { couleur: "Bleu", version: 1 });
    await owner.get(`/api/nulle-part/${boat.id}`);
    const found = await figures();
    const about = (method: string, route: string, status: string) =>
      found.get(`bosco_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(about("POST", "/api/bateaux", "2xx")).toBe(1);
    expect(about("PATCH", "/api/bateaux/:id", "2xx")).toBe(1);
    expect(about("PATCH", "/api/bateaux/:id", "4xx")).toBe(1);
    expect(about("GET", "/api/*", "4xx")).toBe(1);
    const seconds = `bosco_http_request_seconds_sum{method="POST",route="/api/bateaux",status="2xx"}`;
    expect(found.get(seconds)).toBeGreaterThan(0);
    expect(found.get(seconds)).toBeLessThan(30);
  });

  test("that are streams are seen while they are open, and have no duration", async () => {
    const owner = await server.account();
    const stream = await listen(owner);
    await expect.poll(() => one("bosco_event_streams")).toBe(1);
    stream.leave();
    await expect.poll(() => one("bosco_event_streams")).toBe(0);
    const labels = `{method="GET",route="/api/evenements",status="2xx"}`;
    await expect.poll(() => one(`bosco_http_requests_total${labels}`)).toBe(1);
    expect(await one(`bosco_http_request_seconds_count${labels}`)).toBeUndefined();
  });

  test("no label holds an id, an address, an e-mail or a title", async () => {
    const owner = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Sirocco des Glénans" }));
    for (const path of [
      `/api/bateaux/${boat.id}`,
      `/api/photos/${owner.id}/${boat.id}.jpg`,
      "/api/calendrier/secret.ics",
    ])
      await owner.get(path);
    await owner.call("PROPFIND", "/api/bateaux");
    await owner.get(`/ailleurs/${owner.email}?q=${boat.id}`);
    const { text } = await scrape();
    for (const secret of [owner.id, boat.id, owner.email, "Sirocco", "secret", "127.0.0.1", "ailleurs"])
      expect(text).not.toContain(secret);
  });
});

describe("writes that have waited on a device", () => {
  const ages = async () => [await one("bosco_outbox_age_seconds_count"), await one("bosco_outbox_age_seconds_sum")];

  test("say how long, alone and together; what was pressed now or refused says nothing", async () => {
    const owner = await server.account({ pro: true });
    expect(await ages()).toEqual([0, 0]);
    await owner.post("/api/bateaux", aBoat(), { "bosco-age": "40" });
    await owner.post("/api/bateaux", aBoat());
    await owner.post("/api/bateaux", aBoat({ nom: "" }), { "bosco-age": "1000" });
    await owner.get("/api/bateaux", { "bosco-age": "1000" });
    expect(await ages()).toEqual([1, 40]);
    const operations = [7, undefined, 3].map((age) => ({
      ...{ id: randomUUID(), appel: "boats.create", entree: { id: randomUUID(), ...aBoat() } },
      ...(age !== undefined && { age }),
    }));
    expect((await owner.post("/api/operations", { operations })).status).toBe(200);
    expect(await ages()).toEqual([3, 50]);
    expect(await one(`bosco_outbox_age_seconds_bucket{le="10"}`)).toBe(2);
  });

  test("tell what no number is, on a route that reads it and on one that does not: nothing is counted, and the server lives", async () => {
    const owner = await server.account();
    const before = await ages();
    const failures: unknown[] = [];
    const note = (error: unknown) => void failures.push(error);
    process.on("uncaughtException", note);
    const wrong = { "bosco-age": "hier" };
    expect((await fetch(`${server.url}/healthz`, { method: "HEAD", headers: wrong })).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`, { headers: wrong })).status).toBe(200);
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const photo = `/api/bateaux/${boat.id}/photo`;
    const form = [{ content: await aPhoto(), fileName: "b.jpg" }];
    expect((await putForm(owner, photo, form, { headers: wrong })).status).toBe(200);
    expect((await putForm(owner, photo, form, { headers: { "bosco-age": "40" } })).status).toBe(200);
    expect((await owner.patch(`/api/bateaux/${boat.id}`, { couleur: "Bleu" }, wrong)).status).toBe(400);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await ages()).toEqual(before);
    process.off("uncaughtException", note);
    expect(failures).toEqual([]);
  });
});

describe("what the database knows", () => {
  test("is how much work waits, runs, has failed or was given up, and since when", async () => {
    await server.database.asSystem((db) =>
      sql`insert into jobs (kind, subject, input, due_at, attempts, lease, leased_until, gave_up_at) values
      ('mail', 'a', '{}', now() - interval '90 s', 0, null, null, null),
      ('mail', 'b', '{}', now() + interval '1 h', 2, null, null, null),
      ('mail', 'c', '{}', now() - interval '1 h', 1, gen_random_uuid(), now() + interval '1 h', null),
      ('push', 'd', '{}', now() - interval '2 h', 4, null, null, now()),
      ('push', 'e', '{"forgotten": true}', now() - interval '2 h', 4, null, null, now()),
      ('clean_up', 'horloge', '{}', now() - interval '9 h', 0, null, null, null)`.execute(db),
    );
    const jobs = async () =>
      Object.fromEntries([...(await figures())].filter(([name]) => name.startsWith("bosco_jobs{")));
    await expect.poll(jobs).toEqual({
      'bosco_jobs{kind="mail",state="waiting"}': 1,
      'bosco_jobs{kind="mail",state="failed"}': 1,
      'bosco_jobs{kind="mail",state="running"}': 1,
      'bosco_jobs{kind="push",state="given_up"}': 1,
    });
    expect(await one(`bosco_jobs_overdue_seconds{kind="mail"}`)).toBeCloseTo(90, -1);
    expect(await one(`bosco_jobs_overdue_seconds{kind="push"}`)).toBe(0);
  });

  test("is when the last good backup was made and what it takes; before the first there is neither", async () => {
    expect(await one("bosco_backup_age_seconds")).toBeUndefined();
    const value = JSON.stringify({ date: new Date(Date.now() - 3_600_000).toISOString(), octets: 12_345, gardees: 3 });
    await server.sql("insert into server_state (name, value) values ('backup', $1)", [value]);
    await expect.poll(() => one("bosco_backup_size_bytes")).toBe(12_345);
    expect(await one("bosco_backup_age_seconds")).toBeCloseTo(3_600, -2);
  });

  test("is nothing while it is away; all else is told, and at once", async () => {
    const proxy = await startDatabaseProxy(server.testDatabase.connection);
    const testDatabase = { ...server.testDatabase, connection: proxy.connection };
    const log: string[] = [];
    const cutOff = await startTestServer(counting, { testDatabase, logTo: { write: (line) => void log.push(line) } });
    await expect.poll(async () => (await figures(log)).get("bosco_database_up")).toBe(1);
    await proxy.cut();
    await expect.poll(async () => (await figures(log)).get("bosco_database_up"), { timeout: 10_000 }).toBe(0);
    const away = await figures(log);
    expect([...away.keys()].filter((name) => /^bosco_(jobs|backup)/.test(name))).toEqual([]);
    expect(away.get(`bosco_pool_connections_max{pool="requests"}`)).toBe(10);
    await cutOff.stop();
    await proxy.stop();
  });
});

test("the process, the disk, the pools and the version are told", async () => {
  const found = await figures();
  for (const name of ["process_resident_memory_bytes", "nodejs_heap_size_used_bytes", "process_cpu_seconds_total"])
    expect(found.get(name), name).toBeGreaterThan(0);
  expect(found.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect(found.get("process_start_time_seconds")).toBeLessThan(Date.now() / 1_000);
  const [free = 0, size = 0] = [found.get("bosco_disk_free_bytes"), found.get("bosco_disk_size_bytes")];
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(free);
  for (const pool of ["requests", "accounts"]) {
    expect(found.get(`bosco_pool_connections_in_use{pool="${pool}"}`)).toBeGreaterThanOrEqual(0);
    expect(found.get(`bosco_pool_waiting{pool="${pool}"}`)).toBe(0);
  }
  expect([...found.keys()]).toContainEqual(expect.stringMatching(/^bosco_info\{version="\d/));
});

describe("a statement that is slow", () => {
  test("is counted", async () => {
    const slow: string[] = [];
    const testDatabase = server.testDatabase;
    const logTo = { write: (line: string) => void slow.push(line) };
    const other = await startTestServer({ ...counting, SLOW_STATEMENT_MS: "1" }, { testDatabase, logTo });
    await other.database.asSystem((db) => db.selectFrom("jobs").selectAll().execute());
    await expect.poll(async () => (await figures(slow)).get("bosco_slow_statements_total")).toBeGreaterThan(0);
    await other.stop();
  });
});

describe("who may look", () => {
  const guarded: string[] = [];
  useTestServer({ ...counting, METRICS_TOKEN: TOKEN }, { logTo: { write: (line) => void guarded.push(line) } });

  test("whoever brings the token, if there is one", async () => {
    const asked = (authorization?: string) => scrape(guarded, authorization ? { headers: { authorization } } : {});
    expect((await asked()).status).toBe(401);
    for (const wrong of ["Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
      expect((await asked(wrong)).status, wrong).toBe(401);
    expect((await asked()).text).not.toContain("bosco_");
    expect((await asked(`Bearer ${TOKEN}`)).status).toBe(200);
  });

  test("nothing but the figures is there, and they are nowhere else", async () => {
    expect((await scrape()).type).toContain("text/plain; version=0.0.4");
    for (const path of ["/", "/metrics/x", "/healthz", "/api/bateaux"])
      expect((await scrape(lines, {}, path)).status, path).toBe(404);
    expect((await scrape(lines, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});

test("the dashboard shows each figure that there is, and none that there is not", async () => {
  const file = new URL("../../../../deploy/grafana-bosco.json", import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, "utf8")) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(bosco|process|nodejs)_\w+/g) ?? []),
  );
  const { text } = await scrape();
  const told = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const plain = (name: string) => (told.includes(name) ? name : name.replace(/_(bucket|sum|count)$/, ""));
  expect([...new Set(shown.map(plain))].sort()).toEqual(told.sort());
});

test("a port that is taken keeps the server from starting, by name", async () => {
  const { testDatabase } = server;
  const start = startTestServer({ ...counting, METRICS_PORT: String(portIn(lines)) }, { testDatabase });
  await expect(start).rejects.toThrow(/^METRICS_PORT=\d+ is taken/);
});
