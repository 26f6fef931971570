import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallPath, Lists } from "../commands.ts";
import { type Answer, json, testServer } from "../test-server.ts";
import { UploadRequest } from "../test-upload.ts";
import { closeAll, ID, openBrowser, openOutbox } from "./test-outbox.ts";

const paper = { id: ID, bateau_id: ID.replace("6f", "7a"), titre: "Assurance", type: "Assurance", version: 4 };
const lists: Lists = {
  rows: <R>(table: string) => (table === "documents" ? [paper] : []) as unknown as readonly R[],
  update: () => {},
  change: () => {},
};

/** Whether the server has the paper: it was removed there from another device. */
let isThere = false;
const papers: Answer = (request, response) => {
  const made = request.method === "POST" && request.url === "/api/documents";
  if (made) isThere = true;
  const answer = isThere ? json(200, { ...paper, version: 1 }) : json(404, { code: "INTROUVABLE", message: "x" });
  answer(request, response);
};
/** What it makes of several in one request, up to the first that it refuses. */
const together = (...statuts: number[]) =>
  json(200, {
    resultats: statuts.map((statut) => ({ statut, corps: { ...paper, code: "INTROUVABLE", message: "x" } })),
  });

const server = testServer(papers);
beforeEach(() => {
  isThere = false;
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
});
afterEach(closeAll);

const fichier = new File(["%PDF-1.7"], "assurance.pdf", { type: "application/pdf" });

test.each<[string, CallPath[], CallPath[]]>([
  ["the edit first", ["documents.update", "documents.putFile"], ["documents.update", "documents.putFile"]],
  ["the file first", ["documents.update", "documents.putFile"], ["documents.putFile", "documents.update"]],
  ["the edit first, made last", ["documents.putFile", "documents.update"], ["documents.update", "documents.putFile"]],
  ["the file alone", ["documents.putFile"], ["documents.putFile"]],
])("of a paper that was removed elsewhere, file and edit both come back: %s", async (_, made, restored) => {
  const page = await openOutbox(openBrowser());
  const operations = new Map<CallPath, string>();
  for (const call of made) {
    const input = call === "documents.putFile" ? { id: ID, fichier } : { id: ID, numero: "F-12", version: 4 };
    const kept = await page.outbox.keep({ operationId: crypto.randomUUID(), call, input: input as never }, lists);
    operations.set(call, kept.operationId);
  }
  await page.outbox.send();
  expect(page.outbox.refused.map(({ call, why }) => [call, why.code])).toEqual(
    made.map((call) => [call, "INTROUVABLE"]),
  );

  const { decide, choicesFor } = await import("./choices.ts");
  server.sent = [];
  for (const call of restored) {
    const refused = page.outbox.refused.find((one) => one.call === call);
    if (!refused) throw new Error(`${call} was not refused`);
    expect(choicesFor(refused)).toEqual(["restore", "abandon"]);
    // why: an edit goes in one request with what makes its row, a file alone after it.
    if (call === "documents.update") server.answers = [together(201, 200)];
    await decide(page.outbox, refused, "restore");
    isThere = true;
  }
  await vi.waitFor(() => expect([page.outbox.waiting, page.outbox.refused]).toEqual([[], []]));
  const files = server.sent.filter(({ call }) => call.startsWith(`PUT /api/documents/${ID}/fichier`));
  expect(files).toMatchObject([
    { operation: operations.get("documents.putFile"), body: expect.stringContaining("%PDF-1.7") },
  ]);
  const makes = server.sent.filter(
    ({ call, body }) => call === "POST /api/documents" || body.includes("documents.create"),
  );
  expect(makes).toHaveLength(restored.length);
  expect(makes[0]?.body).toContain(paper.titre);
});
