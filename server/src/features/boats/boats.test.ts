import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

export const aBoat = (more: object = {}) => ({
  nom: "Albatros",
  nom_constructeur: "Bénéteau",
  nom_modele: "Oceanis 40",
  annee: 2010,
  longueur: 12.19,
  largeur: 3.91,
  moteur: "Yanmar 3JH5",
  capacite_carburant: 200,
  capacite_eau: 360,
  ...more,
});

describe("boats", () => {
  test("the first boat becomes the default one", async () => {
    const owner = await server.account();
    const created = await owner.post("/api/bateaux", aBoat());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      nom: "Albatros",
      par_defaut: true,
      heures_moteur: 0,
      immatriculation: null,
      version: 1,
    });
    expect((await owner.get("/api/bateaux")).body).toEqual([created.body]);
  });

  test("the same create sent twice gives the same row", async () => {
    const owner = await server.account();
    const id = randomUUID();
    const first = await owner.post("/api/bateaux", aBoat({ id }));
    const second = await owner.post("/api/bateaux", aBoat({ id }));
    expect(second.body).toEqual(first.body);
  });
});
