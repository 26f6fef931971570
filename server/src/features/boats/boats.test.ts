import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

const add = async (owner: Visitor, nom: string, more: object = {}) =>
  (await owner.post("/api/bateaux", aBoat({ nom, ...more }))).body;
const boatsOf = async (owner: Visitor): Promise<Json[]> => (await owner.get("/api/bateaux")).body;
const namesOf = async (owner: Visitor) => (await boatsOf(owner)).map(({ nom }) => nom);
const defaultsOf = async (owner: Visitor) =>
  (await boatsOf(owner)).filter(({ par_defaut }) => par_defaut).map(({ nom }) => nom);

describe("boats", () => {
  test("the first boat becomes the default one, and what was left out is empty", async () => {
    const owner = await server.account();
    const created = await owner.post("/api/bateaux", aBoat({ immatriculation: "  " }));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      nom: "Albatros",
      par_defaut: true,
      heures_moteur: 0,
      immatriculation: null,
      photo_url: null,
      version: 1,
    });
    expect(await boatsOf(owner)).toEqual([created.body]);
  });

  test("the same create sent twice gives the same row, also beyond the limit", async () => {
    const owner = await server.account();
    const id = randomUUID();
    const first = await owner.post("/api/bateaux", aBoat({ id }));
    const second = await owner.post("/api/bateaux", aBoat({ id }));
    expect(second.body).toEqual(first.body);
    expect(await namesOf(owner)).toEqual(["Albatros"]);
  });

  test("the list has the default boat first, then the newest", async () => {
    const owner = await server.account({ pro: true });
    for (const nom of ["Un", "Deux", "Trois"]) await add(owner, nom);
    expect(await namesOf(owner)).toEqual(["Un", "Trois", "Deux"]);
    const [, trois] = await boatsOf(owner);
    await owner.post(`/api/bateaux/${trois.id}/par-defaut`);
    expect(await namesOf(owner)).toEqual(["Trois", "Deux", "Un"]);
  });

  test("an edit from an older version is refused with the row as it stands, and changes nothing", async () => {
    const owner = await server.account();
    const { id, version } = await add(owner, "Albatros");
    expect((await owner.patch(`/api/bateaux/${id}`, { version, couleur: "Bleu" })).status).toBe(200);
    const late = await owner.patch(`/api/bateaux/${id}`, { version, couleur: "Rouge" });
    expect(late).toMatchObject({ status: 409, body: { code: "CONFLIT", details: { actuel: { couleur: "Bleu" } } } });
    expect(await boatsOf(owner)).toEqual([late.body.details.actuel]);
  });

  test.each([
    ["longueur", 0],
    ["longueur", 201],
    ["largeur", 61],
    ["annee", 1849],
    ["heures_moteur", -1],
    ["capacite_eau", 1.5],
    ["mmsi", "12345678"],
    ["pavillon", "Atlantide"],
    ["nom", "  "],
    ["user_id", randomUUID()],
    ["par_defaut", true],
  ])("PATCH refuses %s = %j, naming the field", async (field, value) => {
    const owner = await server.account();
    const before = await add(owner, "Albatros");
    const answer = await owner.patch(`/api/bateaux/${before.id}`, { [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { details: { champs: { [field]: expect.any(String) } } } });
    expect(await boatsOf(owner)).toEqual([before]);
  });
});

describe("one boat on a free account", () => {
  test("a second one is refused in the specified words", async () => {
    const owner = await server.account();
    await add(owner, "Albatros");
    const second = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    expect(second).toMatchObject({
      status: 403,
      body: {
        code: "LIMITE_ATTEINTE",
        message:
          "Les comptes gratuits sont limités à 1 navire. Passez à l'abonnement Pro pour ajouter plus de navires.",
      },
    });
    expect(await namesOf(owner)).toEqual(["Albatros"]);
  });

  test("B5: of many requests at once, one makes a boat", async () => {
    for (const requests of [2, 2, 2, 2, 10, 10, 10, 10]) {
      const owner = await server.account();
      const answers = await Promise.all(Array.from({ length: requests }, () => owner.post("/api/bateaux", aBoat())));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(requests - 1).fill(403)]);
      expect(await boatsOf(owner)).toHaveLength(1);
    }
  });

  test("B8: after a downgrade every boat can be read, edited and deleted, and none added", async () => {
    const owner = await server.account({ pro: true });
    for (const nom of ["Un", "Deux", "Trois"]) await add(owner, nom);
    await server.database.asSystem((db) =>
      db.updateTable("abonnements").set({ statut: "résilié" }).where("user_id", "=", owner.id).execute(),
    );
    const [first, second] = await boatsOf(owner);
    expect(await boatsOf(owner)).toHaveLength(3);
    expect((await owner.patch(`/api/bateaux/${second.id}`, { couleur: "Vert" })).status).toBe(200);
    expect((await owner.post("/api/bateaux", aBoat())).status).toBe(403);
    expect((await owner.delete(`/api/bateaux/${first.id}`)).status).toBe(200);
    expect(await boatsOf(owner)).toHaveLength(2);
  });
});

