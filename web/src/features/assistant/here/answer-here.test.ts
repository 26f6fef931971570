import addresses from "virtual:assistant-knowledge";
import { createAssistant } from "@bosco/assistant";
import { readKnowledge } from "@bosco/assistant/read-knowledge";
import { countedDay, type Question } from "@bosco/domain/assistant";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnsweredHere } from "../../../data/conversations.ts";
import { MemoryLocks } from "../../../data/test-locks.ts";
import { type Answer, drop, json, page, testServer } from "../../../data/test-server.ts";
import { stubStorage } from "../../../data/test-storage.ts";
import { testCaches } from "./test-caches.ts";

// why: each test loads the modules anew, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const WAIT = { timeout: 20_000 };

const knowledge = readKnowledge();
const theSheets = json(200, { sheets: knowledge.sheets, glossary: knowledge.glossary });
const theWeights: Answer = (_, response) =>
  void response.writeHead(200, { "content-type": "application/octet-stream" }).end(knowledge.weights);

const changes = { curseur: "c1", complet: true, tables: {} };
/** What is not asked for by a test's own answers: nothing of the user's has changed, and writes are for later. */
const server = testServer((request, response) =>
  request.url?.startsWith("/api/changements")
    ? json(200, changes)(request, response)
    : json(503, { code: "INDISPONIBLE", message: "x" })(request, response),
);
let leave = () => {};
beforeEach(() => {
  vi.stubGlobal("caches", testCaches());
  stubStorage();
  goOnline(true);
});
afterEach(() => leave());

/** The browser's own word on the network. */
const goOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine, locks: new MemoryLocks() });

const today = countedDay(new Date());
const free = { pro: false, est_demo: false };
const KNOWN = "Comment prendre un ris ?";
const EMERGENCY = "Au secours, homme à la mer !";

/** A device at sea that has fetched what the assistant knows, and read this before. */
async function device(read: Record<string, unknown> = {}) {
  server.answers = [theSheets, theWeights];
  const { setSession } = await import("../../../data/current-session.ts");
  const { queryClient: client } = await import("../../../data/query-client.ts");
  const { ownData } = await import("../../../data/own-data.ts");
  const { keepKnowledge, knowsEnough } = await import("./knowledge.ts");
  const { answerHere } = await import("./answer-here.ts");
  const { keepQuestion } = await import("./keep-question.ts");
  await keepKnowledge();
  setSession({ id: crypto.randomUUID(), email: "anne@bosco.test" });
  leave = () => setSession(null);
  const { outbox, shown } = await ownData();
  for (const [table, data] of Object.entries(read)) client.setQueryData([table], shown.setOne(table, data));
  goOnline(false);
  const ask = async (question: string, account = free) => {
    const row = await answerHere(client, { id: crypto.randomUUID(), question, account });
    if (row) await keepQuestion(row);
    return row;
  };
  const conversations = () => client.getQueryData<Question[]>(["questions_assistant"]);
  return { client, outbox, shown, ask, conversations, knowsEnough, keepKnowledge };
}

describe("what the assistant knows", () => {
  test("is fetched once and kept, and what another release knew is let go of", async () => {
    const cache = await caches.open("bosco-assistant");
    await cache.put("/assets/finder-00000000.bin", new Response("old"));
    const { knowsEnough, keepKnowledge } = await device();
    goOnline(true);
    await keepKnowledge();
    expect(server.calls()).toEqual([`GET ${addresses.sheets}`, `GET ${addresses.weights}`]);
    expect(knowsEnough()).toBe(true);
    expect((await cache.keys()).map(({ url }) => url.replace(location.origin, "")).sort()).toEqual(
      [addresses.sheets, addresses.weights].sort(),
    );
  });

  test.each<[string, Answer[]]>([
    ["the page of a harbour's network", [page]],
    ["a connection that breaks", [theSheets, drop]],
    ["a server that is busy", [theSheets]],
  ])("%s is not kept, and nothing is answered here", async (_name, answers) => {
    server.answers = [...answers];
    const { keepKnowledge, knowsEnough } = await import("./knowledge.ts");
    const { answerHere } = await import("./answer-here.ts");
    await keepKnowledge();
    expect(knowsEnough()).toBe(false);
    const asked = { id: crypto.randomUUID(), question: KNOWN, account: free };
    const { queryClient } = await import("../../../data/query-client.ts");
    expect(await answerHere(queryClient, asked)).toBeUndefined();
    server.answers = answers.includes(theSheets) ? [theWeights] : [theSheets, theWeights];
    await keepKnowledge();
    expect(knowsEnough()).toBe(true);
  });
});

