import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const server = useTestServer();
let owner: Visitor;
beforeAll(async () => {
  owner = await server.account({ pro: true });
});

const ID = "b05c0000-0000-4000-8000-00000000ffff";
const many = (element: string) => `[${Array(Math.floor(1_000_000 / (element.length + 1))).fill(element)}]`;

/** Every input that holds an array, with the array in its place. */
const PLACES: [method: string, path: string, body: (array: string) => string][] = [
  ["POST", "/api/checklists_nouvelles", (array) => `{"bateau_id":"${ID}","nom":"x","type":"Départ","taches":${array}}`],
  ["PATCH", `/api/checklists_nouvelles/${ID}`, (array) => `{"taches":${array}}`],
  ["POST", "/api/inventaire", (array) => array],
  ["POST", "/api/inventaire/remplir", (array) => `{"bateau_id":"${ID}","ids":${array}}`],
  ["POST", "/api/inventaire/reinitialiser", (array) => `{"bateau_id":"${ID}","ids":${array}}`],
  ["POST", "/api/inventaire/supprimer", (array) => `{"bateau_id":"${ID}","ids":${array}}`],
  ["POST", "/api/inventaire/ranger", (array) => `{"bateau_id":"${ID}","achats":${array}}`],
  ["POST", "/api/inventaire/premier", (array) => `{"bateau_id":"${ID}","espaces":${array},"articles":[]}`],
  ["POST", "/api/inventaire/premier", (array) => `{"bateau_id":"${ID}","espaces":[],"articles":${array}}`],
  ["POST", "/api/maintenances/plan", (array) => `{"maintenances":${array}}`],
  ["POST", "/api/listes_avitaillement", (array) => `{"articles":${array}}`],
  ["POST", "/api/listes_avitaillement", (array) => `{"generation":{"menus":${array}}}`],
  ["PATCH", `/api/listes_avitaillement/${ID}`, (array) => `{"articles":${array}}`],
  ["POST", "/api/fonctions/generer-avitaillement", (array) => `{"filtres":{"regimes":${array}}}`],
  ["POST", "/api/questions_assistant/supprimer", (array) => `{"ids":${array}}`],
];

test.each(PLACES)("N10: %s %s answers 400 to half a million elements, in few words", async (method, path, body) => {
  for (const element of ["0", "{}"]) {
    const { status, text } = await owner.call(method, path, body(many(element)));
    expect([status, text.length < 1_000]).toEqual([400, true]);
  }
});

test("N10: elements that are wrong, within the bound, are named twenty at most", async () => {
  const { status, body, text } = await owner.post("/api/inventaire", Array(1_000).fill({ nom: 7, prix: 8, faux: 9 }));
  expect([status, body.code]).toEqual([400, "ENTREE_INVALIDE"]);
  expect(Object.keys(body.details.champs)).toHaveLength(20);
  expect(text.length).toBeLessThan(5_000);
});

test("N10: fields that do not exist are named twenty at most, and shortened", async () => {
  const names = Array.from({ length: 5_000 }, (_, n) => [`${"x".repeat(150)}${n}`, 1]);
  const { status, body, text } = await owner.post("/api/bateaux", Object.fromEntries(names));
  expect([status, body.code]).toEqual([400, "ENTREE_INVALIDE"]);
  expect(Object.keys(body.details.champs).length).toBeLessThanOrEqual(20);
  expect(text.length).toBeLessThan(5_000);
});

test("N10: a text of a megabyte is refused by its length", async () => {
  const { status, body } = await owner.post("/api/categories", { nom: "é".repeat(500_000) });
  expect([status, body.details.champs.nom]).toEqual([400, "60 caractères au maximum."]);
});
