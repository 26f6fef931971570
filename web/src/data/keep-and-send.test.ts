import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ID, rouet } from "./outbox/test-outbox.ts";
import { MemoryLocks } from "./test-locks.ts";
import { type Answer, drop, json, testServer } from "./test-server.ts";
import { forbidStorage, keptIn, stubStorage } from "./test-storage.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WAIT = { timeout: 20_000 };

const user = { id: "", email: "anne@bosco.test" };
const path = `POST /api/inventaire/${ID}/ajuster`;
const changes = (quantite: number, version: number) => ({
  curseur: `c${version}`,
  complet: true,
  tables: { inventaire: { lignes: [{ ...rouet, quantite, version }], supprimees: [] } },
});

/** A server with one article; `answers` are for writes. */
const stock = { quantite: 1, version: 1, answers: [] as Answer[] };
const server = testServer((request, response) => {
  if (request.method === "GET") return json(200, changes(stock.quantite, stock.version))(request, response);
  const done: Answer = (...both) => {
    Object.assign(stock, { quantite: stock.quantite + 1, version: stock.version + 1 });
    json(200, { ...rouet, quantite: stock.quantite, version: stock.version })(...both);
  };
  return (stock.answers.shift() ?? done)(request, response);
});
const writes = () => server.sent.filter(({ call }) => call.startsWith("POST"));

let leave = () => {};
beforeEach(() => {
  Object.assign(stock, { quantite: 1, version: 1, answers: [] });
  user.id = crypto.randomUUID();
  stubStorage();
  goOnline(true);
});
afterEach(() => leave());

/** The browser's own word on the network. */
function goOnline(onLine: boolean) {
  const locks = new MemoryLocks();
  vi.stubGlobal("navigator", { onLine, locks: globalThis.navigator?.locks ?? locks });
}

async function setUp() {
  const { setSession } = await import("./current-session.ts");
  const { queryClient } = await import("./query-client.ts");
  const { ownRows } = await import("./own-rows.ts");
  const { ownData } = await import("./own-data.ts");
  const { runCommand } = await import("./run-command.ts");
  const { Intention } = await import("./intention.ts");
  const { defineCommand } = await import("./commands.ts");
  const { drawToasts } = await import("../ui/overlay/toast.ts");
  const toasts: string[] = [];
  drawToasts(({ title }) => toasts.push(title));
  const adjust = defineCommand({
    call: "inventory.adjust",
    tables: ["inventaire"],
    failure: "Impossible de modifier la quantité.",
    success: () => ({ title: "Succès" }),
  });
  setSession(user);
  leave = () => setSession(null);
  await queryClient.fetchQuery(ownRows("inventaire"));
  const intention = new Intention();
  const seen: (number | undefined)[] = [];
  const quantity = () => queryClient.getQueryData<(typeof rouet)[]>(["inventaire"])?.[0]?.quantite;
  queryClient.getQueryCache().subscribe(() => seen.push(quantity()));
  const run = (of?: InstanceType<typeof Intention>) => runCommand(queryClient, adjust, { id: ID, delta: 1 }, of);
  const { outbox, replica } = await ownData();
  return { run, intention, toasts, quantity, seen, outbox, replica, setSession, queryClient };
}

test("with a network a write is answered, told, and counted once all the way", async () => {
  const page = await setUp();
  await expect(page.run()).resolves.toMatchObject({ ok: true, waits: false, output: { quantite: 2, version: 2 } });
  expect(page.toasts).toEqual(["Succès"]);
  await vi.waitFor(() => expect(page.outbox.shown).toEqual([]), WAIT);
  expect(page.quantity()).toBe(2);
  expect(Math.max(...page.seen.map(Number))).toBe(2);
  expect(page.seen.slice(page.seen.indexOf(2)).every((one) => one === 2)).toBe(true);
});

test("without a network it waits, is shown and told; once the network is back it is sent", async () => {
  const page = await setUp();
  goOnline(false);
  await expect(page.run()).resolves.toMatchObject({ ok: true, waits: true, output: { quantite: 2 } });
  expect(page.toasts).toEqual(["Gardé sur cet appareil"]);
  expect(page.quantity()).toBe(2);
  expect(writes()).toEqual([]);
  goOnline(true);
  await page.outbox.send();
  expect(writes()).toHaveLength(1);
  await vi.waitFor(() => expect(page.outbox.shown).toEqual([]), WAIT);
  expect(page.quantity()).toBe(2);
});

