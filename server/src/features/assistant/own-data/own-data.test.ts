import type { Intent } from "@bosco/assistant";
import { frenchDay } from "@bosco/domain/french";
import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Visitor } from "../../../../tests/visitor.ts";
import { askerOf, create, fill, today } from "./test-fleet.ts";

const server = useTestServer();
/** One boat, and something of everything aboard. */
let owner: Visitor;
/** Two boats. */
let fleet: Visitor;
/** Somebody else, with the same things elsewhere. */
let stranger: Visitor;
let empty: Visitor;

beforeAll(async () => {
  owner = await server.account({ pro: true });
  stranger = await server.account({ pro: true });
  fleet = await server.account({ pro: true });
  empty = await server.account();
  await fill(owner, "Korrigan", "Coffre tribord");
  await fill(stranger, "CORSAIRE-ETRANGER", "SOUTE-ETRANGERE");
  await fill(fleet, "Pétrel", "Coffre avant");
  await fill(fleet, "Korrigan", "Coffre arrière");
});
const { ask, textOf } = askerOf(() => server);

describe("the boat", () => {
  test("hours of the engine, with the day they were read", async () => {
    expect(await textOf(owner, { about: "heures-moteur" })).toBe(
      `Heures du moteur :\n\n- **Korrigan** : 842 h (relevé le ${frenchDay(today)})`,
    );
  });

  test.each([
    ["tirant d'eau", "Tirant d’eau de **Korrigan** : 2,14 m"],
    ["longueur", "Longueur de **Korrigan** : 12,19 m"],
    ["réservoir d'eau", "Eau douce de **Korrigan** : 360 L"],
    ["capacité de gasoil", "Carburant de **Korrigan** : 200 L"],
    ["moteur", "Moteur de **Korrigan** : Yanmar 3JH5"],
    ["capacite d eau", "Eau douce de **Korrigan** : 360 L"],
    ["tirant d air", "Tirant d’eau : 2,14 m"],
    ["capacité", "Carburant de **Korrigan** : 200 L"],
    ["MMSI", "MMSI de **Korrigan** : pas encore renseigné"],
  ])("its %s", async (subject, expected) => {
    expect(await textOf(owner, { about: "bateau", subject })).toContain(`- ${expected}`);
  });

  test("what has no field is said so", async () => {
    expect(await textOf(owner, { about: "bateau", subject: "tirant d air" })).toContain(
      "« tirant d air » n’est pas noté dans Bosco. Voici ce qui l’est :",
    );
  });

  test("a fact is one fact", async () => {
    expect((await textOf(owner, { about: "bateau", subject: "tirant d'eau" })).split("\n")).toHaveLength(1);
  });

  test("everything that is known when nothing is named", async () => {
    const text = await textOf(owner, { about: "bateau", subject: "" });
    expect(text).toContain("**Korrigan** :\n- Tirant d’eau : 2,14 m");
    expect(text).not.toContain("MMSI");
  });
});

test("checklists and provisioning lists, and that there are none yet", async () => {
  const other = await server.account();
  const { id: bateau_id } = await create(other, "/api/bateaux", aBoat());
  expect(await textOf(other, { about: "checklists" })).toContain("Il n’y a pas encore de checklist sur **Albatros**.");
  expect(await textOf(other, { about: "avitaillement" })).toContain("Il n’y a pas encore de liste d’avitaillement");
  await create(other, "/api/checklists_nouvelles", {
    bateau_id,
    nom: "Départ",
    type: "Départ",
    taches: ["Météo", "VHF"],
  });
  const list = { bateau_id, nom: "Glénan", articles: [], nombre_personnes: 4, nombre_jours: 3 };
  await create(other, "/api/listes_avitaillement", list);
  expect(await textOf(other, { about: "checklists" })).toContain("- **Départ**, Départ : à faire, 2 tâches");
  expect(await textOf(other, { about: "avitaillement" })).toContain("- **Glénan** : 0 article, 4 personnes, 3 jours");
});

describe("several boats", () => {
  test("are named beside each line", async () => {
    const text = await textOf(fleet, { about: "ou-est", subject: "gilet" });
    expect(text).toContain("**Gilets de sauvetage** (Pétrel) : dans **Coffre avant**");
    expect(text).toContain("**Gilets de sauvetage** (Korrigan) : dans **Coffre arrière**");
  });

  test("one that the question names is the only one spoken of", async () => {
    const subject = "gilet sur le petrel";
    const text = await textOf(fleet, { about: "ou-est", subject }, "Où est le gilet sur le petrel ?");
    expect(text).toBe("- **Gilets de sauvetage** : dans **Coffre avant** (4 sur 4)");
  });
});

const INTENTS: Intent[] = [
  { about: "prochaines-maintenances" },
  { about: "maintenances-en-retard" },
  { about: "maintenance", subject: "vidange" },
  { about: "depenses" },
  { about: "manques" },
  { about: "peremptions" },
  { about: "ou-est", subject: "gilet" },
  { about: "combien-de", subject: "riz" },
  { about: "heures-moteur" },
  { about: "bateau", subject: "" },
  { about: "checklists" },
  { about: "avitaillement" },
];

test.each(INTENTS)("nobody's data but the caller's: $about", async (intent) => {
  const own = JSON.stringify(await ask(owner, intent, "sur CORSAIRE-ETRANGER ?"));
  expect(own).not.toMatch(/ETRANGERE?/);
  expect(JSON.stringify(await ask(stranger, intent))).not.toMatch(/Korrigan|tribord/);
  expect(await textOf(empty, intent, "sur CORSAIRE-ETRANGER ?")).toContain("Vous n’avez pas encore de navire");
});

test("names are told as text: no line breaks, and none of the marks of an answer", async () => {
  const other = await server.account({ pro: true });
  const { id: bateau_id } = await create(other, "/api/bateaux", aBoat({ nom: "**A**\n## B" }));
  await create(other, "/api/inventaire", {
    bateau_id,
    nom: "> Attention : x\n| y |",
    categorie: "Divers",
    quantite: 0,
  });
  const text = await textOf(other, { about: "manques" });
  expect(text).toContain("sur **A B**");
  expect(text).toContain("- **Attention : x y** :");
});
