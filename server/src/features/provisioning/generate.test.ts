import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { calculated, GENERATE, sailor, wish } from "./test-trip.ts";

describe("without a model", () => {
  const server = useTestServer();
  let owner: Visitor;
  beforeAll(async () => {
    owner = await sailor(server);
  });

  test("the calculation's list comes back, the same each time, and says what made it", async () => {
    const answer = await owner.post(GENERATE, wish());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...calculated(), origine: "calcul" });
    // why eight: two litres a day for two people and three days, in bottles of a litre and a half
    expect(answer.body.articles).toContainEqual({
      nom: "Eau de source (bouteille de 1,5 L)",
      categorie: "Boissons",
      quantite_max: 8,
      unite: "bouteille",
    });
    expect((await owner.post(GENERATE, wish())).text).toBe(answer.text);
  });

  test("the boat may be named by its id", async () => {
    const [boat] = (await owner.get("/api/bateaux")).body;
    const { navire: _, ...rest } = wish();
    expect((await owner.post(GENERATE, { ...rest, bateau_id: boat.id })).status).toBe(200);
  });

  test("nothing asked for gives nothing", async () => {
    const filtres = { alimentaire: false, boissons: false, hygiene: false, regimes: [] };
    expect((await owner.post(GENERATE, wish({ filtres }))).body.articles).toEqual([]);
  });

  test("B9: a free account is refused with the Pro message, even with impossible input; the demo is not", async () => {
    const free = await sailor(server, false);
    for (const body of [wish(), wish({ nombrePersonnes: 11 }), wish({ navire: "Inconnu" }), {}]) {
      const refused = await free.post(GENERATE, body);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toBe("Le générateur d'avitaillement est disponible avec l'abonnement Pro.");
    }
    const demo = server.visitor();
    await demo.post("/api/auth/sign-in/demo");
    expect((await demo.post(GENERATE, wish({ navire: "Korrigan" }))).status).toBe(200);
  });

  test("nobody signed in is 401", async () => {
    expect((await server.visitor().post(GENERATE, wish())).status).toBe(401);
    expect((await server.visitor().post(GENERATE, {})).status).toBe(401);
  });

  test.each([
    [{ nombrePersonnes: 11 }, "nombrePersonnes"],
    [{ nombrePersonnes: 0 }, "nombrePersonnes"],
    [{ nombrePersonnes: 1.5 }, "nombrePersonnes"],
    [{ nombrePersonnes: "2" }, "nombrePersonnes"],
    [{ nombreJours: 9999 }, "nombreJours"],
    [{ nombreJours: 11 }, "nombreJours"],
    [{ nombreJours: 0 }, "nombreJours"],
    [{ saison: "mousson" }, "saison"],
    [{ filtres: { alimentaire: true, boissons: true, hygiene: true, regimes: ["carnivore"] } }, "filtres.regimes.0"],
    [{ filtres: { alimentaire: "oui", boissons: true, hygiene: true, regimes: [] } }, "filtres.alimentaire"],
    [{ navire: undefined }, "navire"],
    [{ user_id: "x" }, "user_id"],
  ])("%j is 400 with the field", async (more, field) => {
    const refused = await owner.post(GENERATE, wish(more));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.details.champs)).toContain(field);
  });

  test("B9: a boat that is not yours is 404, by name and by id", async () => {
    const stranger = await server.account({ pro: true });
    const [boat] = (await owner.get("/api/bateaux")).body;
    const byName = await stranger.post(GENERATE, wish());
    const byId = await stranger.post(GENERATE, { ...wish(), navire: undefined, bateau_id: boat.id });
    const unknown = await stranger.post(GENERATE, wish({ navire: "Nulle part" }));
    expect([byName.status, byId.status, unknown.status]).toEqual([404, 404, 404]);
    expect(new Set([byName.text, byId.text, unknown.text]).size).toBe(1);
  });
});