describe("a question that is answered here", () => {
  test("has the engine's answer, its own id and moment, and says where it was answered", async () => {
    const { ask } = await device();
    const row = await ask(KNOWN);
    const { reponse, annexes } = createAssistant(knowledge).answerFromSheets(KNOWN);
    expect(row).toMatchObject({ question: KNOWN, reponse, annexes, origine: "fiches", hors_ligne: true });
    expect(Date.now() - Date.parse(row?.created_at ?? "")).toBeLessThan(60_000);
  });

  test("goes on from the one before, filed or not, and in the demo from none", async () => {
    const created_at = new Date(Date.now() - 60_000).toISOString();
    const filed = [{ question: "Comment hiverner le moteur ?", created_at, origine: "fiches" }];
    const about = (row: AnsweredHere | undefined) => row?.annexes.fiches.map(({ id }) => id);
    const NEXT = "et pour un hors-bord ?";
    const one = await device({ questions_assistant: filed });
    expect(about(await one.ask(NEXT))).toContain("hivernage-hors-bord");
    expect(about(await one.ask(NEXT, { pro: true, est_demo: true }))).not.toContain("hivernage-hors-bord");
  });

  test("stops at the day's questions, those that wait among them; an emergency does not", async () => {
    const { ask } = await device({ assistant_usage: { date_usage: today, questions_count: 1 } });
    expect(await ask(KNOWN)).toBeDefined();
    expect(await ask("Quelle est la capitale du Pérou ?")).toMatchObject({ origine: "aucune" });
    expect(await ask(EMERGENCY)).toMatchObject({ urgence: true });
    expect(await ask(KNOWN)).toBeDefined();
    await expect(ask(KNOWN)).rejects.toMatchObject({ status: 429, message: "Limite quotidienne atteinte" });
    expect(await ask(EMERGENCY)).toMatchObject({ urgence: true });
    expect(await ask(KNOWN, { pro: true, est_demo: false })).toBeDefined();
  });

  test("a count of another day is no count of today's", async () => {
    const { ask } = await device({ assistant_usage: { date_usage: "2026-01-01", questions_count: 3 } });
    expect(await ask(KNOWN)).toBeDefined();
  });

  test("about rows that were never read here is refused, and not said to be about nothing", async () => {
    const { ask } = await device();
    await expect(ask("Combien d'heures au moteur ?")).rejects.toMatchObject({
      message: expect.stringContaining("n’ont pas encore été lues sur cet appareil"),
    });
  });
});

describe("at the next contact", () => {
  async function afterSea(...questions: string[]) {
    const sea = await device({
      questions_assistant: [],
      assistant_usage: { date_usage: today, questions_count: 0 },
    });
    const rows: AnsweredHere[] = [];
    for (const question of questions) rows.push((await sea.ask(question)) as AnsweredHere);
    // why: answering keeps this process busy for longer than an idle connection lives; a closed one must be noticed.
    await new Promise((resolve) => setTimeout(resolve, 200));
    server.sent.length = 0;
    const contact = () => {
      goOnline(true);
      return sea.outbox.send();
    };
    const used = () => sea.client.getQueryData<{ questions_count: number }>(["assistant_usage"])?.questions_count;
    return { ...sea, rows, contact, used };
  }
  const filedAs = ({ hors_ligne: _, ...row }: AnsweredHere) => json(200, row);
  const settled = () => server.sent.filter(({ call }) => call.endsWith("hors-ligne"));

  test("it is sent in the order it was asked, under its own id, without its answer, and shown as filed", async () => {
    const { rows, contact, outbox, conversations, used } = await afterSea(KNOWN, EMERGENCY);
    const newestFirst = rows.map(({ id }) => id).reverse();
    expect(conversations()?.map(({ id }) => id)).toEqual(newestFirst);
    expect(used()).toBe(1);
    server.answers = rows.map(filedAs);
    await Promise.all([contact(), contact()]);
    expect(settled().map(({ operation, body }) => [operation, JSON.parse(body)])).toEqual(
      rows.map(({ id, question, created_at }) => [id, { id, question, posee_le: created_at }]),
    );
    await vi.waitFor(() => expect(outbox.shown).toEqual([]), WAIT);
    expect(conversations()?.map(({ id }) => id)).toEqual(newestFirst);
    expect(conversations()?.some((row) => "hors_ligne" in row)).toBe(false);
    expect(used()).toBe(1);
  });

  test.each<[string, Answer]>([
    ["no answer", drop],
    ["a session that has ended", json(401, { code: "NON_CONNECTE", message: "x" })],
    ["a server that wants to be asked later", json(429, { code: "TROP_DE_DEMANDES", message: "x" })],
    ["a failure", json(500, { code: "ERREUR_INTERNE", message: "x" })],
  ])("%s: it waits for the next one, and so does what comes after it", async (_name, answer) => {
    const { contact, outbox, conversations } = await afterSea(KNOWN, EMERGENCY);
    server.answers = [answer];
    await contact();
    expect(outbox.waiting).toHaveLength(2);
    expect(settled()).toHaveLength(1);
    expect(conversations()).toHaveLength(2);
  });

  test("one that is refused waits for a decision, and what comes after it is sent", async () => {
    const { rows, contact, outbox } = await afterSea(KNOWN, EMERGENCY);
    server.answers = [json(403, { code: "LIMITE_ATTEINTE", message: "Trop." }), filedAs(rows[1] as AnsweredHere)];
    await contact();
    expect(outbox.waiting).toEqual([]);
    expect(outbox.refused).toMatchObject([{ words: expect.stringMatching(/^Question posée «/), local: rows[0] }]);
  });

  test("one that was deleted before goes from the list, and counts", async () => {
    const { rows, client, ask, conversations, used } = await afterSea(KNOWN);
    const { runCommand } = await import("../../../data/run-command.ts");
    const { removeQuestions } = await import("../queries.ts");
    await runCommand(client, removeQuestions, { ids: rows.map(({ id }) => id) });
    expect(conversations()).toEqual([]);
    expect(used()).toBe(1);
    for (const _ of [2, 3]) await ask(KNOWN);
    await expect(ask(KNOWN)).rejects.toMatchObject({ status: 429 });
  });
});
