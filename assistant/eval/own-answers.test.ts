import { expect, test } from "vitest";
import { readKnowledge } from "../read-knowledge.ts";
import { createAssistant, type Intent } from "../src/index.ts";
import { FLEET, TODAY } from "./fleet.ts";

const assistant = createAssistant(readKnowledge());

/** What the owner of the fleet is told. */
async function told(question: string, ...intents: Intent[]): Promise<string> {
  const { reponse } = await assistant.answerFromData({ rows: FLEET, intents, question, today: TODAY });
  return reponse.replaceAll("**", "").replace(/[\u00a0\u202f]/g, " ");
}

test("of an article all is told at once: how many, how many are missing, where, and until when", async () => {
  expect(await told("où sont les fusées", { about: "ou-est", subject: "Fusées parachute" })).toBe(
    "- Fusées parachute (Avel Mor) : dans Coffre bâbord (3 sur 3 ; périmé depuis le 30/06/2026)",
  );
  expect(await told("les piles, il en manque", { about: "combien-de", subject: "Piles AA" })).toContain(
    "- Piles AA (Avel Mor) : 8 sur 20, faible, il en manque 12, dans Table à cartes",
  );
  expect(await told("les feux, encore bons", { about: "validite", subject: "Feux à main" })).toContain(
    "- Feux à main (Avel Mor) : encore bon, jusqu’au 31/03/2027 (4 sur 4, dans Coffre bâbord)",
  );
});

test("several articles are told in one list, and one name aboard two boats with its sum", async () => {
  const both: Intent[] = ["Riz", "Pâtes"].map((subject) => ({ about: "combien-de", subject }));
  expect((await told("riz et pâtes", ...both)).match(/Il reste/g)).toHaveLength(1);
  const adults: Intent = { about: "combien-de", subject: "Gilets de sauvetage adulte" };
  expect(await told("total des gilets adulte", adults)).toContain("En tout : 9 sur 12.");
});

test("what the boat that is asked about has not is said to be aboard the other", async () => {
  const answer = await told("des fusées sur Mistral ?", { about: "combien-de", subject: "fusées" });
  expect(answer).toMatch(/^Je ne trouve pas « fusées » dans l’inventaire sur Mistral\./);
  expect(answer).toContain("Ailleurs :\n- Fusées parachute (Avel Mor) : 3 sur 3");
});

test("what is short in a place is told of that place", async () => {
  const answer = await told("il manque quoi dans l’équipet cuisine", { about: "manques" });
  expect(answer).toMatch(/^Il manque quelque chose à 5 articles dans Équipet cuisine\./);
  expect(answer).not.toContain("Courroie");
  expect(await told("il manque quoi dans la cabine avant", { about: "manques" })).toContain("dans Cabine avant");
  expect(await told("et à l’avant, il manque quoi", { about: "manques" })).toContain("dans Cabine avant");
});

test.each([
  "qu’est-ce qui manque avant la croisière",
  "qu’est-ce qui manque avant samedi",
  "il manque quoi dans la cabine avant de partir",
])("what comes before something is no place: %s", async (question) => {
  expect(await told(question, { about: "manques" })).not.toContain("Cabine avant");
});

test("what is not aboard is told as it is written", async () => {
  const answer = await told("j’ai des cachets pour ma sœur toute verte ?", {
    about: "combien-de",
    subject: "maldemer",
  });
  expect(answer).toMatch(/^Je ne trouve pas « mal de mer » dans l’inventaire/);
});

test("what it cost is told by boat, and the dearest work by name", async () => {
  const answer = await told("lequel m’a coûté le plus", { about: "depenses" });
  expect(answer).toContain("- Avel Mor : 763,00 €");
  expect(answer).toContain("- Mistral : 410,00 €");
  expect(answer).toContain("Les plus chères :\n- Antifouling (Avel Mor) : le 08/04/2026 (640,00 €)");
});

test("dates that are still far follow those that are near", async () => {
  const answer = await told("qu’est-ce qui va périmer d’ici mars", { about: "peremptions" });
  expect(answer).toContain("Plus tard (4) :\n- Sardines à l'huile (Avel Mor) : le 15/01/2027");
});

test.each([
  ["la taille de bout en bout d’Avel Mor", "Longueur de Avel Mor : 10,34 m"],
  ["notre quille descend jusqu’où sur le voilier", "Tirant d’eau de Avel Mor : 1,94 m"],
  ["le plein du bateau à moteur", "Carburant de Mistral : 280 L"],
  ["je te rejoins au voilier, à quel port", "Port d’attache de Avel Mor : Port-Haliguen"],
])("a fact of a boat is told however it is asked for: %s", async (question, expected) => {
  expect(await told(question, { about: "bateau", subject: question })).toContain(expected);
});
