import { EMPTY_PAPER, type Paper, paper } from "@bosco/domain/documents";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { setSession } from "../current-session.ts";
import { Shown, type ShownWrite } from "../shown.ts";
import { waitingPrint } from "../waiting-print.ts";
import { EFFECTS } from "./index.ts";
import { AT, apply, effectOf, id, listsOver, OPERATION, stamps } from "./test-lists.ts";
import { waitingFile } from "./waiting-file.ts";

const policy = new File(["%PDF-1.7"], "assurance.pdf", { type: "application/pdf" });
const row: Paper = { ...EMPTY_PAPER, id: id(1), bateau_id: id(2), titre: "Assurance", type: "Assurance", ...stamps };

test("a file that waits is the paper's, and this device can open it", () => {
  const reads = { documents: [row] };
  const shown = apply(reads, "documents.putFile", { id: row.id, fichier: policy });
  expect(paper.parse(shown)).toMatchObject({ fichier: { nom: "assurance.pdf", type: "application/pdf", taille: 8 } });
  expect(waitingFile(shown.fichier?.empreinte ?? "")).toBe(policy);
  expect(reads.documents[0]).toEqual(shown);
});

const made = (operationId: string, local?: Paper) => ({ operationId, at: AT, local, newId: () => id(9) });
const put = (operationId: string, local?: Paper) =>
  effectOf("documents.putFile").apply(
    listsOver({ documents: [row] }),
    { id: row.id, fichier: policy },
    made(operationId, local),
  );

test("once the server has answered, it is what the server has made of it, and nothing of it is held here", () => {
  const fichier = { nom: "assurance.pdf", type: "application/pdf", taille: 8, empreinte: "a".repeat(32) } as const;
  const print = put(OPERATION).fichier?.empreinte ?? "";
  expect(waitingFile(print)).toBe(policy);
  expect(put(OPERATION, { ...row, fichier }).fichier).toEqual(fichier);
  // why again: what is answered is shown until it is part of what was read.
  expect(put(OPERATION).fichier).toEqual(fichier);
  expect(waitingFile(print)).toBeUndefined();
});

test("the file that is shown is the one that is meant, unless a form says which it saw", () => {
  const fichier = { nom: "a.pdf", type: "application/pdf", taille: 8, empreinte: "c".repeat(32) } as const;
  const pinned = (of: Paper, vu?: string) =>
    effectOf("documents.removeFile").pin?.({ id: of.id, vu }, listsOver({ documents: [of] }))?.vu;
  expect(pinned({ ...row, fichier })).toBe(fichier.empreinte);
  expect(pinned(row)).toBe("aucun");
  expect(pinned({ ...row, fichier }, "d".repeat(32))).toBe("d".repeat(32));
  const operationId = crypto.randomUUID();
  const waited = put(operationId).fichier?.empreinte;
  put(operationId, { ...row, fichier });
  expect(pinned(row, waited)).toBe(fichier.empreinte);
});

test("a file that is stopped, or refused and given up, is held no longer than it is shown", () => {
  const shown = new Shown(new QueryClient(), () => EFFECTS);
  shown.setRead([["documents", [row]]], 1);
  const [stopped, waits] = [0, 1]
    .map(() => crypto.randomUUID())
    .map((operationId) => {
      const write: ShownWrite = {
        operationId,
        call: "documents.putFile",
        input: { id: row.id, fichier: policy },
        at: AT,
      };
      return { write, held: () => waitingFile(waitingPrint(operationId)) };
    });
  if (!stopped || !waits) throw new Error("two were made");
  shown.setWrites([stopped.write, waits.write]);
  expect([stopped.held(), waits.held()]).toEqual([policy, policy]);
  shown.setWrites([waits.write]);
  expect([stopped.held(), waits.held()]).toEqual([undefined, policy]);
  // why again: a refusal goes back among those that wait.
  shown.setWrites([waits.write, stopped.write]);
  expect(stopped.held()).toBe(policy);
  shown.setWrites([]);
  expect([stopped.held(), waits.held()]).toEqual([undefined, undefined]);
});

test("whoever signs out leaves no file in the page", () => {
  const print = put(crypto.randomUUID()).fichier?.empreinte ?? "";
  expect(waitingFile(print)).toBe(policy);
  setSession(null);
  expect(waitingFile(print)).toBeUndefined();
});

test.each([
  ["IMG_12.HEIC", "image/heic"],
  ["IMG_12.heic", ""],
])("%s waits as what the server will make of it", (name, type) => {
  const fichier = new File(["heic"], name, { type });
  const shown = apply({ documents: [row] }, "documents.putFile", { id: row.id, fichier });
  expect(paper.parse(shown).fichier).toMatchObject({ nom: "IMG-12.jpg", type: "image/jpeg" });
});
