import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account();
  bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
});

const FOOD = "b05c0000-0000-4000-8000-000000000101";
const named = async (visitor: Visitor, table: string) =>
  (await visitor.get(`/api/${table}`)).body.map((row: { nom: string }) => row.nom);
const shelves = async () =>
  (await owner.get("/api/inventaire")).body.map((row: { categorie: string; sous_categorie: string }) => [
    row.categorie,
    row.sous_categorie,
  ]);
const article = (categorie: string, sous_categorie: string | null = null) =>
  owner.post("/api/inventaire", { bateau_id, nom: "Chose", categorie, sous_categorie });

describe("categories", () => {
  test("one's own stand beside the built-in ones, in alphabetical order, with an icon by default", async () => {
    const { body } = await owner.post("/api/categories", { nom: "Énergie" });
    expect(body).toMatchObject({ nom: "Énergie", icone: "package", user_id: owner.id });
    const names = await named(owner, "categories");
    expect(names.indexOf("Énergie")).toBe(names.indexOf("Eau") + 1);
  });

  test("nobody else sees them", async () => {
    const stranger = await server.account();
    await owner.post("/api/categories", { nom: "Secrète" });
    expect(await named(stranger, "categories")).not.toContain("Secrète");
  });

  test("D1: built-in ones are neither renamed nor removed by anyone", async () => {
    const before = (await owner.get("/api/categories")).body;
    expect((await owner.patch(`/api/categories/${FOOD}`, { nom: "Piratée" })).status).toBe(403);
    expect((await owner.delete(`/api/categories/${FOOD}`)).status).toBe(403);
    expect((await owner.get("/api/categories")).body).toEqual(before);
  });

  test("A3: a stranger's category is as unknown as one that never was", async () => {
    const stranger = await server.account();
    const { body: theirs } = await stranger.post("/api/categories", { nom: "La leur" });
    const unknown = await owner.patch(`/api/categories/${randomUUID()}`, { nom: "Prise" });
    const refused = await owner.patch(`/api/categories/${theirs.id}`, { nom: "Prise" });
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect((await owner.delete(`/api/categories/${theirs.id}`)).status).toBe(404);
    expect(await named(stranger, "categories")).toContain("La leur");
  });

  test("a name that is taken, built in or own, is refused whatever its accents", async () => {
    await owner.post("/api/categories", { nom: "Pêche" });
    for (const nom of ["peche", "ALIMENTATION"])
      expect((await owner.post("/api/categories", { nom })).body.code).toBe("DEJA_PRESENT");
    expect((await named(owner, "categories")).filter((nom: string) => nom === "Pêche")).toHaveLength(1);
  });

  test("renaming one renames it in the articles", async () => {
    const { body } = await owner.post("/api/categories", { nom: "Pêche" });
    await article("Pêche", "Leurres");
    await owner.patch(`/api/categories/${body.id}`, { nom: "Pêche au gros" });
    expect(await shelves()).toEqual([["Pêche au gros", "Leurres"]]);
  });

  test("removing one leaves its articles without, and takes its sub-categories along", async () => {
    const { body } = await owner.post("/api/categories", { nom: "Pêche" });
    await owner.post("/api/sous_categories", { nom: "Leurres", categorie_id: body.id });
    await article("Pêche", "Leurres");
    expect((await owner.delete(`/api/categories/${body.id}`)).status).toBe(200);
    expect(await shelves()).toEqual([[null, null]]);
    expect(await named(owner, "sous_categories")).not.toContain("Leurres");
  });
});

describe("sub-categories", () => {
  test("one's own may stand below a built-in category", async () => {
    const created = await owner.post("/api/sous_categories", { nom: "Algues", categorie_id: FOOD });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ nom: "Algues", categorie_id: FOOD, user_id: owner.id });
  });

  test("A4: below a stranger's category it is refused", async () => {
    const stranger = await server.account();
    const { body: theirs } = await stranger.post("/api/categories", { nom: "La leur" });
    const refused = await owner.post("/api/sous_categories", { nom: "Chez eux", categorie_id: theirs.id });
    expect(refused.status).toBe(404);
    expect(await named(owner, "sous_categories")).not.toContain("Chez eux");
  });

  test("renamed and moved, the articles go with it; removed, they stay without", async () => {
    const { body: fishing } = await owner.post("/api/categories", { nom: "Pêche" });
    const { body: sub } = await owner.post("/api/sous_categories", { nom: "Algues", categorie_id: FOOD });
    await article("Alimentation", "Algues");
    await owner.patch(`/api/sous_categories/${sub.id}`, { nom: "Goémon" });
    expect(await shelves()).toEqual([["Alimentation", "Goémon"]]);
    await owner.patch(`/api/sous_categories/${sub.id}`, { categorie_id: fishing.id });
    expect(await shelves()).toEqual([["Pêche", "Goémon"]]);
    await owner.delete(`/api/sous_categories/${sub.id}`);
    expect(await shelves()).toEqual([["Pêche", null]]);
  });

  test("D1: built-in ones are read-only", async () => {
    const [builtIn] = (await owner.get("/api/sous_categories")).body;
    expect((await owner.patch(`/api/sous_categories/${builtIn.id}`, { nom: "Piratée" })).status).toBe(403);
    expect((await owner.delete(`/api/sous_categories/${builtIn.id}`)).status).toBe(403);
    expect((await owner.get("/api/sous_categories")).body[0]).toEqual(builtIn);
  });
});
