import { contract } from "@bosco/contract";
import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { beforeEach, expect, test, vi } from "vitest";
import type { Write } from "../data/commands.ts";
import { ID, rouet } from "../data/outbox/test-outbox.ts";
import type { Waiting } from "../data/outbox/waiting.ts";
import { MemoryLocks } from "../data/test-locks.ts";
import { aMoment } from "../data/test-pause.ts";
import { type Answer, drop, json, page, testServer } from "../data/test-server.ts";
import { keptIn, stubStorage } from "../data/test-storage.ts";

const OPERATIONS = "POST /api/operations";
const { method, path } = contract.assistant.settle["~orpc"].route;
const SETTLE = `${method} /api${path}`;
const BOAT_PHOTO = `PUT /api/bateaux/${ID}/photo`;
const PROFILE_PHOTO = "PUT /api/profils_utilisateur/photo";

/** For whom each request was sent. */
let meant: unknown[];

/** Every operation is done. */
const done: Answer = (request, response) => {
  meant.push(request.headers[MEANT_USER_HEADER]);
  const { body = "" } = server.sent.at(-1) ?? {};
  if (request.url !== "/api/operations") return json(200, { id: ID })(request, response);
  const { operations } = JSON.parse(body) as { operations: { id: string }[] };
  json(200, { resultats: operations.map(({ id }) => ({ id, statut: 200, corps: rouet })) })(request, response);
};
const server = testServer(done);

let anne: string;
beforeEach(async () => {
  anne = crypto.randomUUID();
  meant = [];
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});

const made = (call: Write["call"], input: object) =>
  ({ operationId: crypto.randomUUID(), call, input, at: "2026-11-14T12:00:00Z", words: "" }) as Omit<Waiting, "place">;
const adjust = (delta = 1) => made("inventory.adjust", { id: ID, delta });
const settle = () => made("assistant.settle", { id: ID, question: "Un ris ?", posee_le: "2026-11-14T12:00:00Z" });
const photo = new File(["voilier"], "iris.jpg", { type: "image/jpeg" });
const boatPhoto = () => made("boats.putPhoto", { id: ID, photo });
const profilePhoto = () => made("account.putPhoto", { photo });

/** Wakes the worker where these wait; gives what open pages have heard. */
async function wake(...writes: Omit<Waiting, "place">[]) {
  const { keepSession } = await import("../data/kept-session.ts");
  const { OwnDatabase } = await import("../data/own-database.ts");
  const { channelOf, keepWrite } = await import("../data/outbox/waiting.ts");
  const { sendKept } = await import("./send-kept.ts");
  await keepSession({ id: anne, email: "anne@bosco.test" });
  const database = new OwnDatabase(anne);
  for (const write of writes) await keepWrite(database, write);
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(channelOf(database));
  channel.onmessage = ({ data }) => void heard.push(data);
  await sendKept().finally(async () => {
    await aMoment();
    channel.close();
  });
  return heard;
}

const left = async () => ((await keptIn(anne, "outbox")) as Waiting[]).map(({ call }) => call);

test("several go in one request, in their order, and open pages hear what the server said", async () => {
  const writes = [adjust(1), adjust(2), adjust(3)];
  const heard = await wake(...writes);
  expect(server.calls()).toEqual([OPERATIONS]);
  const { operations } = JSON.parse(server.sent[0]?.body ?? "");
  expect(operations).toEqual(
    writes.map(({ operationId, call, input }) => ({
      id: operationId,
      appel: call,
      entree: input,
      age: expect.any(Number),
    })),
  );
  expect(meant).toEqual([anne]);
  expect(heard).toMatchObject(writes.map(({ operationId }) => ({ answered: { operationId, output: rouet } })));
  expect(await left()).toEqual([]);
});

