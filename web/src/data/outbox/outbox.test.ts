import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "../test-locks.ts";
import { aMoment } from "../test-pause.ts";
import { type Answer, drop, json, testServer } from "../test-server.ts";
import { forbidStorage, keptIn, stubStorage } from "../test-storage.ts";
import { closeAll, ID, listsWith, openOutbox, rouet } from "./test-outbox.ts";

const server = testServer(json(200, { ...rouet, version: 2 }));
const refused = json(403, { code: "LIMITE_ATTEINTE", message: "x" });
const conflict = (changed: object) =>
  json(409, { code: "CONFLIT", message: "x", details: { actuel: { ...rouet, version: 2, ...changed } } });

let anne: string;
beforeEach(() => {
  anne = crypto.randomUUID();
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});
afterEach(closeAll);

const operations = () => server.sent.map(({ operation }) => operation);

/** Sends what waits, to a server that answers so. */
async function sendOnce({ outbox }: Awaited<ReturnType<typeof openOutbox>>, ...answers: Answer[]) {
  server.answers.push(...answers);
  await outbox.send();
}

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
  expect(operations()[1]).toBe(ids[2]);
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
  await sendOnce(page, json(200, { resultats: [] }));
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
  expect(operations()).toEqual([kept.operationId, kept.operationId, kept.operationId]);
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
  expect(operations()).toEqual([kept.operationId, kept.operationId]);
  expect(await keptIn(anne, "outbox")).toEqual([]);
});

test("a refusal goes to whoever waits, and to the list of refusals when nobody does", async () => {
  const page = await openOutbox(anne);
  server.answers = [refused, refused];
  const kept = await page.adjust();
  const settled = await page.outbox.settled(kept, () => {});
  expect(settled).toMatchObject({ kind: "refused", error: { code: "LIMITE_ATTEINTE", status: 403 } });
  expect(page.outbox.refused).toEqual([]);
  await vi.waitFor(async () => expect(await keptIn(anne, "refused")).toEqual([]));
  await page.adjust();
  await page.outbox.send();
  expect(page.outbox.refused).toMatchObject([{ why: { code: "LIMITE_ATTEINTE" } }]);
  expect(await keptIn(anne, "refused")).toHaveLength(1);
  expect(await keptIn(anne, "outbox")).toEqual([]);
});

test("whoever has left is no longer told: the refusal is in the list", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  server.answers = [refused];
  const told = vi.fn();
  void page.outbox.settled(kept, () => {}).then(told);
  page.outbox.leave(kept);
  await vi.waitFor(() => expect(page.outbox.refused).toHaveLength(1));
  expect(told).not.toHaveBeenCalled();
});

test("an edit of other fields is made again from the newer row, as the same operation in the same place", async () => {
  const page = await openOutbox(anne);
  const kept = await page.update({ nom: "Pompe" });
  await sendOnce(page, conflict({ quantite: 5 }));
  expect(server.sent.map(({ body }) => JSON.parse(body))).toEqual([
    { version: 1, nom: "Pompe" },
    { version: 2, nom: "Pompe" },
  ]);
  expect(operations()[0]).toBe(kept.operationId);
  expect(operations()[1]).toBe(kept.operationId);
  expect(page.outbox.shown).toMatchObject([{ place: kept.place }]);
});

test("an edit of the same field waits for a decision, with what the other has written", async () => {
  const page = await openOutbox(anne);
  await page.update({ nom: "Pompe" });
  await sendOnce(page, conflict({ nom: "Turbine" }));
  expect(server.sent).toHaveLength(1);
  expect(page.outbox.refused).toMatchObject([{ why: { code: "CONFLIT", data: { actuel: { nom: "Turbine" } } } }]);
});

test("a form that waits decides about a conflict itself, even where it could be made again", async () => {
  const page = await openOutbox(anne);
  const kept = await page.update({ nom: "Pompe" });
  server.answers = [conflict({ quantite: 5 })];
  expect(await page.outbox.settled(kept, () => {})).toMatchObject({ kind: "refused", error: { code: "CONFLIT" } });
  expect(server.sent).toHaveLength(1);
  expect(page.outbox.refused).toEqual([]);
});

test.each<[string, Answer, number, number]>([
  ["edited elsewhere waits for a decision", conflict({ quantite: 5 }), 1, 1],
  ["moved on by own edits is made again", conflict({}), 2, 0],
  ["gone already is done", json(404, { code: "INTROUVABLE", message: "x" }), 1, 0],
])("a removal of a row %s", async (_, answer, tries, refusals) => {
  const page = await openOutbox(anne);
  await page.remove();
  await sendOnce(page, answer);
  expect(server.sent).toHaveLength(tries);
  expect(page.outbox.refused).toHaveLength(refusals);
  expect(page.outbox.waiting).toEqual([]);
});

