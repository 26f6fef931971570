import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { completion, type FakeModel, startFakeModel } from "../../../tests/fake-model.ts";
import { startTestServer, type TestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { calculated, GENERATE, sailor, wish } from "./test-trip.ts";

const GOOD = {
  articles: [{ nom: "Crêpes bretonnes", categorie: "Alimentation", quantite_max: 1, unite: "paquet" }],
  menus: [],
};

/** Sends its caller elsewhere first, where a good answer waits. */
function redirectOnce() {
  let hops = 0;
  return (answer: ServerResponse) => {
    hops += 1;
    if (hops === 1) answer.writeHead(307, { location: "/v1/chat/completions" }).end();
    else answer.setHeader("content-type", "application/json").end(completion(JSON.stringify(GOOD)));
  };
}

describe("N8: the calls of the generator and of the assistant are one budget", () => {
  test("of the day, whoever asks first", async () => {
    const model = await startFakeModel();
    const server = await startTestServer({ ...model.env, AI_QUESTIONS_PER_DAY: "2" });
    model.mood(JSON.stringify(GOOD));
    const [first, second] = [await sailor(server), await sailor(server)];
    expect((await first.post(GENERATE, wish())).body.origine).toBe("ia");
    await second.post("/api/fonctions/assistant-nautique", { question: "Comment prendre un ris ?" });
    expect(model.asked).toHaveLength(2);
    const third = await first.post(GENERATE, wish());
    expect([third.status, third.body.origine]).toEqual([200, "calcul"]);
    await second.post("/api/fonctions/assistant-nautique", { question: "Comment prendre un ris ?" });
    expect(model.asked).toHaveLength(2);
    await server.stop();
    await model.stop();
  });

  test("and of one account, which may ask the model 600 times a day", async () => {
    const model = await startFakeModel();
    const server = await startTestServer(model.env);
    model.mood(JSON.stringify(GOOD));
    const owner = await sailor(server);
    await owner.post(GENERATE, wish());
    await server.sql("begin; set local role bosco_system; update assistant_usage set appels_modele = 600; commit");
    expect((await owner.post(GENERATE, wish())).body.origine).toBe("calcul");
    expect(model.asked).toHaveLength(1);
    await server.stop();
    await model.stop();
  });
});

describe("with a model", () => {
  let model: FakeModel;
  let server: TestServer;
  let owner: Visitor;
  beforeAll(async () => {
    model = await startFakeModel();
    server = await startTestServer({ ...model.env, AI_TIMEOUT_SECONDS: "5" });
    owner = await sailor(server);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const say = (value: unknown) => model.mood(JSON.stringify(value));
  const article = (nom: string, more: object = {}) => ({
    nom,
    categorie: "Alimentation",
    quantite_max: 1,
    unite: "paquet",
    ...more,
  });

  // why: five failures in a row rest the model; one good answer between keeps the tests apart.
  afterEach(async () => {
    say({ articles: [], menus: [] });
    await owner.post(GENERATE, wish());
  });

  test("what it proposes well is used, the calculation completes it, and the list says so", async () => {
    say({
      articles: [article("Crêpes bretonnes"), article("Riz (paquet de 1 kg)", { quantite_max: 2 })],
      menus: [{ jour: 1, petit_dejeuner: "Crêpes", dejeuner: "Salade niçoise", diner: "Moules marinières" }],
    });
    const { body } = await owner.post(GENERATE, wish());
    expect(body.origine).toBe("ia");
    expect(body.articles).toContainEqual(article("Crêpes bretonnes"));
    expect(body.menus[0]).toMatchObject({ jour: 1, diner: "Moules marinières" });
    expect(body.menus[1]).toEqual(calculated().menus[1]);
    for (const { nom, quantite_max } of calculated().articles) {
      const bought = body.articles.find((candidate: { nom: string }) => candidate.nom === nom);
      expect(bought.quantite_max).toBeGreaterThanOrEqual(quantite_max);
    }
  });

  test("it is asked for the shape, and told nothing about the person or the boat", async () => {
    await owner.post(GENERATE, wish());
    const last = JSON.stringify(model.asked.at(-1));
    expect(last).toContain("json_schema");
    expect(last).toContain("2 personnes");
    expect(last).not.toContain(owner.email);
    expect(last).not.toContain("Albatros");
  });

  test("meat for vegans, wine in place of food, tons and unknown units never pass", async () => {
    const filtres = { alimentaire: true, boissons: false, hygiene: false, regimes: ["vegan"] };
    say({
      articles: [
        article("Steak haché"),
        article("Blanquette à l’ancienne"),
        article("Galettes au beurre"),
        article("Vin rouge", { categorie: "Boissons", unite: "bouteille" }),
        article("Riz (paquet de 1 kg)", { quantite_max: 99_999 }),
        article("Lentilles corail", { unite: "tonne" }),
        article("Gilet", { categorie: "Sécurité" }),
        { nom: 5 },
        null,
      ],
      menus: [
        { jour: 1, petit_dejeuner: "Œufs au bacon", dejeuner: "Poulet rôti", diner: "Riz, tofu nature, tomates" },
      ],
    });
    const { body } = await owner.post(GENERATE, wish({ filtres }));
    const plain = calculated({ filtres });
    expect(body.articles.map(({ nom }: { nom: string }) => nom)).toEqual(plain.articles.map(({ nom }) => nom));
    expect(body.articles).toEqual(plain.articles);
    expect(body.menus[0]).toMatchObject({
      petit_dejeuner: plain.menus[0]?.petit_dejeuner,
      diner: "Riz, tofu nature, tomates",
    });
    expect(JSON.stringify(body.menus)).not.toMatch(
      /œuf|bacon|poulet|steak|bœuf|viande|poisson|thon|saumon|sardine|jambon|fromage|yaourt|beurre|miel/i,
    );
  });

  test.each<[string, Parameters<FakeModel["mood"]>[0]]>([
    ["garbage", "Bien sûr ! Voici votre liste : {articles: [pâtes"],
    ["a list of another kind", JSON.stringify({ articles: "pâtes", menus: 5 })],
    ["nothing", ""],
    ["an error", (answer) => void answer.writeHead(500).end("panne")],
    ["no JSON", (answer) => void answer.setHeader("content-type", "application/json").end("<html>")],
    ["10 MB", `${JSON.stringify(GOOD)}${" ".repeat(10_000_000)}`],
    ["a broken connection", (answer) => void answer.destroy()],
    ["a redirection", redirectOnce()],
    ["silence", () => {}],
    ["a trickle", (answer) => void answer.setHeader("content-type", "application/json").write("{")],
  ])("%s: the calculation's list", async (_name, mood) => {
    model.mood(mood);
    const started = Date.now();
    const answer = await owner.post(GENERATE, wish());
    expect(answer.body).toEqual({ ...calculated(), origine: "calcul" });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test("a caller who goes away takes the question along", async () => {
    model.mood(() => {});
    const before = model.asked.length;
    const controller = new AbortController();
    const sent = fetch(server.url + GENERATE, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: owner.cookieHeader },
      body: JSON.stringify(wish()),
      signal: controller.signal,
    }).catch(() => undefined);
    await expect.poll(() => model.asked.length).toBe(before + 1);
    const gone = model.abandoned();
    controller.abort();
    await sent;
    await expect.poll(() => model.abandoned(), { timeout: 4_000 }).toBe(gone + 1);
  });

  test("while it thinks, no transaction is held open", async () => {
    model.mood(() => {});
    const before = model.asked.length;
    const waiting = owner.post(GENERATE, wish());
    await expect.poll(() => model.asked.length).toBe(before + 1);
    const held = await server.sql(
      "select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    expect(held).toEqual([]);
    await waiting;
  });

  test("F16: after five failures in a row it is left alone", async () => {
    model.mood((answer) => void answer.writeHead(500).end());
    for (let count = 0; count < 6; count += 1) await owner.post(GENERATE, wish());
    const before = model.asked.length;
    expect((await owner.post(GENERATE, wish())).body.origine).toBe("calcul");
    expect(model.asked.length).toBe(before);
  });
});
