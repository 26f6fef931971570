import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findOwnedTables, type OwnedTables } from "../../tests/owned-rows.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { DEMO_ID } from "../demo-account.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { runNightly } from "./jobs.ts";
import type { JobFailure } from "./once-a-day.ts";

const server = useTestServer();
let client: pg.Client;
let owned: OwnedTables;
let failures: JobFailure[] = [];
beforeAll(async () => {
  client = new pg.Client(server.testDatabase.connection);
  await client.connect();
  owned = await findOwnedTables(client);
});
afterAll(() => client.end());

function run(at: string) {
  const config = readConfig({ DATA_DIR: server.dataDir });
  const mailer = createMailer(config, server.url, () => {});
  const services = { database: server.database, photos: createPhotoStore(config), mailer, dataDir: server.dataDir };
  return runNightly(services, new Date(at), (failure) => failures.push(failure));
}
// why: drawing the demo's pictures takes a second of a processor, and another test.
beforeEach(() =>
  server.sql(`insert into server_state (name, value) values ('job:demo_pictures', '9999-12-31')
  on conflict (name) do update set value = excluded.value`),
);

describe("the jobs of the night", () => {
  test("wait for three o'clock in Paris, and run once a day", async () => {
    expect(await run("2027-03-09T01:59:00Z")).toEqual([]);
    expect(await run("2027-03-09T02:00:00Z")).toContain("reset_demo");
    expect(await run("2027-03-09T02:01:00Z")).toEqual([]);
    expect(await run("2027-03-09T22:30:00Z")).toEqual([]);
    expect(await run("2027-07-09T00:59:00Z")).toEqual([]); // 2.59 in summer
    expect(await run("2027-07-09T01:00:00Z")).toContain("reset_demo");
  });

  test("run once when several servers start them at the same time", async () => {
    const at = "2027-08-10T10:00:00Z";
    const ran = await Promise.all([run(at), run(at), run(at)]);
    expect(ran.flat().filter((name) => name === "reset_demo")).toHaveLength(1);
    expect(new Set(ran.flat()).size).toBe(ran.flat().length);
  });

  test("N9: one that fails keeps no other from running, is told by its name, and rests longer each time", async () => {
    failures = [];
    await server.sql("alter table auth_verifications rename to auth_verifications_away");
    expect(await run("2027-09-10T10:00:00Z")).toContain("sweep_photos");
    expect(failures).toMatchObject([{ job: "clean_up", attempt: 1, retryAt: "2027-09-10T10:05:00.000Z" }]);
    expect(await run("2027-09-10T10:04:00Z")).toEqual([]);
    expect(failures).toHaveLength(1);
    await run("2027-09-10T10:05:00Z");
    expect(failures[1]).toMatchObject({ job: "clean_up", attempt: 2, retryAt: "2027-09-10T10:20:00.000Z" });
    for (const at of ["10:20", "11:05", "13:05", "17:05", "21:00", "21:30"]) await run(`2027-09-10T${at}:00Z`);
    expect(failures.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(failures[5]?.retryAt).toBeUndefined();
    await run("2027-09-11T10:00:00Z");
    expect(failures[6]).toMatchObject({ attempt: 1 });
    await server.sql("alter table auth_verifications_away rename to auth_verifications");
    expect(await run("2027-09-11T10:05:00Z")).toEqual(["clean_up"]);
    expect(await run("2027-09-11T10:06:00Z")).toEqual([]);
  });

  test("forget what has had its time", async () => {
    const owner = await server.account();
    await server.sql(
      "insert into auth_attempts (subject, at) values ('old', now() - interval '2 days'), ('new', now())",
    );
    await server.sql(`set role bosco_system; insert into operations (user_id, id, call, input_hash, created_at) values
      ('${owner.id}', gen_random_uuid(), 'old', 'x', now() - interval '91 days'),
      ('${owner.id}', gen_random_uuid(), 'new', 'x', now() - interval '89 days')`);
    const late = await server.account();
    await server.sql(`update auth_sessions set "expiresAt" = now() - interval '1 hour' where "userId" = $1`, [late.id]);
    await run("2027-10-10T10:00:00Z");
    expect(await server.sql("select subject from auth_attempts where subject in ('old', 'new')")).toEqual([
      { subject: "new" },
    ]);
    expect(await server.sql("set role bosco_system; select call from operations where call in ('old', 'new')")).toEqual(
      [{ call: "new" }],
    );
    expect(await server.sql('select from auth_sessions where "userId" = $1', [late.id])).toEqual([]);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
  });
});

/** Written by the clock or by chance at each filling. */
const OF_THE_MOMENT = ["id", "created_at", "updated_at", "date_releve", "version"];

/** Every row of the demo's, but for what the moment writes. */
async function demoRows(): Promise<string[]> {
  const parts = [
    ...owned.tables.map((table) => `select '${table}' as t, to_jsonb(r) as row from ${table} r where user_id = $1`),
    "select 'profils_utilisateur', to_jsonb(r) from profils_utilisateur r where id = $1",
  ];
  await client.query("begin; set local role bosco_system");
  const { rows } = await client.query(
    `select t || ' ' || (row - $2::text[])::text as line from (${parts.join(" union all ")}) x order by 1`,
    [DEMO_ID, OF_THE_MOMENT],
  );
  await client.query("commit");
  return rows.map(({ line }) => line);
}

describe("G3: the demo, after a day of visitors", () => {
  test("is put back exactly as it was", async () => {
    // why: the demo's questions are of the real last days, long before the nights of these tests.
    await server.sql(`insert into server_state (name, value) values ('job:forget_old_rows', '9999-12-31')
      on conflict (name) do update set value = excluded.value`);
    await run("2027-11-10T10:00:00Z");
    const before = await demoRows();
    expect(before.length).toBeGreaterThan(10);
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    const { body: boats } = await visitor.get("/api/bateaux");
    await visitor.delete(`/api/bateaux/${boats[0].id}`);
    await visitor.patch(`/api/bateaux/${boats[1].id}`, { nom: "Un gros mot", heures_moteur: 9999 });
    await visitor.post("/api/bateaux", aBoat({ nom: "Intrus" }), { "idempotency-key": crypto.randomUUID() });
    await visitor.patch("/api/profils_utilisateur", { prenom: "Un autre", adresse: "Ailleurs" });
    await visitor.post("/api/categories", { nom: "À moi" });
    const { body: questions } = await visitor.get("/api/questions_assistant");
    expect(questions).toMatchObject([{ origine: "fiches" }, { origine: "fiches" }, { origine: "fiches" }]);
    await visitor.post("/api/questions_assistant/supprimer", { ids: [questions[0].id] });
    await visitor.post("/api/fonctions/assistant-nautique", { question: "Comment hiverner le moteur ?" });
    expect(await demoRows()).not.toEqual(before);
    expect(await run("2027-11-11T10:00:00Z")).toContain("reset_demo");
    expect(await demoRows()).toEqual(before);
    expect((await visitor.get("/api/bateaux")).status).toBe(200);
  });
});
