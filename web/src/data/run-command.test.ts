import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { Intention } from "./intention.ts";
import { type Answer, drop, json, page, testServer } from "./test-server.ts";

// why: each test loads the modules anew, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const garbled: Answer = (_, response) =>
  void response.writeHead(200, { "content-type": "application/json" }).end('{"id":');
const halfway: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "500" }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};

const WAIT = { timeout: 20_000 };
const boat = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11" };
const server = testServer(json(200, boat));

async function setUp() {
  const { runCommand } = await import("./run-command.ts");
  const { Intention } = await import("./intention.ts");
  const { defineCommand } = await import("./commands.ts");
  const { keepsRow } = await import("./list-changes.ts");
  const makeDefault = defineCommand({
    call: "boats.makeDefault",
    tables: ["bateaux"],
    apply: (lists, { id }) =>
      lists.update<{ id: string }>("bateaux", (rows) => rows.map((row) => ({ ...row, par_defaut: row.id === id }))),
    answered: keepsRow("bateaux"),
    failure: "Impossible de définir ce bateau par défaut.",
  });
  const client = new QueryClient();
  const intention = new Intention();
  client.setQueryData(["bateaux"], [{ ...boat, par_defaut: false, version: 1 }], { updatedAt: 1000 });
  return { client, intention, run: () => runCommand(client, makeDefault, boat, intention) };
}

/** Presses 'Vérifier maintenant' whenever it is there, so that no test waits for a pause. */
function impatient(intention: Intention) {
  const states: boolean[] = [];
  intention.subscribe(() => {
    states.push(intention.check !== undefined);
    intention.check?.now();
  });
  return states;
}

test.each([
  ["a connection that is reset", drop],
  ["an answer that breaks off halfway", halfway],
  ["an answer that can't be read", garbled],
  ["the page of a harbour's network", page],
  ["a proxy that finds no server", json(502, { error: "Bad Gateway" })],
  ["a proxy's own failure", json(500, { error: "nginx" })],
  ["a database that is away", json(503, { code: "INDISPONIBLE", message: "x" })],
])("%s is no answer: the same operation is sent again", async (_, lost) => {
  server.answers = [lost];
  const { intention, run } = await setUp();
  const { operationId } = intention;
  const states = impatient(intention);
  await expect(run()).resolves.toMatchObject({ ok: true });
  expect(server.sent.map(({ operation, call }) => operation ?? call)).toEqual([operationId, operationId]);
  expect(states).toEqual([true, false]);
  expect(intention.operationId).not.toBe(operationId);
});

test("an answer renews both ids, a refusal only the operation's", async () => {
  server.answers = [json(409, { code: "CONFLIT", message: "x" })];
  const { intention, run } = await setUp();
  const { rowId, operationId } = intention;
  await expect(run()).resolves.toMatchObject({ ok: false, error: { code: "CONFLIT" } });
  expect(intention.rowId).toBe(rowId);
  expect(intention.operationId).not.toBe(operationId);
  await run();
  expect(intention.rowId).not.toBe(rowId);
  expect(server.sent).toHaveLength(2);
});

test("a change stays shown while it is unknown, is put back when refused, and makes no copy younger", async () => {
  server.answers = [drop, json(403, { code: "LIMITE_ATTEINTE", message: "x" })];
  const { client, intention, run } = await setUp();
  const shown = () => client.getQueryData<{ par_defaut: boolean }[]>(["bateaux"])?.[0]?.par_defaut;
  const running = run();
  await vi.waitFor(() => expect(intention.check).toBeDefined(), WAIT);
  expect(shown()).toBe(true);
  expect(client.getQueryState(["bateaux"])?.dataUpdatedAt).toBe(1000);
  intention.check?.now();
  await expect(running).resolves.toMatchObject({ ok: false });
  expect(shown()).toBe(false);
});

test("what has come in meanwhile is not put back", async () => {
  server.answers = [drop, json(403, { code: "LIMITE_ATTEINTE", message: "x" })];
  const { client, intention, run } = await setUp();
  const running = run();
  await vi.waitFor(() => expect(intention.check).toBeDefined(), WAIT);
  client.setQueryData(["bateaux"], [{ ...boat, par_defaut: true }, { id: "autre" }]);
  intention.check?.now();
  await running;
  expect(client.getQueryData(["bateaux"])).toHaveLength(2);
});

test("without a network nothing is sent, and only then nothing was saved", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { run } = await setUp();
  await expect(run()).resolves.toMatchObject({ ok: false, error: { code: "HORS_LIGNE" } });
  expect(server.sent).toEqual([]);
});

test("a change that can't be shown is a failure that ends, not a button that is busy for ever", async () => {
  const { client, run } = await setUp();
  client.setQueryData(["bateaux"], "rubbish");
  await expect(run()).resolves.toMatchObject({ ok: false, error: { code: "ERREUR_INTERNE" } });
});

test.each([
  ["done", json(200, boat)],
  ["refused", json(409, { code: "CONFLIT", message: "x" })],
])("the lists that a write changes are read again once it is %s", async (_, answer) => {
  server.answers = [answer];
  const { client, run } = await setUp();
  client.setQueryData(["maintenances"], []);
  await run();
  expect(client.getQueryState(["bateaux"])?.isInvalidated).toBe(true);
  expect(client.getQueryState(["maintenances"])?.isInvalidated).toBe(false);
});

test("the version that the server answers is known before the list is read again, and makes no copy younger", async () => {
  server.answers = [json(200, { ...boat, par_defaut: true, version: 2 })];
  const { client, run } = await setUp();
  await run();
  expect(client.getQueryData(["bateaux"])).toEqual([{ ...boat, par_defaut: true, version: 2 }]);
  expect(client.getQueryState(["bateaux"])?.dataUpdatedAt).toBe(1000);
});