test("a question in the middle goes by its own address, once by its operation, and what comes after it goes too", async () => {
  const question = settle();
  const heard = await wake(adjust(), question, adjust(), adjust());
  expect(server.calls()).toEqual([OPERATIONS, SETTLE, OPERATIONS]);
  expect(server.sent[1]).toMatchObject({ operation: question.operationId, body: JSON.stringify(question.input) });
  expect(meant).toEqual([anne, anne, anne]);
  expect(heard[1]).toMatchObject({ answered: { call: "assistant.settle", output: { id: ID } } });
  expect(await left()).toEqual([]);
});

test("photos at the head go as files, once by their operations, and what comes after them goes too", async () => {
  const photos = [boatPhoto(), profilePhoto()];
  const heard = await wake(...photos, adjust());
  expect(server.calls()).toEqual([BOAT_PHOTO, PROFILE_PHOTO, OPERATIONS]);
  expect(server.sent.slice(0, 2).map(({ operation }) => operation)).toEqual(photos.map((one) => one.operationId));
  for (const { body } of server.sent.slice(0, 2)) {
    expect(body).toContain('name="photo"; filename=');
    expect(body).toContain("voilier");
  }
  expect(meant).toEqual([anne, anne, anne]);
  expect(heard[0]).toMatchObject({ answered: { call: "boats.putPhoto", output: { id: ID } } });
  expect(await left()).toEqual([]);
});

test("what is too long to go with others goes by itself", async () => {
  await wake(made("inventory.update", { id: ID, description: "x".repeat(600_000) }), adjust());
  expect(server.calls()).toEqual([OPERATIONS, OPERATIONS]);
  expect(await left()).toEqual([]);
});

test("what is refused, and all behind it, is left for a page", async () => {
  const writes = [adjust(), adjust(), adjust()];
  const limit = { id: writes[1]?.operationId, statut: 403, corps: { code: "LIMITE_ATTEINTE", message: "x" } };
  server.answers = [json(200, { resultats: [{ id: writes[0]?.operationId, statut: 200, corps: rouet }, limit] })];
  const heard = await wake(...writes);
  expect(server.calls()).toEqual([OPERATIONS]);
  expect(heard).toMatchObject([{ answered: { operationId: writes[0]?.operationId } }]);
  expect(await keptIn(anne, "outbox")).toMatchObject(writes.slice(1));
  expect(await keptIn(anne, "refused")).toEqual([]);
});

test.each([
  ["several", adjust, json(401, { code: "NON_CONNECTE", message: "x" })],
  ["a question", settle, json(403, { code: "LIMITE_ATTEINTE", message: "x" })],
  ["a photo", boatPhoto, json(415, { code: "TYPE_NON_ACCEPTE", message: "x" })],
])("a refused request is left for a page: %s", async (_, first, answer) => {
  server.answers = [answer];
  const heard = await wake(first(), adjust());
  expect(server.sent).toHaveLength(1);
  expect(heard).toEqual([]);
  expect(await left()).toHaveLength(2);
});

test.each([
  ["several, by a server that fails", adjust, json(503, { code: "INDISPONIBLE", message: "x" })],
  ["a question, by a server that fails", settle, json(500, { code: "ERREUR_INTERNE", message: "x" })],
  ["a photo, by a server that fails", profilePhoto, json(502, {})],
  ["several, by nobody", adjust, drop],
  ["a photo, by a harbour's page", boatPhoto, page],
])("without an answer the browser is to wake us again: %s", async (_, first, answer) => {
  server.answers = [answer];
  await expect(wake(first(), adjust())).rejects.toThrow();
  expect(server.sent).toHaveLength(1);
  expect(await keptIn(anne, "outbox")).toMatchObject([{ isSent: true }, {}]);
});

test("where nobody is signed in nothing is sent", async () => {
  const { OwnDatabase } = await import("../data/own-database.ts");
  const { keepWrite } = await import("../data/outbox/waiting.ts");
  const { sendKept } = await import("./send-kept.ts");
  await keepWrite(new OwnDatabase(anne), adjust());
  await sendKept();
  expect(server.sent).toEqual([]);
  expect(await left()).toHaveLength(1);
});
