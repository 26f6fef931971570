import { beforeAll, expect, test } from "vitest";
import { loadEffects } from "../../data/effects/load.ts";
import { choicesFor, decide } from "../../data/outbox/choices.ts";
import type { Refused } from "../../data/outbox/waiting.ts";
import { fieldReasons, reasonFor } from "./reason.ts";
import { bothVersions, lostValues } from "./versions.ts";

beforeAll(async () => void (await loadEffects()));

const seen = { id: "a1", nom: "Rouet", prix_unitaire: null, description: null, version: 1 };
const refused = (more: object): Refused =>
  ({
    place: 1,
    operationId: "00000000-0000-4000-8000-000000000001",
    at: "2026-11-17T10:00:00Z",
    words: "Article « Rouet » modifié",
    call: "inventory.update",
    input: { id: "a1", version: 1, prix_unitaire: 10, description: "Rangé à Brest" },
    seen,
    ...more,
  }) as unknown as Refused;
const why = (code: string, more: object = {}) => ({ status: 409, code, message: "Phrase.", defined: true, ...more });
const contestedPrice = refused({
  why: why("CONFLIT", { data: { actuel: { ...seen, prix_unitaire: 12.5, version: 2 } } }),
});
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const none = () => [];

test("of a field that was changed twice both values are shown by its name", () => {
  const { mine, theirs } = bothVersions(contestedPrice, none);
  const told = (versions: typeof mine) => versions.map(({ name, value }) => plain(`${name} ${value}`));
  expect([told(mine), told(theirs)]).toEqual([["Prix unitaire 10,00 €"], ["Prix unitaire 12,50 €"]]);
});

test("whoever takes the other value keeps what else the edit has changed", async () => {
  const sent: unknown[] = [];
  await decide({ decide: async (_, instead) => void sent.push(instead?.input) }, contestedPrice, "theirs");
  expect(sent).toEqual([{ id: "a1", version: 2, description: "Rangé à Brest" }]);
});

test("taken whole, the other version leaves nothing to send", async () => {
  const sent: unknown[] = [];
  const one = refused({ ...contestedPrice, input: { id: "a1", version: 1, prix_unitaire: 10 } });
  await decide({ decide: async (_, instead) => void sent.push(instead) }, one, "theirs");
  expect(sent).toEqual([undefined]);
});

test("what the server could not save, for a failure of its own, has that failure's number", () => {
  const failed = why("ERREUR_INTERNE", { status: 500, data: { reference: "1a2b3c4d" } });
  expect(plain(reasonFor(refused({ why: failed })))).toBe(
    "Le serveur n’a pas pu l’enregistrer, malgré plusieurs essais. Référence : 1a2b3c4d",
  );
});

test.each([
  ["LIMITE_ATTEINTE", "inventory.create", "Phrase.", ["retry", "abandon"]],
  [
    "INTROUVABLE",
    "inventory.update",
    "Une suppression a eu lieu entre-temps sur un autre appareil ou par l’équipage, ou le bateau n’est plus partagé avec vous.",
    ["restore", "abandon"],
  ],
  [
    "ERREUR_INTERNE",
    "inventory.update",
    "Le serveur n’a pas pu l’enregistrer, malgré plusieurs essais.",
    ["retry", "abandon"],
  ],
])("%s of %s is told in plain French, with what can be done", (code, call, sentence, choices) => {
  const one = refused({ call, why: why(code) });
  expect(reasonFor(one)).toBe(sentence);
  expect(choicesFor(one)).toEqual(choices);
});

test("a deletion that met an edit says so", () => {
  const one = refused({
    call: "inventory.remove",
    input: { id: "a1", version: 1 },
    why: why("CONFLIT", { data: { actuel: seen } }),
  });
  expect(reasonFor(one)).toMatch(/^La suppression n’a pas été faite/);
  expect(choicesFor(one)).toEqual(["mine", "theirs"]);
});

test("what is lost, and what the server says of single fields, are told by the fields' names", () => {
  expect(lostValues(contestedPrice, none).map(plain)).toEqual([
    "Prix unitaire : 10,00 €",
    "Description : Rangé à Brest",
  ]);
  const one = refused({ why: why("ENTREE_INVALIDE", { data: { champs: { nom: "Trop court." } } }) });
  expect(fieldReasons(one).map(plain)).toEqual(["Nom : Trop court."]);
});

test.each([
  [
    "inventory.removeMany",
    ["a1", "a2"],
    "2 articles ont été modifiés entre-temps sur un autre appareil ou par l’équipage, et n’ont pas été supprimés. « Réessayer » les supprime, « Abandonner » les garde tels quels.",
  ],
  [
    "inventory.fill",
    ["a1"],
    "1 article a été modifié entre-temps sur un autre appareil ou par l’équipage, et n’a pas été rempli. « Réessayer » le remplit, « Abandonner » le garde tel quel.",
  ],
])("what was left alone is told by how many, with what each choice means: %s", (call, ids, words) => {
  const left = refused({ call, input: { ids }, seen: undefined, why: why("CONFLIT") });
  expect(plain(reasonFor(left))).toBe(words);
  expect(choicesFor(left)).toEqual(["retry", "abandon"]);
});