const press = (page: Awaited<ReturnType<typeof openOutbox>>, changed: object, row = rouet) => {
  const input = { id: ID, ...changed } as never;
  return page.outbox.keep({ operationId: crypto.randomUUID(), call: "inventory.update", input }, listsWith([row]));
};

test("an edit without a version is kept with the one that was seen, and asks once nobody waits for it", async () => {
  const page = await openOutbox(anne);
  expect(await press(page, { nom: "Pompe" })).toMatchObject({ input: { id: ID, nom: "Pompe", version: 1 } });
  await sendOnce(page, conflict({ nom: "Turbine" }));
  expect(page.outbox.refused).toMatchObject([{ why: { code: "CONFLIT" } }]);
});

test("a press that is waited for wins over what somebody else has written meanwhile", async () => {
  const page = await openOutbox(anne);
  const kept = await press(page, { nom: "Pompe" });
  server.answers = [conflict({ nom: "Turbine" })];
  expect(await page.outbox.settled(kept, () => {})).toMatchObject({ kind: "answered" });
  expect(server.sent.map(({ body }) => JSON.parse(body).version)).toEqual([1, 2]);
  expect(page.outbox.refused).toEqual([]);
});

test("a second edit here meets no conflict with the first, also in a page that opens between them", async () => {
  const page = await openOutbox(anne);
  await page.update({ taches: ["VHF"] });
  const second = await page.update({ taches: ["Gilets"] });
  await page.update({ nom: "Pompe" }, { ...rouet, nom: "Turbine" });
  const operation = (statut: number, corps: unknown) => ({ statut, corps });
  const stale = { code: "CONFLIT", message: "x", details: { actuel: { ...rouet, version: 2 } } };
  server.answers = [
    json(200, { resultats: [operation(200, { ...rouet, version: 2 }), operation(409, stale)] }),
    json(503, { code: "INDISPONIBLE", message: "x" }),
  ];
  await page.outbox.send();
  expect(page.outbox.refused).toEqual([]);
  page.outbox.close();
  const next = await openOutbox(anne);
  expect(next.outbox.waiting).toMatchObject([{ place: second.place, input: { version: 2 } }, {}]);
  server.answers = [json(200, { resultats: [operation(200, { ...rouet, version: 3 }), operation(409, stale)] })];
  await next.outbox.send();
  expect(next.outbox.refused).toMatchObject([{ why: { code: "CONFLIT" } }]);
});

test("a form that waits behind an edit of the same row by this device is not asked about it", async () => {
  const page = await openOutbox(anne);
  await page.update({ nom: "Turbine" });
  const form = await page.update({ nom: "Pompe" });
  const stale = { code: "CONFLIT", message: "x", details: { actuel: { ...rouet, nom: "Turbine", version: 2 } } };
  server.answers = [
    json(200, {
      resultats: [
        { statut: 200, corps: { ...rouet, version: 2 } },
        { statut: 409, corps: stale },
      ],
    }),
  ];
  expect(await page.outbox.settled(form, () => {})).toMatchObject({ kind: "answered" });
});

test("what needs a row that was refused waits with it, and goes again with it", async () => {
  const page = await openOutbox(anne);
  const id = crypto.randomUUID();
  const make = { id, bateau_id: rouet.bateau_id, nom: "Pompe", categorie: null };
  const keep = (call: "inventory.create" | "inventory.adjust", input: object) =>
    page.outbox.keep({ operationId: crypto.randomUUID(), call, input: input as never }, listsWith());
  await keep("inventory.create", make);
  const needing = await keep("inventory.adjust", { id, delta: 1 });
  await page.adjust();
  const limit = { statut: 403, corps: { code: "LIMITE_ATTEINTE", message: "x" } };
  await sendOnce(page, json(200, { resultats: [limit] }));
  expect(page.outbox.waiting).toEqual([]);
  expect(page.outbox.refused).toMatchObject([{ dependents: [{ place: needing.place }] }]);
  expect(await keptIn(anne, "outbox")).toEqual([]);
  const [one] = page.outbox.refused;
  const { decide } = await import("./choices.ts");
  server.answers = [json(200, { resultats: [] })];
  if (one) await decide(page.outbox, one, "retry");
  expect(page.outbox.refused).toEqual([]);
  expect(page.outbox.waiting).toMatchObject([{ call: "inventory.create" }, { operationId: needing.operationId }]);
});

test("of a deletion that has waited, what somebody else has changed waits for a decision", async () => {
  const page = await openOutbox(anne);
  vi.stubGlobal("navigator", { onLine: false, locks: new MemoryLocks() });
  const input = { bateau_id: rouet.bateau_id, ids: "tous" as const };
  const kept = await page.outbox.keep(
    { operationId: crypto.randomUUID(), call: "inventory.removeMany", input },
    listsWith(),
  );
  expect(kept.input).toMatchObject({ ids: "tous", vus: expect.stringMatching(/^[0-9a-f]{40}$/) });
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
  await sendOnce(page, json(200, { modifies: 0, conserves: 0, annulation: null, laisses: [ID] }));
  expect(page.outbox.refused).toMatchObject([
    { call: "inventory.removeMany", input: { bateau_id: rouet.bateau_id, ids: [ID] }, why: { code: "CONFLIT" } },
  ]);
  expect(await keptIn(anne, "refused")).toHaveLength(1);
});

