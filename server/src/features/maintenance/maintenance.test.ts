import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { list, ownerWithBoat } from "./test-owner.ts";

const server = useTestServer();

describe("maintenances", () => {
  test("a new one starts as 'En attente' with the specified defaults", async () => {
    const { owner, sample } = await ownerWithBoat(server);
    const created = await owner.post("/api/maintenances", sample());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      statut: "En attente",
      recurrence: "Aucune",
      prix: null,
      reference_articles: "",
      description: "",
      heures_echeance: null,
      version: 1,
    });
    expect(await list(owner)).toEqual([created.body]);
  });

  test("the list comes by ascending due date, and of one boat when asked", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    await add({ titre: "b", date_echeance: "2031-05-02" });
    await add({ titre: "a", date_echeance: "2030-05-02" });
    await add({ titre: "c", date_echeance: "2029-05-02", bateau_id: other.id });
    expect((await list(owner)).map((m) => m.titre)).toEqual(["c", "a", "b"]);
    const ofOther = (await owner.get(`/api/maintenances?bateau_id=${other.id}`)).body;
    expect(ofOther.map((m: { titre: string }) => m.titre)).toEqual(["c"]);
  });

  test("the same create sent twice gives the same row", async () => {
    const { owner, sample } = await ownerWithBoat(server, { pro: false });
    const id = randomUUID();
    const first = await owner.post("/api/maintenances", sample({ id }));
    for (let more = 0; more < 2; more++) await owner.post("/api/maintenances", sample());
    const second = await owner.post("/api/maintenances", sample({ id }));
    expect(second.body).toEqual(first.body);
    expect(await list(owner)).toHaveLength(3);
  });

  test.each([
    ["a title of spaces", { titre: "   " }],
    ["an unknown category", { categorie: "Cuisine" }],
    ["a day that does not exist", { date_echeance: "2026-02-30" }],
    ["a negative price", { prix: -1 }],
    ["a price in thousandths", { prix: 1.005 }],
    ["an unknown recurrence", { recurrence: "Tous les jours" }],
    ["a status, which a new one does not choose", { statut: "Terminée" }],
    ["somebody else's name on it", { user_id: randomUUID() }],
    ["a link of its own making", { precedente_id: randomUUID() }],
  ])("a create with %s is refused", async (_case, wrong) => {
    const { owner, sample } = await ownerWithBoat(server);
    expect((await owner.post("/api/maintenances", sample(wrong))).status).toBe(400);
    expect(await list(owner)).toEqual([]);
  });

  test("any status may become any other, sent alone", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add();
    for (const statut of ["En cours", "Terminée", "En attente", "Terminée", "En cours", "En attente"]) {
      const changed = await owner.patch(`/api/maintenances/${id}`, { statut });
      expect(changed).toMatchObject({ status: 200, body: { id, statut } });
    }
    expect(await list(owner)).toHaveLength(1);
  });

  test("an edit from an older version is refused with the stored row", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add();
    await owner.patch(`/api/maintenances/${id}`, { titre: "Vidange et filtre", version: 1 });
    const late = await owner.patch(`/api/maintenances/${id}`, { titre: "Autre", version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: "CONFLIT", details: { actuel: { version: 2 } } } });
    expect((await list(owner))[0].titre).toBe("Vidange et filtre");
  });

  test("a deleted one comes back whole when restored, once", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add({ recurrence: "Annuelle", prix: 12.5 });
    await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    const [before] = (await list(owner)).filter((m) => m.id === id);
    expect((await owner.delete(`/api/maintenances/${id}`)).body).toEqual({ id });
    expect((await owner.delete(`/api/maintenances/${id}`)).status).toBe(404);
    const restored = await owner.post(`/api/maintenances/${id}/restaurer`);
    expect(restored.body).toEqual(before);
    expect(await list(owner)).toHaveLength(2);
    // its place in the series too: finishing it anew makes no second successor
    await owner.patch(`/api/maintenances/${id}`, { statut: "En cours" });
    expect(await list(owner)).toHaveLength(1);
  });
});