test("an answer lost while there is a network is told in the form, and asked for again by the same operation", async () => {
  const page = await setUp();
  stock.answers = [drop];
  const running = page.run(page.intention);
  const { operationId } = page.intention;
  await vi.waitFor(() => expect(page.intention.check).toBeDefined(), WAIT);
  expect(page.quantity()).toBe(2);
  page.intention.check?.now();
  await expect(running).resolves.toMatchObject({ ok: true, waits: false });
  expect(writes().map(({ operation }) => operation)).toEqual([operationId, operationId]);
  expect(page.intention.check).toBeUndefined();
  expect(page.intention.operationId).not.toBe(operationId);
});

test("the network that goes while a form waits leaves the write to wait by itself", async () => {
  const page = await setUp();
  let going = () => {};
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "offline") going = listener;
  });
  vi.stubGlobal("removeEventListener", () => {});
  stock.answers = [() => {}];
  const running = page.run(page.intention);
  await vi.waitFor(() => expect(writes()).toHaveLength(1), WAIT);
  goOnline(false);
  going();
  await expect(running).resolves.toMatchObject({ ok: true, waits: true });
  expect(page.toasts).toEqual(["Gardé sur cet appareil"]);
  expect(page.outbox.waiting).toHaveLength(1);
});

test("a refusal is told where it was pressed, and what was shown goes back", async () => {
  const page = await setUp();
  stock.answers = [json(403, { code: "LIMITE_ATTEINTE", message: "x" })];
  const { operationId, rowId } = page.intention;
  await expect(page.run(page.intention)).resolves.toMatchObject({ ok: false, error: { code: "LIMITE_ATTEINTE" } });
  expect(page.toasts).toEqual(["Limite atteinte"]);
  expect(page.quantity()).toBe(1);
  expect(page.outbox.refused).toEqual([]);
  expect(page.intention.operationId).not.toBe(operationId);
  expect(page.intention.rowId).toBe(rowId);
});

test("where it may have arrived, the form's next press is the same operation still", async () => {
  const page = await setUp();
  const failed = json(500, { code: "ERREUR_INTERNE", message: "x" });
  stock.answers = [failed, failed, failed];
  page.intention.subscribe(() => page.intention.check?.now());
  const { operationId } = page.intention;
  await expect(page.run(page.intention)).resolves.toMatchObject({ ok: false, error: { code: "ERREUR_INTERNE" } });
  await vi.waitFor(async () => expect(await keptIn(user.id, "refused")).toEqual([]), WAIT);
  await expect(page.run(page.intention)).resolves.toMatchObject({ ok: true });
  expect(new Set(writes().map(({ operation }) => operation))).toEqual(new Set([operationId]));
});

test("what the browser refuses to keep is sent directly", async () => {
  forbidStorage();
  const page = await setUp();
  await expect(page.run()).resolves.toMatchObject({ ok: true, waits: false });
  expect(writes().map(({ call }) => call)).toEqual([path]);
  goOnline(false);
  await expect(page.run()).resolves.toMatchObject({ ok: false, error: { code: "HORS_LIGNE" } });
  expect(page.toasts).toEqual(["Succès", "Hors ligne"]);
});

test("an answer on its way shows nothing to whoever has signed in since", async () => {
  const page = await setUp();
  stock.answers = [
    (request, response) => {
      page.setSession({ id: crypto.randomUUID(), email: "paul@bosco.test" });
      page.replica.setVersion("inventaire", { id: ID, version: 2 });
      json(200, { ...rouet, version: 2 })(request, response);
    },
  ];
  void page.run();
  await vi.waitFor(() => expect(writes()).toHaveLength(1), WAIT);
  await vi.waitFor(async () => expect(await keptIn(user.id, "outbox")).toHaveLength(1), WAIT);
  expect(page.quantity()).toBeUndefined();
});
