import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let owner: Visitor;
beforeAll(async () => {
  owner = await server.account({ pro: true });
});

const NUMBERS = ["annee", "annee_construction", "annee_achat", "longueur", "largeur", "tirant_eau", "heures_moteur",
  "capacite_carburant", "capacite_eau", "capacite_eaux_usees"]; // biome-ignore format: a list of fields
const TEXTS = { nom: 80, nom_constructeur: 80, nom_modele: 80, moteur: 120, couleur: 60, numero_hin: 20,
  immatriculation: 30, port_attache: 80, note: 5000 }; // biome-ignore format: a list of fields
const REQUIRED = ["nom", "nom_constructeur", "nom_modele", "moteur"];

/** Sends one field as JSON text, which may hold what no object of ours could. */
const sendRaw = (field: string, json: string) => {
  const body = JSON.stringify(aBoat({ [field]: "@" })).replace(`"${field}":"@"`, `"${field}":${json}`);
  return owner.post("/api/bateaux", body);
};

async function expectRefused(field: string, json: string) {
  const reply = await sendRaw(field, json);
  expect([json.slice(0, 20), reply.status, reply.body.code]).toEqual([json.slice(0, 20), 400, "ENTREE_INVALIDE"]);
  expect(Object.keys(reply.body.details.champs)).toEqual([field]);
  expect(reply.body.message.startsWith(`${field} : `)).toBe(true);
}

describe("I2: a number field", () => {
  test.each(NUMBERS)("%s takes nothing but a number within its bounds", async (field) => {
    for (const json of ["-1", "1e308", "1e400", "-1e400", '"12"', '"12abc"', '"NaN"', "true", "[]", "{}", '""'])
      await expectRefused(field, json);
  });
});

describe("I3: a text field", () => {
  test.each(Object.entries(TEXTS))("%s takes up to %i characters, and no unstorable one", async (field, max) => {
    for (const text of ["a\0b", "\ud800", "x".repeat(max + 1), "x".repeat(10_000)])
      await expectRefused(field, JSON.stringify(text));
    for (const json of ["1", "true", "[]", "{}"]) await expectRefused(field, json);
    if (REQUIRED.includes(field))
      for (const json of ['""', '"   "', '"\\u00a0"', "null"]) await expectRefused(field, json);
  });

  test("gives back what it was given: emoji, combining marks, other scripts, marks of direction", async () => {
    for (const nom of ["⛵️ Korrigan 👩‍👩‍👧", "Pe\u0301trel", "Одиссей", "a\u202eb", "x".repeat(80)]) {
      const { status, body } = await owner.post("/api/bateaux", aBoat({ nom }));
      expect([status, body.nom]).toEqual([201, nom]);
      await owner.delete(`/api/bateaux/${body.id}`);
    }
  });
});

describe("other fields", () => {
  test.each([
    ["id", '"x"'],
    ["id", "1"],
    ["mmsi", '"12345678"'],
    ["mmsi", '"12345678a"'],
    ["mmsi", "123456789"],
    ["pavillon", '"Atlantide"'],
    ["par_defaut", '"oui"'],
    ["photo_url", '"javascript:alert(1)"'], // B3a
    ["user_id", '"b05c0000-0000-4000-8000-00000000d301"'], // A9
    ["version", "7"],
    ["created_at", '"2020-01-01T00:00:00Z"'],
    ["inconnu", "1"],
  ])("%s = %s is refused by its name", async (field, json) => {
    await expectRefused(field, json);
  });

  test("a missing one is named", async () => {
    const { body } = await owner.post("/api/bateaux", { nom: "Albatros" });
    expect(Object.keys(body.details.champs).sort()).toEqual([
      "annee",
      "capacite_carburant",
      "capacite_eau",
      "largeur",
      "longueur",
      "moteur",
      "nom_constructeur",
      "nom_modele",
    ]);
  });
});

test("nothing of all that was stored", async () => {
  expect((await owner.get("/api/bateaux")).body).toEqual([]);
});

test("F7: of two edits from the same version at once, one is kept and the other told", async () => {
  const { body: boat } = await owner.post("/api/bateaux", aBoat());
  for (let round = 0; round < 5; round += 1) {
    const [{ version }] = (await owner.get("/api/bateaux")).body;
    const edits = await Promise.all(
      ["Bleu", "Rouge"].map((couleur) =>
        owner.patch(`/api/bateaux/${boat.id}`, { version, couleur: `${couleur} ${round}` }),
      ),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, told] = edits.sort((a, b) => a.status - b.status);
    expect(told?.body.details.actuel).toEqual(kept?.body);
    expect((await owner.get("/api/bateaux")).body).toEqual([kept?.body]);
  }
});
