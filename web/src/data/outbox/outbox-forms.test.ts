import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallPath } from "../commands.ts";
import { json } from "../test-server.ts";
import { keptIn } from "../test-storage.ts";
import { UploadRequest } from "../test-upload.ts";
import { closeAll, listsWith, openBrowser, openOutbox, outboxServer, rouet } from "./test-outbox.ts";

const server = outboxServer();
const limit = { code: "LIMITE_ATTEINTE", message: "x" };

let anne: string;
beforeEach(() => {
  anne = openBrowser();
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
});
afterEach(closeAll);

type Page = Awaited<ReturnType<typeof openOutbox>>;

const keep = ({ outbox }: Page, call: CallPath, input: object) =>
  outbox.keep({ operationId: crypto.randomUUID(), call, input: input as never }, listsWith());

test("a file refused after its form was closed waits in « À résoudre »", async () => {
  const page = await openOutbox(anne);
  const fichier = new File(["no PDF"], "a.pdf", { type: "application/pdf" });
  const kept = await keep(page, "documents.putFile", { id: rouet.id, fichier });
  let isOpen = true;
  server.answers = [
    (request, response) => {
      isOpen = false;
      json(415, { code: "TYPE_NON_ACCEPTE", message: "x" })(request, response);
    },
  ];
  const settled = await page.outbox.settled(
    kept,
    () => {},
    () => isOpen,
  );
  expect(settled).toMatchObject({ kind: "refused", error: { code: "TYPE_NON_ACCEPTE" }, waits: true });
  expect(page.outbox.refused).toMatchObject([{ operationId: kept.operationId, why: { code: "TYPE_NON_ACCEPTE" } }]);
  const [waits] = (await keptIn(anne, "refused")) as { input: { fichier: Blob } }[];
  expect(await waits?.input.fichier.text()).toBe("no PDF");
});

test("what needs a row whose form stands in another page survives its refusal, and waits with it", async () => {
  const [form, sending] = [await openOutbox(anne), await openOutbox(anne)];
  const id = crypto.randomUUID();
  const made = await keep(form, "inventory.create", { id, bateau_id: rouet.bateau_id, nom: "Pompe", categorie: null });
  const needing = await keep(form, "inventory.adjust", { id, delta: 1 });
  await vi.waitFor(() => expect(sending.outbox.waiting).toHaveLength(2));
  const hold = vi.spyOn(form.outbox, "send").mockResolvedValue();
  const settled = form.outbox.settled(made, () => {});
  await server.sendOnce(sending, json(200, { resultats: [{ statut: 403, corps: limit }] }));
  expect(await settled).toMatchObject({ kind: "refused", error: { code: "LIMITE_ATTEINTE" }, waits: true });
  for (const { outbox } of [form, sending]) {
    expect(outbox.waiting).toEqual([]);
    expect(outbox.refused).toMatchObject([{ place: made.place, dependents: [{ place: needing.place }] }]);
  }
  expect(await keptIn(anne, "refused")).toHaveLength(1);
  hold.mockRestore();

  const { decide } = await import("./choices.ts");
  const [one] = form.outbox.refused;
  server.sent = [];
  server.answers = [json(200, { resultats: [201, 200].map((statut) => ({ statut, corps: rouet })) })];
  if (one) await decide(form.outbox, one, "retry");
  const { operations } = JSON.parse(server.sent[0]?.body ?? "");
  expect(operations).toMatchObject([{ id: made.operationId }, { id: needing.operationId }]);
});
