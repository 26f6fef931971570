import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aMoment } from "../test-pause.ts";
import { type Answer, drop, json } from "../test-server.ts";
import { forbidStorage, keptIn } from "../test-storage.ts";
import { closeAll, goOffline, ID, listsWith, openBrowser, openOutbox, outboxServer, rouet } from "./test-outbox.ts";

const server = outboxServer();

let anne: string;
beforeEach(() => {
  anne = openBrowser();
});
afterEach(closeAll);

test("a write is kept before it is shown, with what it does and the row that was seen", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  expect(await keptIn(anne, "outbox")).toEqual([kept]);
  expect(kept).toMatchObject({ place: 1, words: "Rouet\u00a0: quantité +1", seen: rouet });
  expect(page.seen.shown.at(-1)).toEqual([kept]);
  expect(server.sent).toEqual([]);
});

test("what the browser does not keep is not shown as kept", async () => {
  const page = await openOutbox(anne);
  forbidStorage();
  page.database.run = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  await expect(page.adjust()).rejects.toThrow();
  expect(page.outbox.waiting).toEqual([]);
});

test("one write goes by its own address and is forgotten once answered; it stays shown until it is read", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  await page.outbox.send();
  expect(server.sent).toEqual([
    { call: `POST /api/inventaire/${ID}/ajuster`, operation: kept.operationId, body: JSON.stringify({ delta: 1 }) },
  ]);
  expect(await keptIn(anne, "outbox")).toEqual([]);
  expect(page.seen.answers).toEqual([{ ...rouet, version: 2 }]);
  expect(page.seen.sent).toBe(1);
  expect(page.outbox.waiting).toEqual([]);
  expect(page.outbox.shown).toMatchObject([kept]);
  const next = await openOutbox(anne);
  expect(next.outbox.shown).toMatchObject([kept]);
  expect(next.outbox.answered).toMatchObject([{ output: { version: 2 } }]);
  page.outbox.isRead(await page.outbox.answeredPlaces());
  expect(page.outbox.shown).toEqual([]);
});

test("several go in one request, in their order, and the first that is refused ends it", async () => {
  const page = await openOutbox(anne);
  const kept = [await page.adjust(1), await page.adjust(2), await page.adjust(3)];
  const ids = kept.map(({ operationId }) => operationId);
  const limit = { id: ids[1], statut: 403, corps: { code: "LIMITE_ATTEINTE", message: "x" } };
  server.answers = [json(200, { resultats: [{ id: ids[0], statut: 200, corps: rouet }, limit] })];
  await page.outbox.send();
  expect(server.calls()).toEqual(["POST /api/operations", `POST /api/inventaire/${ID}/ajuster`]);
  const { operations: sent } = JSON.parse(server.sent[0]?.body ?? "");
  expect(sent).toEqual(
    [1, 2, 3].map((delta, index) => ({
      id: ids[index],
      appel: "inventory.adjust",
      entree: { id: ID, delta },
      age: expect.any(Number),
    })),
  );
  expect(server.operations()[1]).toBe(ids[2]);
  expect(page.outbox.refused).toMatchObject([{ place: 2, why: { status: 403, code: "LIMITE_ATTEINTE" } }]);
  expect(page.outbox.waiting).toEqual([]);
});

test.each([
  ["that does not know the address", json(404, { code: "INTROUVABLE", message: "x" })],
  ["that can't read one of them", json(400, { code: "ENTREE_INVALIDE", message: "x" })],
])("by a server %s, the first one is judged alone", async (_, answer) => {
  const page = await openOutbox(anne);
  await page.remove();
  await page.adjust();
  server.answers = [answer];
  await page.outbox.send();
  expect(server.calls()).toEqual([
    "POST /api/operations",
    `DELETE /api/inventaire/${ID}`,
    `POST /api/inventaire/${ID}/ajuster`,
  ]);
  expect(page.outbox.refused).toEqual([]);
});

test("an answer without results is not asked for again at once", async () => {
  const page = await openOutbox(anne);
  await page.adjust();
  await page.adjust();
  await server.sendOnce(page, json(200, { resultats: [] }));
  expect(server.sent).toHaveLength(1);
  expect(page.outbox.waiting).toHaveLength(2);
});

test("a lost answer is asked for again by the same operation, and happens once for whoever waits", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  server.answers = [drop, json(503, { code: "INDISPONIBLE", message: "x" })];
  const onSilence = vi.fn();
  const settled = page.outbox.settled(kept, onSilence);
  await vi.waitFor(() => expect(onSilence).toHaveBeenCalledTimes(1));
  await page.outbox.send();
  await page.outbox.send();
  expect(await settled).toEqual({ kind: "answered", output: { ...rouet, version: 2 } });
  expect(server.operations()).toEqual([kept.operationId, kept.operationId, kept.operationId]);
  expect(onSilence).toHaveBeenCalledTimes(2);
});

test("what was sent and not forgotten before the page died goes again in the next, by the same operation", async () => {
  const first = await openOutbox(anne);
  const kept = await first.adjust();
  server.answers = [
    (request, response) => {
      first.outbox.close();
      json(200, rouet)(request, response);
    },
  ];
  await first.outbox.send();
  const second = await openOutbox(anne);
  expect(second.outbox.waiting).toMatchObject([{ operationId: kept.operationId }]);
  await second.outbox.send();
  expect(server.operations()).toEqual([kept.operationId, kept.operationId]);
  expect(await keptIn(anne, "outbox")).toEqual([]);
});

