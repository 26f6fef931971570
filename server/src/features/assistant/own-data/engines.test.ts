import { boatFactsForModel } from "@bosco/assistant";
import { addDays } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Visitor } from "../../../../tests/visitor.ts";
import { ownRows } from "./queries.ts";
import { askerOf, create, today } from "./test-fleet.ts";

const server = useTestServer();
const { textOf } = askerOf(() => server);
const inAYear = addDays(today, 365);
const read = `(relevé le ${frenchDay(today)})`;

/** A catamaran with an engine on each side. */
let two: Visitor;
/** The same beside a boat with one. */
let fleet: Visitor;

beforeAll(async () => {
  two = await server.account({ pro: true });
  fleet = await server.account({ pro: true });
  for (const visitor of [two, fleet]) {
    const { id: bateau_id } = await create(
      visitor,
      "/api/bateaux",
      aBoat({ nom: "Fou de Bassan", nom_moteur: "Moteur bâbord", moteur: "Volvo Penta D2-60", heures_moteur: 842 }),
    );
    const { id: moteur_id } = await create(visitor, "/api/moteurs", {
      ...{ bateau_id, nom: "Moteur tribord", type: "Volvo Penta D2-60", heures: 815.5 },
    });
    const byBoth = { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 100, heures_echeance: 900 };
    const work = { bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: inAYear, ...byBoth };
    await create(visitor, "/api/maintenances", work);
    await create(visitor, "/api/maintenances", { ...work, moteur_id, heures_echeance: 810 });
    const yearly = { recurrence: "Annuelle", a_date_fixe: true };
    const insurance = { titre: "Assurance", categorie: "Coque", date_echeance: addDays(inAYear, 1) };
    await create(visitor, "/api/maintenances", { ...work, ...yearly, ...insurance });
  }
  await create(fleet, "/api/bateaux", aBoat({ nom: "Korrigan", heures_moteur: 120 }));
});

describe("the hours of a boat with two engines", () => {
  const port = `**Fou de Bassan**, Moteur bâbord : 842 h ${read}`;
  const starboard = `**Fou de Bassan**, Moteur tribord : 815,5 h ${read}`;
  const only = `**Korrigan** : 120 h ${read}`;
  const ofBoth = `Heures des moteurs :\n\n- ${port}\n- ${starboard}`;

  test.each([
    ["heures moteur", ofBoth],
    ["heures des deux moteurs", ofBoth],
    ["heures des 2 moteurs", ofBoth],
    ["heures du moteur bâbord", `Heures du moteur :\n\n- ${port}`],
    ["combien d'heures au moteur tribord de Fou de Bassan", `Heures du moteur :\n\n- ${starboard}`],
    ["combien d'heures au moteur de droite ?", `Heures du moteur :\n\n- ${starboard}`],
  ])("%s", async (question, answer) => {
    expect(await textOf(two, { about: "heures-moteur" }, question)).toBe(answer);
    const { body } = await two.post("/api/fonctions/assistant-nautique", { question });
    expect(body.reponse.replace(/[\u00a0\u202f]/g, " ")).toBe(answer);
  });

  test.each([
    ["heures moteur", [only, port, starboard]],
    ["heures du moteur bâbord", [port]],
    ["heures du moteur de Korrigan", [only]],
    ["heures du moteur tribord de Korrigan", [only]],
  ])("beside a boat with one: %s", async (question, told) => {
    const [, ...answered] = (await textOf(fleet, { about: "heures-moteur" }, question)).split("\n- ");
    expect([...answered].sort()).toEqual([...told].sort());
  });

  test("numbered ones are told apart, and how many there are names none", async () => {
    const three = await server.account();
    const boat = aBoat({ nom: "Jet", nom_moteur: "Moteur 1", heures_moteur: 10 });
    const { id: bateau_id } = await create(three, "/api/bateaux", boat);
    for (const n of [2, 3])
      await create(three, "/api/moteurs", { bateau_id, nom: `Moteur ${n}`, type: "Mercury V8", heures: n * 10 });
    const linesOf = async (question: string) =>
      (await textOf(three, { about: "heures-moteur" }, question)).split("\n- ").length - 1;
    expect(await textOf(three, { about: "heures-moteur" }, "heures du moteur 2")).toContain("Moteur 2 : 20 h");
    expect(await linesOf("heures du moteur 2")).toBe(1);
    expect(await linesOf("heures des 3 moteurs")).toBe(3);
  });
});

test.each([
  ["moteur", "Moteur de **Fou de Bassan** : 2 × Volvo Penta D2-60"],
  ["heures", "Heures moteur de **Fou de Bassan** : 842 h (Moteur bâbord), 815,5 h (Moteur tribord)"],
])("a fact of both: %s", async (subject, answer) => {
  expect(await textOf(two, { about: "bateau", subject })).toBe(`- ${answer}`);
});

test("what is due names its engine and says both limits", async () => {
  const limits = (hours: string) => `${hours} ou le ${frenchDay(inAYear)}`;
  expect(
    await textOf(two, { about: "prochaines-maintenances" }),
  ).toBe(`Il y a 3 maintenances à faire sur **Fou de Bassan**, dont 1 en retard :

- **Vidange** (Moteur tribord) : en retard, prévue à ${limits("810 h")} (le moteur en a 815,5 h)
- **Vidange** (Moteur bâbord) : prévue à ${limits("900 h")} (dans 58 h, la date d’abord)
- **Assurance** : prévue le ${frenchDay(addDays(inAYear, 1))}`);
});

test("with the hours of some weeks it says when they are reached, and which limit comes first", async () => {
  await server.sql(`begin; set local role bosco_system;
    insert into releves_heures (user_id, bateau_id, heures, date_releve)
      select user_id, id, 642, '${addDays(today, -100)}T12:00:00Z' from bateaux where user_id = '${fleet.id}' and heures_moteur = 842;
    commit`);
  const text = await textOf(fleet, { about: "maintenance", subject: "vidange moteur bâbord" });
  expect(text).toContain(
    `- **Vidange** (Fou de Bassan, Moteur bâbord) : prévue à 900 h ou le ${frenchDay(inAYear)} (dans 58 h, vers le ${frenchDay(addDays(today, 29))}, les heures d’abord) ; récurrence : tous les 2 ans ou toutes les 100 h`,
  );
  expect(text).not.toContain("tribord");
  const hours = await textOf(fleet, { about: "heures-moteur" }, "heures du moteur bâbord");
  expect(hours).toContain("842 h (relevé le ");
  expect(hours).toContain(", environ 60 h par mois");
});

test("what returns at a fixed date is said to", async () => {
  expect(await textOf(two, { about: "maintenance", subject: "assurance" })).toContain(
    " ; récurrence : annuelle, à date fixe",
  );
});

test("a model is told of every engine, and of the limits", async () => {
  const facts = await server.database.asUser(two.id, (db) => boatFactsForModel(ownRows(db), ""));
  const told = facts.join("\n").replace(/[\u00a0\u202f]/g, " ");
  expect(told).toContain(
    "Moteur bâbord Volvo Penta D2-60 (842 h), Moteur tribord Volvo Penta D2-60 (815,5 h), carburant",
  );
  expect(told).toContain(
    `À faire sur « Fou de Bassan » : Vidange (Moteur tribord), à 810 h ou le ${frenchDay(inAYear)} (tous les 2 ans ou toutes les 100 h).`,
  );
  expect(told).toContain(`Assurance, le ${frenchDay(addDays(inAYear, 1))} (annuelle, à date fixe).`);
});