test("only what goes is noted as sent: what is behind a question can still be taken back", async () => {
  const page = await openOutbox(anne);
  const question = { id: crypto.randomUUID(), question: "Gaz ?", posee_le: rouet.created_at };
  await page.outbox.keep({ operationId: question.id, call: "assistant.settle", input: question }, listsWith());
  const behind = await page.adjust();
  await sendOnce(page, json(503, { code: "INDISPONIBLE", message: "x" }));
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

test("a removal says which version it meant", async () => {
  const page = await openOutbox(anne);
  vi.stubGlobal("navigator", { onLine: false, locks: new MemoryLocks() });
  const input = { id: ID };
  const write = { operationId: crypto.randomUUID(), call: "inventory.remove" as const, input: input as never };
  expect((await page.outbox.keep(write, listsWith())).input).toEqual({ id: ID, version: 1 });
});

test.each([
  ["never answers", drop, 12],
  ["fails on it", json(500, { code: "ERREUR_INTERNE", message: "x" }), 3],
])("a server in reach that %s does not keep the others for ever", async (_, answer, tries) => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  for (let done = 1; done < tries; done++) await sendOnce(page, answer);
  expect(page.outbox.refused).toEqual([]);
  await sendOnce(page, answer);
  expect(page.outbox.refused).toMatchObject([{ operationId: kept.operationId }]);
  expect(new Set(operations())).toEqual(new Set([kept.operationId]));
});

test("a session that has ended stops and keeps, however often it is tried", async () => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  const user = { id: anne, email: "anne@bosco.test" };
  const notYet: Answer = (request, response) =>
    (request.url?.endsWith("/get-session") ? json(200, { user }) : json(401, { code: "NON_CONNECTE", message: "x" }))(
      request,
      response,
    );
  server.answers = Array.from({ length: 60 }, () => notYet);
  for (let tries = 0; tries < 13; tries++) await page.outbox.send();
  expect(page.outbox.refused).toEqual([]);
  expect(await keptIn(anne, "outbox")).toMatchObject([{ operationId: kept.operationId }]);
});

test("somebody else's session, in another page, ends this one: what waits is kept for whom it is, and nothing else", async () => {
  const page = await openOutbox(anne);
  await page.database.run(["rows"], "readwrite", (store) => void store("rows").put({ id: ID }, ["inventaire", ID]));
  const kept = await page.adjust();
  const another: Answer = (request, response) =>
    (request.url?.endsWith("/get-session")
      ? json(200, { user: { id: crypto.randomUUID(), email: "paul@bosco.test" } })
      : json(401, { code: "NON_CONNECTE", message: "x" }))(request, response);
  server.answers = Array.from({ length: 60 }, () => another);
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
  await sendOnce(page, note);
  await page.adjust();
  await page.adjust();
  await sendOnce(page, note);
  expect(meant).toEqual([anne, anne]);
});

test("without a network nothing is tried, nor noted as sent", async () => {
  vi.stubGlobal("navigator", { onLine: false, locks: new MemoryLocks() });
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
  await sendOnce(page, drop);
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

test("a form is told by its own page what another page has sent for it", async () => {
  const [first, second] = [await openOutbox(anne), await openOutbox(anne)];
  const kept = await first.adjust();
  server.answers = [refused];
  const hold = vi.spyOn(first.outbox, "send").mockResolvedValue();
  const settled = first.outbox.settled(kept, () => {});
  await second.outbox.send();
  expect(await settled).toMatchObject({ kind: "refused", error: { code: "LIMITE_ATTEINTE" } });
  await vi.waitFor(() => expect(second.outbox.refused).toEqual([]));
  expect(first.outbox.refused).toEqual([]);
  hold.mockRestore();
});

test("decided twice, in two pages, what takes its place is sent once", async () => {
  const [first, second] = [await openOutbox(anne), await openOutbox(anne)];
  await first.adjust();
  await sendOnce(first, refused);
  await vi.waitFor(() => expect(second.outbox.refused).toHaveLength(1));
  const [one] = first.outbox.refused;
  if (!one) throw new Error("nothing was refused");
  const instead = () => ({ operationId: crypto.randomUUID(), call: one.call, input: one.input, words: one.words });
  await Promise.all([first.outbox.decide(one, instead()), second.outbox.decide(one, instead())]);
  expect(server.sent).toHaveLength(2);
  await vi.waitFor(() => expect([first.outbox.refused, second.outbox.refused]).toEqual([[], []]));
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