test("only what goes is noted as sent: what is behind a question can still be taken back", async () => {
  const page = await openOutbox(anne);
  const question = { id: crypto.randomUUID(), question: "Gaz ?", posee_le: rouet.created_at };
  await page.outbox.keep({ operationId: question.id, call: "assistant.settle", input: question }, listsWith());
  const behind = await page.adjust();
  await server.sendOnce(page, json(503, { code: "INDISPONIBLE", message: "x" }));
  expect(await page.outbox.takeBack(({ place }) => place === behind.place)).toBe(true);
});

test("of writes that belong together all are taken back, or none", async () => {
  const page = await openOutbox(anne);
  const [first, second] = [await page.adjust(), await page.adjust()];
  const all = () => true;
  await page.database.run(["outbox"], "readwrite", (store) => void store("outbox").put({ ...first, isSent: true }));
  expect(await page.outbox.takeBack(all)).toBe(false);
  expect(await keptIn(anne, "outbox")).toHaveLength(2);
  expect(page.outbox.waiting).toMatchObject([first, second]);
});

test("what went with its user does not come back when it is noted as sent or answered", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  const { answerWrites, noteSent } = await import("./waiting.ts");
  await page.database.run(["outbox"], "readwrite", (store) => void store("outbox").clear());
  await noteSent(page.database, [kept]);
  await answerWrites(page.database, [{ ...kept, output: rouet }]);
  expect([await keptIn(anne, "outbox"), await keptIn(anne, "answered")]).toEqual([[], []]);
});

/** Nobody's write, in a browser with the session of this user. */
function refusedWhile(id: string): Answer {
  const session = json(200, { user: { id, email: "anne@bosco.test" } });
  const refused = json(401, { code: "NON_CONNECTE", message: "x" });
  return (request, response) => (request.url?.endsWith("/get-session") ? session : refused)(request, response);
}

test("a session that has ended stops and keeps, however often it is tried", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  server.answers = Array(60).fill(refusedWhile(anne));
  for (let tries = 0; tries < 13; tries++) await page.outbox.send();
  expect(page.outbox.refused).toEqual([]);
  expect(await keptIn(anne, "outbox")).toMatchObject([{ operationId: kept.operationId }]);
});

test("somebody else's session, in another page, ends this one: what waits is kept for whom it is, and nothing else", async () => {
  const page = await openOutbox(anne);
  await page.database.run(["rows"], "readwrite", (store) => void store("rows").put({ id: ID }, ["inventaire", ID]));
  const kept = await page.adjust();
  server.answers = Array(60).fill(refusedWhile(crypto.randomUUID()));
  await page.outbox.send();
  const { currentSession } = await import("../current-session.ts");
  await vi.waitFor(() => expect(currentSession()).toBeNull());
  await vi.waitFor(async () => expect(await keptIn(anne, "rows")).toEqual([]));
  expect(await keptIn(anne, "outbox")).toMatchObject([{ operationId: kept.operationId }]);
});

test("every request says for whom it is, one write or several", async () => {
  const meant: unknown[] = [];
  const note: Answer = (request, response) => {
    meant.push(request.headers["bosco-user"]);
    json(200, { resultats: [1, 2].map((id) => ({ id, statut: 200, corps: rouet })) })(request, response);
  };
  const page = await openOutbox(anne);
  await page.adjust();
  await server.sendOnce(page, note);
  await page.adjust();
  await page.adjust();
  await server.sendOnce(page, note);
  expect(meant).toEqual([anne, anne]);
});

test("without a network nothing is tried, nor noted as sent", async () => {
  goOffline();
  const page = await openOutbox(anne);
  await page.adjust();
  await page.outbox.send();
  expect(server.sent).toEqual([]);
  expect(await keptIn(anne, "outbox")).not.toMatchObject([{ isSent: true }]);
});

test("a write is taken back as long as it was never sent, and no longer once it may have arrived", async () => {
  const page = await openOutbox(anne);
  const isMeant = () => true;
  await page.adjust();
  expect(await page.outbox.takeBack(isMeant)).toBe(true);
  expect([page.outbox.waiting, await keptIn(anne, "outbox")]).toEqual([[], []]);
  expect(await page.outbox.takeBack(isMeant)).toBe(false);
  await page.adjust();
  await server.sendOnce(page, drop);
  expect(await page.outbox.takeBack(isMeant)).toBe(false);
  expect(await keptIn(anne, "outbox")).toHaveLength(1);
});

test("two pages of a browser know the same, and one of them sends", async () => {
  const [first, second] = [await openOutbox(anne), await openOutbox(anne)];
  const kept = await first.adjust();
  await vi.waitFor(() => expect(second.outbox.waiting).toEqual([kept]));
  await Promise.all([first.outbox.send(), second.outbox.send()]);
  expect(server.sent).toHaveLength(1);
  await vi.waitFor(() => expect([first, second].map(({ outbox }) => outbox.waiting)).toEqual([[], []]));
  expect([first.outbox.shown, second.outbox.shown]).toMatchObject([[kept], [kept]]);
});

test("a page that is closed shows nothing more, even of an answer that was on its way", async () => {
  const page = await openOutbox(anne);
  await page.adjust();
  const before = page.seen.shown.length;
  server.answers = [
    (request, response) => {
      page.outbox.close();
      json(200, rouet)(request, response);
    },
  ];
  await page.outbox.send();
  await aMoment();
  expect(page.seen.shown).toHaveLength(before);
  expect(page.seen.answers).toEqual([]);
});
