import { expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = useTestServer();

const TOO_MANY = { status: 400, body: { code: "ENTREE_INVALIDE", message: "Cet envoi compte trop d’éléments." } };

test.each([
  ["a list of rows that are none", "/api/inventaire", `[${"{},".repeat(300_000)}{}]`],
  ["a list within a row", "/api/checklists_nouvelles", `{"taches":[${"1,".repeat(400_000)}1]}`],
  ["as many fields", "/api/bateaux", `{${Array.from({ length: 60_000 }, (_, n) => `"c${n}":1`).join()}}`],
  ["lists of lists", "/api/inventaire/supprimer", `{"ids":[${`[${"1,".repeat(99)}1],`.repeat(900)}1]}`],
])("a body of very many elements is refused before any is judged: %s", async (_name, path, body) => {
  const owner = await server.account();
  expect(await owner.post(path, body, { "content-type": "application/json" })).toMatchObject(TOO_MANY);
});

test("five hundred articles of a list, as many as one may have, are no such body", async () => {
  const owner = await server.account({ pro: true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat());
  const article = {
    nom: 'Riz, "long", étuvé',
    categorie: "Alimentation",
    quantite: 1,
    unite: "kg",
    priorite: "normale",
  };
  const list = { bateau_id: boat.id, nom: "Traversée", articles: Array(500).fill(article) };
  const reply = await owner.post("/api/listes_avitaillement", { ...list, nombre_personnes: 4, nombre_jours: 7 });
  expect(reply.body.articles).toHaveLength(500);
});
