import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, drop, json } from "../test-server.ts";
import { keptIn } from "../test-storage.ts";
import {
  closeAll,
  goOffline,
  goOnline,
  ID,
  listsWith,
  openBrowser,
  openOutbox,
  outboxServer,
  rouet,
} from "./test-outbox.ts";

const server = outboxServer();

const refused = json(403, { code: "LIMITE_ATTEINTE", message: "x" });
const conflict = (changed: object) =>
  json(409, { code: "CONFLIT", message: "x", details: { actuel: { ...rouet, version: 2, ...changed } } });

let anne: string;
beforeEach(() => {
  anne = openBrowser();
});
afterEach(closeAll);

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
  await server.sendOnce(page, conflict({ quantite: 5 }));
  expect(server.sent.map(({ body }) => JSON.parse(body))).toEqual([
    { version: 1, nom: "Pompe" },
    { version: 2, nom: "Pompe" },
  ]);
  expect(server.operations()[0]).toBe(kept.operationId);
  expect(server.operations()[1]).toBe(kept.operationId);
  expect(page.outbox.shown).toMatchObject([{ place: kept.place }]);
});

test("an edit of the same field waits for a decision, with what the other has written", async () => {
  const page = await openOutbox(anne);
  await page.update({ nom: "Pompe" });
  await server.sendOnce(page, conflict({ nom: "Turbine" }));
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
  await server.sendOnce(page, answer);
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
  await server.sendOnce(page, conflict({ nom: "Turbine" }));
  expect(page.outbox.refused).toMatchObject([{ why: { code: "CONFLIT" } }]);
});

test("a removal says which version it meant", async () => {
  const page = await openOutbox(anne);
  goOffline();
  const input = { id: ID };
  const write = { operationId: crypto.randomUUID(), call: "inventory.remove" as const, input: input as never };
  expect((await page.outbox.keep(write, listsWith())).input).toEqual({ id: ID, version: 1 });
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
  await server.sendOnce(page, json(200, { resultats: [limit] }));
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
  goOffline();
  const input = { bateau_id: rouet.bateau_id, ids: "tous" as const };
  const kept = await page.outbox.keep(
    { operationId: crypto.randomUUID(), call: "inventory.removeMany", input },
    listsWith(),
  );
  expect(kept.input).toMatchObject({ ids: "tous", vus: expect.stringMatching(/^[0-9a-f]{40}$/) });
  goOnline();
  await server.sendOnce(page, json(200, { modifies: 0, conserves: 0, annulation: null, laisses: [ID] }));
  expect(page.outbox.refused).toMatchObject([
    { call: "inventory.removeMany", input: { bateau_id: rouet.bateau_id, ids: [ID] }, why: { code: "CONFLIT" } },
  ]);
  expect(await keptIn(anne, "refused")).toHaveLength(1);
});

test.each([
  ["never answers", drop, 12],
  ["fails on it", json(500, { code: "ERREUR_INTERNE", message: "x" }), 3],
])("a server in reach that %s does not keep the others for ever", async (_, answer, tries) => {
  const page = await openOutbox(anne);
  const kept = await page.adjust();
  for (let done = 1; done < tries; done++) await server.sendOnce(page, answer);
  expect(page.outbox.refused).toEqual([]);
  await server.sendOnce(page, answer);
  expect(page.outbox.refused).toMatchObject([{ operationId: kept.operationId }]);
  expect(new Set(server.operations())).toEqual(new Set([kept.operationId]));
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
  await server.sendOnce(first, refused);
  await vi.waitFor(() => expect(second.outbox.refused).toHaveLength(1));
  const [one] = first.outbox.refused;
  if (!one) throw new Error("nothing was refused");
  const instead = () => ({ operationId: crypto.randomUUID(), call: one.call, input: one.input, words: one.words });
  await Promise.all([first.outbox.decide(one, instead()), second.outbox.decide(one, instead())]);
  expect(server.sent).toHaveLength(2);
  await vi.waitFor(() => expect([first.outbox.refused, second.outbox.refused]).toEqual([[], []]));
});
