import { expect, test, vi } from "vitest";
import { drop, json, testServer } from "../test-server.ts";
import { UploadRequest } from "../test-upload.ts";
import type { Waiting } from "./waiting.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const id = "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11";
const done = { modifies: 20_000, conserves: 0, annulation: id };
const server = testServer(json(200, done));

const waiting = (place: number, call: Waiting["call"], input: unknown) =>
  ({ operationId: crypto.randomUUID(), call, input, at: "2026-11-15T08:00:00.000Z", words: "", place }) as Waiting;

test("a write that is larger than a request of several goes by its own address, in its turn", async () => {
  const { sendWaiting } = await import("./send-waiting.ts");
  const { fitting } = await import("./operations-request.ts");
  const vus = "0".repeat(800_000);
  const writes = [
    waiting(1, "inventory.removeMany", { bateau_id: id, ids: "tous", vus }),
    waiting(2, "inventory.adjust", { id, delta: 1 }),
  ];
  expect(fitting(writes)).toEqual([]);
  expect(await sendWaiting(writes.slice(0, 1), id)).toEqual([{ output: done }]);
  expect(server.calls()).toEqual(["POST /api/inventaire/supprimer"]);
  expect(JSON.parse(server.sent[0]?.body ?? "")).toEqual({ bateau_id: id, ids: "tous", vus });
});

test("a photo whose answer was lost is sent again by the same operation", async () => {
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
  vi.stubGlobal("ProgressEvent", Event);
  const { sendWaiting } = await import("./send-waiting.ts");
  const write = waiting(1, "boats.putPhoto", { id, photo: new File(["voilier"], "iris.jpg") });
  server.answers = [drop];
  expect(await sendWaiting([write], id)).toMatchObject([{ error: { code: "SANS_REPONSE" } }]);
  expect(await sendWaiting([write], id)).toEqual([{ output: done }]);
  expect(server.calls()).toEqual([`PUT /api/bateaux/${id}/photo`, `PUT /api/bateaux/${id}/photo`]);
  expect(server.sent.map(({ operation }) => operation)).toEqual([write.operationId, write.operationId]);
});