describe("exactly one default boat", () => {
  test("a new boat may ask for it", async () => {
    const owner = await server.account({ pro: true });
    await add(owner, "Un");
    expect((await add(owner, "Deux", { par_defaut: true })).par_defaut).toBe(true);
    expect(await defaultsOf(owner)).toEqual(["Deux"]);
  });

  test("the first boat has it whatever it asks for", async () => {
    const owner = await server.account();
    await add(owner, "Un", { par_defaut: false });
    expect(await defaultsOf(owner)).toEqual(["Un"]);
  });

  test("deleting it hands the flag to the newest of the others", async () => {
    const owner = await server.account({ pro: true });
    const first = await add(owner, "Un");
    await add(owner, "Deux");
    const last = await add(owner, "Trois");
    await owner.delete(`/api/bateaux/${first.id}`);
    expect(await defaultsOf(owner)).toEqual(["Trois"]);
    await owner.delete(`/api/bateaux/${last.id}`);
    expect(await defaultsOf(owner)).toEqual(["Deux"]);
  });

  test("F6: four choices at once, ten times over", async () => {
    const owner = await server.account({ pro: true });
    for (const nom of ["Un", "Deux", "Trois", "Quatre"]) await add(owner, nom);
    const boats = await boatsOf(owner);
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(boats.map(({ id }) => owner.post(`/api/bateaux/${id}/par-defaut`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await defaultsOf(owner)).toHaveLength(1);
    }
  });

  test("F6: choices, additions and deletions at once", async () => {
    const owner = await server.account({ pro: true });
    for (const nom of ["Un", "Deux", "Trois", "Quatre"]) await add(owner, nom);
    const [a, b, c] = await boatsOf(owner);
    const answers = await Promise.all([
      owner.delete(`/api/bateaux/${a.id}`),
      owner.post(`/api/bateaux/${b.id}/par-defaut`),
      owner.delete(`/api/bateaux/${c.id}`),
      owner.post("/api/bateaux", aBoat({ nom: "Cinq", par_defaut: true })),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect(await defaultsOf(owner)).toHaveLength(1);
    expect(await boatsOf(owner)).toHaveLength(3);
  });

  test("the database itself refuses a second one", async () => {
    const owner = await server.account({ pro: true });
    await add(owner, "Un");
    await add(owner, "Deux");
    const both = server.database.asUser(owner.id, (db) =>
      db.updateTable("bateaux").set({ par_defaut: true }).execute(),
    );
    await expect(both).rejects.toMatchObject({ code: "23505" });
    expect(await defaultsOf(owner)).toEqual(["Un"]);
  });
});

describe("what goes with a boat", () => {
  test("is counted for that boat alone", async () => {
    const owner = await server.account({ pro: true });
    const { id } = await add(owner, "Un");
    const other = await add(owner, "Deux");
    const of = (bateau_id: string) => ({ user_id: owner.id, bateau_id });
    await server.database.asUser(owner.id, async (db) => {
      const maintenance = { titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" } as const;
      const rows = [of(id), of(id), of(other.id)];
      await db
        .insertInto("maintenances")
        .values(rows.map((row) => ({ ...row, ...maintenance }) as never))
        .execute();
      await db
        .insertInto("inventaire")
        .values(rows.map((row) => ({ ...row, nom: "Riz" }) as never))
        .execute();
      await db
        .insertInto("checklists_nouvelles")
        .values({ ...of(id), nom: "Départ" } as never)
        .execute();
      await db
        .insertInto("documents")
        .values(rows.map((row) => ({ ...row, titre: "Assurance", type: "Assurance" }) as never))
        .execute();
    });
    const counted = await owner.get(`/api/bateaux/${id}/contenu`);
    expect(counted.body).toEqual({ maintenances: 2, articles: 2, listes: 0, checklists: 1, papiers: 2 });
    await owner.delete(`/api/bateaux/${id}`);
    expect((await owner.get(`/api/bateaux/${id}/contenu`)).status).toBe(404);
    const left = await owner.get(`/api/bateaux/${other.id}/contenu`);
    expect(left.body).toEqual({ maintenances: 1, articles: 1, listes: 0, checklists: 0, papiers: 1 });
  });
});
