import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "../data/test-locks.ts";
import { renderHook } from "../data/test-render.ts";
import { json, testServer } from "../data/test-server.ts";
import { stubStorage } from "../data/test-storage.ts";
import { UploadRequest } from "../data/test-upload.ts";

vi.setConfig({ testTimeout: 60_000 });
const server = testServer(json(200, { curseur: "c", complet: true, tables: {} }));
let leave = () => {};
afterEach(() => leave());

const invoice = new File(["%PDF-1.7"], "facture.pdf", { type: "application/pdf" });
const work = { id: crypto.randomUUID(), bateau_id: crypto.randomUUID(), titre: "Vidange" };

test("'Joindre' pressed again makes the same row by the same operation", async () => {
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
  const { setSession } = await import("../data/current-session.ts");
  const { Intention } = await import("../data/intention.ts");
  const { queryClient } = await import("../data/query-client.ts");
  const { useAttachPaper } = await import("./attach-paper.ts");
  leave = () => setSession(null);
  setSession({ id: crypto.randomUUID(), email: "anne@bosco.test" });
  const intention = new Intention();
  intention.subscribe(() => intention.check?.now());
  const { now } = renderHook(() => useAttachPaper(intention), queryClient);
  const attach = () => act(() => now().attach(work, invoice, "2026-05-01"));
  const creates = () => server.sent.filter(({ call }) => call === "POST /api/documents");
  const failed = json(500, { code: "ERREUR_INTERNE", message: "x" });
  const usual = json(200, { id: work.id });
  server.answers = [failed, failed, failed];
  expect(await attach()).toBe(false);
  server.answers = [usual, usual];
  expect(await attach()).toBe(true);
  const made = creates().map(({ operation, body }) => `${operation} ${JSON.parse(body).id}`);
  expect([made.length, new Set(made).size]).toEqual([4, 1]);
});
