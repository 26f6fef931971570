import { ERRORS } from "@bosco/contract/errors";
import { EMPTY_PAPER, type Paper, paperForm, paperFormValues } from "@bosco/domain/documents";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "../../data/test-locks.ts";
import { renderHook } from "../../data/test-render.ts";
import { type Answer, drop, json, testServer } from "../../data/test-server.ts";
import { keptIn, stubStorage } from "../../data/test-storage.ts";
import { UploadRequest } from "../../data/test-upload.ts";
import type { FileChoice } from "./file/use-file-choice.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const stamps = { version: 1, created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
const paper: Paper = {
  ...EMPTY_PAPER,
  id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11",
  bateau_id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b12",
  titre: "Assurance",
  type: "Assurance",
  ...stamps,
};
const fichier = { nom: "a.pdf", type: "application/pdf", taille: 8, empreinte: "a".repeat(32) } as const;
const policy: FileChoice = { kind: "new", file: new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }) };
const changes = { curseur: "c", complet: true, tables: { documents: { lignes: [paper], supprimees: [] } } };
const refused = json(ERRORS.TYPE_NON_ACCEPTE.status, {
  code: "TYPE_NON_ACCEPTE",
  message: ERRORS.TYPE_NON_ACCEPTE.message,
});

const server = testServer(json(200, changes));

let anne: string;
let leave = () => {};
beforeEach(() => {
  anne = crypto.randomUUID();
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
  vi.stubGlobal("ProgressEvent", Event);
});
afterEach(() => leave());

/** The network goes while the file is on its way. */
const goesDark: Answer = (request, response) => {
  vi.stubGlobal("navigator", { ...navigator, onLine: false });
  drop(request, response);
};

async function openForm() {
  const { setSession } = await import("../../data/current-session.ts");
  const { ownData } = await import("../../data/own-data.ts");
  const { queryClient } = await import("../../data/query-client.ts");
  const { drawToasts } = await import("../../ui/overlay/toast.ts");
  const { useSavePaper } = await import("./use-save-paper.ts");
  const toasts: (string | undefined)[] = [];
  drawToasts(({ title, description }) => toasts.push(title, description));
  setSession({ id: anne, email: "anne@bosco.test" });
  leave = () => setSession(null);
  await (await ownData()).replica.pull();
  const { now, unmount } = renderHook(() => useSavePaper(paper, paper.bateau_id), queryClient);
  const filled = paperForm.parse(paperFormValues(paper));
  const save = (choice: FileChoice) => act(() => now().save(filled, [], choice));
  const puts = () => server.sent.filter(({ call }) => call.startsWith("PUT"));
  return { toasts, save, now, filled, unmount, puts };
}

test("a file whose answer is lost is sent again as the same operation", async () => {
  const { save, puts } = await openForm();
  server.answers = [drop, json(200, { ...paper, fichier })];
  expect(await save(policy)).toBe("saved");
  expect(puts()).toHaveLength(2);
  expect(new Set(puts().map(({ operation }) => operation)).size).toBe(1);
});

test("a file that the network loses on its way waits on this device, as the same operation", async () => {
  const { save, puts, toasts } = await openForm();
  server.answers = [goesDark];
  expect(await save(policy)).toBe("saved");
  const [sent] = puts();
  expect(await keptIn(anne, "outbox")).toMatchObject([{ call: "documents.putFile", operationId: sent?.operation }]);
  expect(toasts).toContain("Gardé sur cet appareil");
});

test("from its press on a file is on this device, and no longer once the server has it", async () => {
  const { save, puts } = await openForm();
  let held: unknown[] = [];
  server.answers = [
    (request, response) =>
      void keptIn(anne, "outbox").then((kept) => {
        held = kept;
        json(200, { ...paper, fichier })(request, response);
      }),
  ];
  expect(await save(policy)).toBe("saved");
  expect(held).toMatchObject([{ call: "documents.putFile", operationId: puts()[0]?.operation }]);
  expect([puts().length, await keptIn(anne, "outbox")]).toEqual([1, []]);
});

test("a file that is stopped on its way, however often, is on this device no more, and is not sent again", async () => {
  const { save, now, puts } = await openForm();
  const { ownData } = await import("../../data/own-data.ts");
  for (const times of [1, 2, 3, 4]) {
    server.answers = [() => void act(() => now().stop())];
    expect(await save(policy)).toEqual({ fileFailed: expect.stringContaining("L’envoi a été arrêté.") });
    await (await ownData()).outbox.send();
    expect([await keptIn(anne, "outbox"), await keptIn(anne, "refused"), puts().length]).toEqual([[], [], times]);
  }
});

test("a newer file of somebody else is told, and replaced by a second press alone", async () => {
  const { save, puts, toasts } = await openForm();
  const actuel = { ...paper, version: 2, fichier: { ...fichier, nom: "la-leur.pdf", empreinte: "b".repeat(32) } };
  server.answers = [json(409, { code: "CONFLIT", message: "x", details: { actuel } })];
  expect(await save(policy)).toEqual({ fileFailed: expect.stringContaining("«\u00a0la-leur.pdf\u00a0» (1\u00a0Ko)") });
  expect([toasts, await keptIn(anne, "outbox"), await keptIn(anne, "refused")]).toEqual([[], [], []]);
  server.answers = [json(200, { ...paper, fichier })];
  expect(await save(policy)).toBe("saved");
  expect(puts().map(({ call }) => call.split("?")[1])).toEqual(["vu=aucun", `vu=${"b".repeat(32)}`]);
});

test("of a form that is left while its file is sent, that it failed is told and it waits for a decision", async () => {
  const { save, unmount, toasts } = await openForm();
  server.answers = [
    (request, response) => {
      unmount();
      refused(request, response);
    },
  ];
  await save(policy);
  expect(toasts.join(" ")).toContain("Il attend votre décision dans «\u00a0À résoudre\u00a0».");
  expect(await keptIn(anne, "refused")).toMatchObject([{ call: "documents.putFile", input: { id: paper.id } }]);
});

test("a second press while it is saved sends nothing", async () => {
  const { now, filled, puts } = await openForm();
  server.answers = [json(200, { ...paper, fichier })];
  const both = await act(() => Promise.all([now().save(filled, [], policy), now().save(filled, [], policy)]));
  expect(both).toEqual(["saved", "refused"]);
  expect(puts()).toHaveLength(1);
});

test("pages that become no PDF are told in French, before anything is saved", async () => {
  const { save } = await openForm();
  const pages = [{ id: "p", jpeg: new Blob(["no picture"]), width: 10, height: 10 }];
  const sent = server.sent.length;
  expect(await save({ kind: "pages", pages })).toEqual({
    fileFailed: "Les photos n’ont pas pu être réunies en un PDF. Réessayez, ou retirez une page.",
  });
  expect(server.sent).toHaveLength(sent);
});
