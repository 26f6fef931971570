import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "../test-locks.ts";
import { aMoment } from "../test-pause.ts";
import { type Answer, drop, json, testServer } from "../test-server.ts";
import { forbidStorage, keptIn, stubStorage } from "../test-storage.ts";
import type { Replica } from "./replica.ts";

const boat = (id: string, more: object = {}) => ({ id, nom: id, version: 1, created_at: "2026-11-14", ...more });
const article = (id: string, bateau_id = "iris", version = 1) => ({ id, nom: id, bateau_id, version });
const answer = (curseur: string, tables: object = {}, complet = true) => json(200, { curseur, complet, tables });
const come = (...lignes: object[]) => ({ lignes, supprimees: [] });
const go = (...supprimees: string[]) => ({ lignes: [], supprimees });
const anew = json(410, { code: "REPRENDRE", message: "x" });

const server = testServer(answer("end"));
const opened: Replica[] = [];
let anne: string;
beforeEach(() => {
  anne = crypto.randomUUID();
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});
afterEach(() => {
  for (const replica of opened.splice(0)) replica.close();
});

/** A page's copy, with what it has told of each change. */
async function openPage(answered: () => number[] = () => []) {
  const { Replica } = await import("./replica.ts");
  const { readChanges } = await import("./read-changes.ts");
  const { OwnDatabase } = await import("../own-database.ts");
  const shown: string[][] = [];
  const included: (readonly number[])[] = [];
  const database = new OwnDatabase(anne);
  const replica = new Replica(database, {
    read: readChanges,
    answered: async () => answered(),
    onChange: (places) => {
      shown.push(replica.rows.inventaire.map(({ id }) => id));
      included.push(places);
    },
  });
  opened.push(replica);
  await replica.load();
  const articles = () => replica.rows.inventaire.map(({ id }) => id);
  return { replica, database, shown, included, articles };
}

/** A page that has read the boat and two articles, at c1. */
async function openRead(answered?: () => number[]) {
  server.answers.push(answer("c1", { bateaux: come(boat("iris")), inventaire: come(article("a"), article("b")) }));
  const page = await openPage(answered);
  await page.replica.pull();
  return page;
}
const keptIds = async () => ((await keptIn(anne, "rows")) as { id: string }[]).map(({ id }) => id).sort();

test("a first copy of several pages is shown and kept once it is whole", async () => {
  const page = await openPage();
  let halfway: unknown;
  server.answers = [
    answer("p1", { inventaire: come(article("b")) }, false),
    async (request, response) => {
      halfway = [[...page.shown], await keptIn(anne, "rows")];
      answer("c1", { inventaire: come(article("a")) })(request, response);
    },
  ];
  await page.replica.pull();
  expect(halfway).toEqual([[], []]);
  expect(page.shown).toEqual([["a", "b"]]);
  expect(server.calls()).toEqual(["GET /api/changements", "GET /api/changements?depuis=p1"]);
  expect(await keptIds()).toEqual(["a", "b"]);
});

test("a first copy that breaks off leaves nothing behind, and is begun anew", async () => {
  const page = await openPage();
  server.answers = [answer("p1", { inventaire: come(article("b")) }, false), drop];
  await expect(page.replica.pull()).rejects.toMatchObject({ code: "SANS_REPONSE" });
  expect([page.shown, await keptIds()]).toEqual([[], []]);
  server.answers = [answer("c1", { inventaire: come(article("a")) })];
  await page.replica.pull();
  expect(server.calls().at(-1)).toBe("GET /api/changements");
  expect(page.articles()).toEqual(["a"]);
});

test("what has changed since comes row by row, is kept, and is there in the next page before anything is asked", async () => {
  const page = await openRead();
  const bateaux = page.replica.rows.bateaux;
  server.answers = [answer("c2", { inventaire: { lignes: [article("c")], supprimees: ["a"] } })];
  await page.replica.pull();
  expect(server.calls().at(-1)).toBe("GET /api/changements?depuis=c1");
  expect(page.articles()).toEqual(["b", "c"]);
  expect(page.replica.rows.bateaux).toBe(bateaux);
  const next = await openPage();
  expect(next.articles()).toEqual(["b", "c"]);
  expect(server.sent).toHaveLength(2);
});

test("a boat that goes takes along what is aboard, in the copy too", async () => {
  const page = await openRead();
  const checklists = {
    checklists_nouvelles: come({ id: "l", bateau_id: "iris" }),
    taches: come({ id: "t", checklist_id: "l" }),
  };
  server.answers = [answer("c2", checklists), answer("c3", { bateaux: go("iris") })];
  await page.replica.pull();
  await page.replica.pull();
  expect(Object.values(page.replica.rows).flat()).toEqual([]);
  expect(await keptIds()).toEqual([]);
});

test("a cursor that is too old begins anew, and what is gone by then goes", async () => {
  const page = await openRead();
  await page.database.run(["outbox"], "readwrite", (store) => void store("outbox").add({ words: "x" }));
  server.answers = [anew, answer("c9", { inventaire: come(article("z")) })];
  await page.replica.pull();
  expect(server.calls().slice(1)).toEqual(["GET /api/changements?depuis=c1", "GET /api/changements"]);
  expect(page.articles()).toEqual(["z"]);
  expect(await keptIds()).toEqual(["z"]);
  expect(await keptIn(anne, "outbox")).toHaveLength(1);
});

