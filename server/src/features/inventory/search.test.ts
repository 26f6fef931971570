import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { aBoatOf, anArticle, stock } from "./test-stock.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeAll(async () => {
  owner = await server.account({ pro: true });
  bateau_id = await aBoatOf(owner);
  const names = ["Épices", "Lait 100% entier", "Bœuf en daube", "Câble USB_C", "C:\\Sauvegarde", "L'été", "Sac;--"];
  await owner.post(
    "/api/inventaire",
    names.map((nom) => anArticle(bateau_id, { nom, categorie: "Divers", sous_categorie: null })),
  );
  await stock(owner, bateau_id, 30);
});

const search = async (q: string, more = "") => {
  const { status, body } = await owner.get(`/api/inventaire/recherche?q=${encodeURIComponent(q)}${more}`);
  return { status, names: Array.isArray(body) ? body.map((row: { nom: string }) => row.nom) : body };
};

test.each([
  ["epices", ["Épices"]],
  ["ÉPICES", ["Épices"]],
  ["boeuf", ["Bœuf en daube"]],
  ["0%", ["Lait 100% entier"]],
  ["%%", []],
  ["__", []],
  ["b_c", ["Câble USB_C"]],
  [":\\", ["C:\\Sauvegarde"]],
  ["l'", ["L'été"]],
  [";--", ["Sac;--"]],
  [",nom.eq.x", []],
  ["' or 1=1 --", []],
])("I4: « %s » is searched literally", async (q, expected) => {
  expect(await search(q)).toEqual({ status: 200, names: expected });
});

test("category and sub-category are searched too, and ten results are enough", async () => {
  const { names } = await search("alimentation");
  expect(names).toHaveLength(10);
  expect((await search("riz")).names[0]).toBe("Article 0000");
});

test("one character is too few", async () => {
  expect((await search("é")).status).toBe(400);
});

test("a result says where it lies, and another boat's articles stay out", async () => {
  const other = await aBoatOf(owner, { nom: "Autre" });
  const { body: space } = await owner.post("/api/espaces_stockage", { bateau_id: other, nom: "Frigo", type: "Frigo" });
  await owner.post("/api/inventaire", anArticle(other, { nom: "Beurre", espace_stockage_id: space.id }));
  const { body } = await owner.get("/api/inventaire/recherche?q=beurre");
  expect(body[0].espace_stockage).toEqual({ nom: "Frigo", type: "Frigo" });
  expect((await search("beurre", `&bateau_id=${bateau_id}`)).names).toEqual([]);
});

test("without a boat all boats are searched, and each result names its own", async () => {
  const mistral = await aBoatOf(owner, { nom: "Mistral" });
  const zephyr = await aBoatOf(owner, { nom: "Zéphyr" });
  const on = (boat: string, nom: string) => owner.post("/api/inventaire", anArticle(boat, { nom }));
  for (const [boat, nom] of [
    [mistral, "Rouet de pompe A"],
    [zephyr, "Rouet de pompe B"],
    [zephyr, "Rouet de pompe C"],
  ] as const)
    expect((await on(boat, nom)).status).toBe(201);
  const found = async (more = "") => {
    const { body } = await owner.get(`/api/inventaire/recherche?q=ROUET${more}`);
    return body.map((row: { nom: string; bateau_id: string; bateau: object }) => [row.nom, row.bateau_id, row.bateau]);
  };
  const onZephyr = [
    ["Rouet de pompe B", zephyr, { nom: "Zéphyr" }],
    ["Rouet de pompe C", zephyr, { nom: "Zéphyr" }],
  ];
  expect(await found()).toEqual([["Rouet de pompe A", mistral, { nom: "Mistral" }], ...onZephyr]);
  expect(await found(`&bateau_id=${zephyr}`)).toEqual(onZephyr);
});

test("A2: nobody finds a stranger's articles", async () => {
  const stranger = await server.account();
  const { body } = await stranger.get("/api/inventaire/recherche?q=epices");
  expect(body).toEqual([]);
});
