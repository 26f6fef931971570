import { expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { judge } from "./judge.ts";
import type { Waiting } from "./waiting.ts";

const seen = { id: "a", nom: "Rouet", quantite: 1, description: null, version: 1, updated_at: "x" };
const refusal = (code: string, actuel?: object) =>
  new ApiError(409, { code: code as "CONFLIT", message: "x", ...(actuel && { details: { actuel } as never }) });
const write = (input: object, more: Partial<Waiting> = {}): Waiting => ({
  place: 1,
  operationId: "op",
  call: "inventory.update",
  input: { id: "a", version: 1, ...input } as never,
  at: "x",
  words: "x",
  seen,
  ...more,
});
const again = (input: object) => ({ again: expect.objectContaining({ input: { id: "a", ...input }, place: 1 }) });
const current = (changed: object) => ({ ...seen, version: 2, updated_at: "y", ...changed });

test.each([
  ["HORS_LIGNE", "later"],
  ["SANS_REPONSE", "later"],
  ["INDISPONIBLE", "later"],
  ["DEMANDE_TROP_LENTE", "later"],
  ["TROP_DE_DEMANDES", "later"],
  ["NON_CONNECTE", "later"],
  ["ERREUR_INTERNE", "later"],
  ["ESPACE_INSUFFISANT", "later"],
  ["LIMITE_ATTEINTE", "refused"],
  ["ROLE_INSUFFISANT", "refused"],
  ["INTROUVABLE", "refused"],
  ["ENTREE_INVALIDE", "refused"],
  ["OPERATION_DIFFERENTE", "refused"],
  ["CONFLIT", "refused"],
])("%s without a row: %s", (code, verdict) => {
  expect(judge(write({ nom: "Pompe" }), refusal(code), {})).toBe(verdict);
});

test.each<[string, object, object, unknown]>([
  ["another field changed elsewhere", { nom: "Pompe" }, { quantite: 5 }, again({ version: 2, nom: "Pompe" })],
  ["the same field changed elsewhere", { nom: "Pompe" }, { nom: "Turbine" }, "refused"],
  ["one of two fields changed elsewhere", { nom: "Pompe", quantite: 3 }, { quantite: 5 }, "refused"],
  ["changed elsewhere to the same", { nom: "Pompe" }, { nom: "Pompe" }, "done"],
  ["emptied here, filled elsewhere", { description: null }, { description: "neuf" }, "refused"],
  [
    "a field that is not given",
    { nom: "Pompe", description: undefined },
    { description: "neuf" },
    again({ version: 2, nom: "Pompe" }),
  ],
  ["a field that the row does not have", { nom: "Pompe", inconnu: 1 }, {}, "refused"],
])("an edit met by a newer row: %s", (_, input, changed, verdict) => {
  expect(judge(write(input), refusal("CONFLIT", current(changed)), {})).toEqual(verdict);
});

test("an edit that is made again is the same operation, from the row as it is now", () => {
  const verdict = judge(write({ nom: "Pompe" }), refusal("CONFLIT", current({ quantite: 5 })), {});
  expect(verdict).toMatchObject({ again: { seen: { quantite: 5, version: 2 } } });
  expect((verdict as { again: Waiting }).again.operationId).toBe("op");
});

test.each<[string, string, object | undefined, Partial<Waiting>, unknown]>([
  ["what is gone already", "INTROUVABLE", undefined, {}, "done"],
  ["a row that only own edits have moved on", "CONFLIT", current({}), {}, again({ version: 2 })],
  ["a row that somebody has edited", "CONFLIT", current({ quantite: 5 }), {}, "refused"],
  ["a row that was never seen", "CONFLIT", current({}), { seen: undefined as never }, "refused"],
])("a removal of %s", (_, code, actuel, more, verdict) => {
  expect(judge(write({}, more), refusal(code, actuel), { removes: true })).toEqual(verdict);
});

const other = { nom: "b.pdf", empreinte: "b".repeat(32) };
const file = new File(["x"], "a.pdf");
test.each([
  ["sent", { fichier: file }, { fichier: other }],
  ["removed", {}, { fichier: other }],
  ["sent from a form that was open since before the row was read", { fichier: file }, {}],
])("over another file than was seen, one that is %s waits for a decision", (_, input, changed) => {
  const one = write({ ...input, vu: "a".repeat(32) }, { call: "documents.putFile", seen: { ...seen, fichier: other } });
  expect(judge(one, refusal("CONFLIT", { ...one.seen, ...changed }), {})).toBe("refused");
});

test("a list of things is the same in whatever order its fields are written", () => {
  const [here, there] = [
    { nom: "Riz", quantite: 2 },
    { quantite: 2, nom: "Riz" },
  ];
  const edit = write({ articles: [{ nom: "Café", quantite: 1 }] }, { seen: { ...seen, articles: [here] } });
  const verdict = judge(edit, refusal("CONFLIT", current({ articles: [there], nom: "Autre" })), {});
  expect(verdict).toMatchObject({ again: { input: { version: 2 } } });
});