test("the writes that were answered before it was asked for are part of what was read, once it is whole", async () => {
  let answered = [1, 2];
  const page = await openRead(() => answered);
  expect(page.included).toEqual([[1, 2]]);
  server.answers = [
    (request, response) => {
      answered = [3, 4];
      answer("c2", {}, false)(request, response);
    },
  ];
  answered = [3];
  await page.replica.pull();
  expect(page.included.slice(1)).toEqual([[], [3]]);
});

test("whoever asks while it is being read gets what changes meanwhile, with one more call for all", async () => {
  const page = await openRead();
  await Promise.all([page.replica.pull(), page.replica.pull(), page.replica.pull()]);
  expect(server.sent).toHaveLength(3);
});

test("another page of the browser hears what was read, and asks nothing itself", async () => {
  const first = await openRead();
  const second = await openPage();
  server.answers = [answer("c2", { inventaire: come(article("c")) })];
  await first.replica.pull();
  await vi.waitFor(() => expect(second.articles()).toEqual(["a", "b", "c"]));
  expect(second.replica.state?.cursor).toBe("c2");
  expect(server.sent).toHaveLength(2);
});

test("a page without a copy waits for the whole one that another has read, and is shown nothing by halves", async () => {
  const second = await openPage();
  const first = await openRead();
  await vi.waitFor(() => expect(second.articles()).toEqual(["a", "b"]));
  expect(second.shown).toEqual([["a", "b"]]);
  first.replica.close();
});

test("a delta that does not go on from where a page is brings the kept copy, whole", async () => {
  const first = await openRead();
  const second = await openPage();
  second.replica.state = { cursor: "c0", readAt: 1 };
  second.replica.rows = { ...second.replica.rows, inventaire: [] };
  server.answers = [answer("c2", { inventaire: come(article("c")) })];
  await first.replica.pull();
  await vi.waitFor(() => expect(second.articles()).toEqual(["a", "b", "c"]));
});

test("a page that asks goes on from where another has read to, even before its word has come", async () => {
  const first = await openRead();
  const second = await openPage();
  second.replica.state = { cursor: "c0", readAt: 1 };
  await second.replica.pull();
  expect(server.calls().at(-1)).toBe("GET /api/changements?depuis=c1");
  expect(second.articles()).toEqual(["a", "b"]);
  first.replica.close();
});

test("a browser that keeps nothing shows what was read all the same, and goes on from there", async () => {
  forbidStorage();
  const page = await openRead();
  expect(page.articles()).toEqual(["a", "b"]);
  server.answers = [answer("c2", { inventaire: come(article("c")) })];
  await page.replica.pull();
  expect(server.calls().at(-1)).toBe("GET /api/changements?depuis=c1");
  expect(page.articles()).toEqual(["a", "b", "c"]);
});

test("a storage that is full takes nothing from the screen, and has all of it once there is room", async () => {
  const page = await openRead();
  const { run } = page.database;
  page.database.run = (stores, mode, use) =>
    mode === "readwrite"
      ? Promise.reject(new DOMException("full", "QuotaExceededError"))
      : (run.call(page.database, stores, mode, use) as never);
  server.answers = [answer("c2", { inventaire: come(article("c")) }), drop];
  await page.replica.pull();
  await expect(page.replica.pull()).rejects.toThrow();
  expect(page.articles()).toEqual(["a", "b", "c"]);
  page.database.run = run;
  server.answers = [answer("c3", { inventaire: come(article("d")) })];
  await page.replica.pull();
  expect(server.calls().at(-1)).toBe("GET /api/changements?depuis=c2");
  expect(await keptIds()).toEqual(["a", "b", "c", "d", "iris"]);
});

test("a copy that the browser has thrown away is kept whole again, not as what has changed since", async () => {
  const page = await openRead();
  await page.database.run(["rows", "state"], "readwrite", (store) => {
    store("rows").clear();
    store("state").clear();
  });
  server.answers = [answer("c2", { inventaire: come(article("c")) })];
  await page.replica.pull();
  expect(await keptIds()).toEqual(["a", "b", "c", "iris"]);
});

test("the version of an answer is taken over, unless somebody else has changed the row in between", async () => {
  const page = await openRead();
  const version = () => page.replica.rows.inventaire.find(({ id }) => id === "a")?.version;
  page.replica.setVersion("inventaire", { id: "a", version: 2 });
  expect(version()).toBe(2);
  page.replica.setVersion("inventaire", { id: "a", version: 4 });
  page.replica.setVersion("inventaire", { id: "a", version: 1 });
  page.replica.setVersion("inventaire", { id: "new", version: 1 });
  expect(version()).toBe(2);
  expect(page.articles()).toEqual(["a", "b"]);
});

test("a page that is closed reads, keeps and shows nothing more, whatever is on its way", async () => {
  const page = await openRead();
  const closing: Answer = (request, response) => {
    page.replica.close();
    answer("c2", { inventaire: come(article("c")) })(request, response);
  };
  server.answers = [closing];
  await page.replica.pull();
  await page.replica.pull();
  await aMoment();
  expect(page.articles()).toEqual(["a", "b"]);
  expect(page.shown).toHaveLength(1);
  expect(await keptIds()).toEqual(["a", "b", "iris"]);
  expect(server.sent).toHaveLength(2);
});
