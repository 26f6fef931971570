import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../src/database/migrate.ts";
import { ADMIN, PASSWORD } from "./accounts.ts";
import { type PreviousRelease, startPreviousRelease, whyNoPreviousRelease } from "./previous-release.ts";
import { aBoat } from "./sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { type Json, type Reply, Visitor } from "./visitor.ts";

const WORKERS = 6;
/** Enough for every statement to be prepared on most connections of its pool. */
const ROUNDS = 4;
const PATIENCE_MS = 120_000;

/** The path of the catalogue of boat models. */
const CATALOGUE = "/modeles_navires";

interface Seen {
  status: number;
  text: string;
}

const missing = whyNoPreviousRelease();

describe(`N19: the previous release runs while this one's migrations arrive${missing ? ` (skipped: ${missing})` : ""}`, () => {
  let database: TestDatabase;
  let released: PreviousRelease;
  beforeAll(async () => {
    if (missing) return;
    database = await createTestDatabase("empty");
    released = await startPreviousRelease(database.connection);
  });
  afterAll(async () => {
    await released?.stop();
    await database?.drop();
  });

  async function signIn(email: string, password: string): Promise<Visitor> {
    const visitor = new Visitor(released.url);
    const { status, text } = await visitor.post("/api/auth/sign-in/email", { email, password });
    expect([status, text]).toEqual([200, expect.anything()]);
    return visitor;
  }
  async function signUp(): Promise<Visitor> {
    const email = `${randomUUID()}@bosco.test`;
    await new Visitor(released.url).post("/api/auth/sign-up/email", { email, password: PASSWORD });
    return Object.assign(await signIn(email, PASSWORD), { email });
  }

  /** The catalogue is ours: a migration may mend a model or add one. Each that was there still is, as this release reads it. */
  function expectCatalogueGrown(before: Seen | undefined, after: Seen | undefined) {
    expect(after?.status).toBe(200);
    const names = ({ text }: Seen) =>
      JSON.parse(text).map((model: Json) => [model.id, model.nom_constructeur, model.nom_modele]);
    expect(names(after as Seen)).toEqual(expect.arrayContaining(names(before as Seen)));
  }

  /** Every read of its API that needs no row's id, as this visitor sees it. */
  async function readEverything(visitor: Visitor): Promise<Record<string, Seen>> {
    const { paths } = (await visitor.get("/api/openapi.json")).body;
    const reads = Object.keys(paths).filter((path) => paths[path].get && !path.includes("{"));
    expect(reads.length).toBeGreaterThan(10);
    const seen: Record<string, Seen> = {};
    for (const path of reads) {
      const reply = await fetch(`${visitor.url}/api${path}`, { headers: { cookie: visitor.cookieHeader } });
      const isText = /json|text\/(plain|csv|html)/.test(reply.headers.get("content-type") ?? "");
      // why: midnight may come between two looks, and the day of the questions' count with it; a cursor moves on whatever happens.
      const text = isText ? (await reply.text()).replace(/"(date_usage|curseur)":"[^"]*"/, '"$1":"…"') : "";
      seen[path] = { status: reply.status, text };
      // why: a stream of events has no end, and an archive carries the hour
      if (!isText) await reply.body?.cancel();
    }
    return seen;
  }

  test("it answers as it did before, reads and writes alike", async ({ skip }) => {
    skip(missing !== undefined, missing);
    const quiet = await signUp();
    await quiet.post("/api/bateaux", aBoat());
    const admin = await signIn(ADMIN.email, ADMIN.password);
    const before = await readEverything(quiet);
    await readEverything(admin);

    const answers = { before: new Set<string>(), after: new Set<string>() };
    let phase: keyof typeof answers = "before";
    let rounds = 0;
    let ending = false;
    /** Makes a call until the server has room for it, and notes its answer. */
    async function note(call: string, send: () => Promise<Reply>) {
      for (;;) {
        const reply = await send();
        if (reply.status !== 503) {
          answers[phase].add(`${call}: ${reply.status}${reply.status >= 400 ? ` ${reply.body.code}` : ""}`);
          return reply.body;
        }
        await sleep(200);
      }
    }
    async function work(owner: Visitor) {
      const { id: bateau_id } = (await owner.post("/api/bateaux", aBoat())).body;
      const credentials = { email: owner.email, password: PASSWORD };
      while (!ending) {
        const key = { "idempotency-key": randomUUID() };
        const article = { bateau_id, nom: "Riz", categorie: "Alimentation" };
        const { id } = await note("create an article", () => owner.post("/api/inventaire", article, key));
        await note("send it again", () => owner.post("/api/inventaire", article, key));
        await note("change it", () => owner.patch(`/api/inventaire/${id}`, { nom: "Riz rond" }));
        await note("change the boat", () => owner.patch(`/api/bateaux/${bateau_id}`, { couleur: "Bleu" }));
        await note("read the boats", () => owner.get("/api/bateaux"));
        await note("read the articles", () => owner.get("/api/inventaire"));
        await note("delete the article", () => owner.delete(`/api/inventaire/${id}`));
        const task = { bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2030-06-18" };
        const { id: planned } = await note("plan a maintenance", () => owner.post("/api/maintenances", task));
        await note("delete the maintenance", () => owner.delete(`/api/maintenances/${planned}`));
        await note("take that back", () => owner.post(`/api/maintenances/${planned}/restaurer`));
        await note("delete it again", () => owner.delete(`/api/maintenances/${planned}`));
        await note("look at the session", () => owner.get("/api/auth/get-session"));
        await note("sign in", () => new Visitor(released.url).post("/api/auth/sign-in/email", credentials));
        rounds += 1;
      }
    }
    /** The demo's visitor, who may ask 200 questions a day. */
    async function ask(visitor: Visitor) {
      await visitor.post("/api/auth/sign-in/demo");
      const question = { question: "Combien ai-je de bateaux ?" };
      for (let asked = { before: 0, after: 0 }; !ending; asked = { ...asked, [phase]: asked[phase] + 1 }) {
        if (asked[phase] < 60) await note("ask", () => visitor.post("/api/fonctions/assistant-nautique", question));
        await sleep(20);
      }
    }
    const workers = [ask(new Visitor(released.url))];
    for (let n = 0; n < WORKERS; n += 1) workers.push(work(await signUp()));
    const moreRounds = async () => {
      const enough = rounds + ROUNDS * WORKERS;
      await expect.poll(() => rounds, { timeout: PATIENCE_MS }).toBeGreaterThan(enough);
    };
    try {
      await moreRounds();
      phase = "after";
      await migrate(database.connection);
      await moreRounds();
    } finally {
      ending = true;
      await Promise.all(workers);
    }
    expect([...answers.after].sort()).toEqual([...answers.before].sort());
    const after = await readEverything(quiet);
    expectCatalogueGrown(before[CATALOGUE], after[CATALOGUE]);
    expect({ ...after, [CATALOGUE]: before[CATALOGUE] }).toEqual(before);
    for (const [path, seen] of Object.entries(await readEverything(admin)))
      expect([path, seen]).not.toEqual([path, expect.objectContaining({ status: expect.toSatisfy((n) => n >= 500) })]);
    await signIn(quiet.email, PASSWORD);
    expect(released.output()).not.toContain('"level":50');
  }, 300_000);
});
