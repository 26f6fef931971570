import { annexes } from "@bosco/domain/assistant";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";
import { createAssistant } from "../index.ts";
import { checklistFrom, maintenanceFrom } from "./follow-up.ts";

const knowledge = readKnowledge();
const { answerFromSheets, findSheet, listSheets, passagesFor } = createAssistant(knowledge);

const lead = (question: string) => answerFromSheets(question).annexes.fiches[0]?.id;

describe("an emergency", () => {
  test.each([
    ["le bateau prend leau", "voie-d-eau"],
    ["il y a le feu dans la cuisine", "feu-a-bord"],
    ["homme a la mer", "homme-a-la-mer"],
    ["mon mari est tombé à l’eau", "homme-a-la-mer"],
    ["ça sent le gaz", "odeur-de-gaz"],
    ["le detecteur de gaz sonne", "odeur-de-gaz"],
    ["on est echoué sur un rocher", "echouement"],
    ["le mat est tombé", "dematage"],
    ["il ne respire plus", "arret-cardiaque"],
    ["alarme monoxide", "intoxication-au-co"],
    ["mayday", "appeler-les-secours"],
    ["au secours", "appeler-les-secours"],
  ])("%s", (question, sheet) => {
    const { urgence, annexes: beneath, reponse, origine } = answerFromSheets(question);
    expect({ urgence, origine, sheet: beneath.fiches[0]?.id }).toEqual({ urgence: true, origine: "fiches", sheet });
    expect(reponse).toMatch(/^> Attention/);
    expect(reponse.replaceAll("**", "")).toMatch(/canal\s16[\s\S]*196|196[\s\S]*canal\s16/);
    expect(beneath).toMatchObject({ maintenance: null, checklist: null });
  });

  test("of gas never sends anybody to a radio or a telephone indoors", () => {
    const call = answerFromSheets("odeur de gaz")
      .reponse.split("\n")
      .find((line) => line.startsWith("**Pour appeler**"));
    expect(call).toContain("dehors seulement");
  });

  test("of two kinds gets both sheets", () => {
    const { reponse, annexes: beneath } = answerFromSheets("il y a le feu et mon fils est blessé");
    expect(beneath.fiches.map(({ id }) => id)).toEqual(["feu-a-bord", "blesse-a-bord"]);
    expect(reponse).toMatch(/^## Feu à bord/);
  });

  test.each([
    "comment éviter un incendie à bord",
    "s’entraîner à récupérer un homme à la mer",
    "comment vérifier qu’il n’y a pas de fuite de gaz",
    "quel feu de mouillage mettre",
    "une ampoule a grillé au feu de mouillage",
    "où placer le détecteur de gaz",
    "c’est quoi un abordage",
    "au secours des cafards à bord",
  ])("is not made of: %s", (question) => {
    expect(answerFromSheets(question)).toMatchObject({ urgence: false, origine: "fiches" });
  });

  test("has its rival among the manoeuvres, and among the gas sheets", () => {
    expect(lead("s’entraîner à récupérer un homme à la mer")).toBe("manoeuvre-homme-a-la-mer");
    expect(lead("comment vérifier qu’il n’y a pas de fuite de gaz")).toBe("detecter-une-fuite-de-gaz");
  });
});

describe("an answer", () => {
  test("starts with the warning, and gives only the part asked for when it can stand alone", () => {
    const { reponse } = answerFromSheets("où placer l’extincteur");
    expect(reponse).toMatch(/^> Attention/);
    expect(reponse).toContain("**Placer**");
    expect(reponse).not.toContain("**Les types**");
    expect(reponse).toContain("La suite est dans la fiche");
  });

  test("of two subjects has two parts", () => {
    const { reponse, annexes: beneath } = answerFromSheets("comment faire la vidange et changer les anodes ?");
    expect(beneath.fiches.map(({ id }) => id)).toEqual(["vidange-moteur-in-bord", "anodes"]);
    expect(reponse.match(/^## /gm)).toHaveLength(2);
  });

  test("to one subject with an « et » in it stays one", () => {
    expect(answerFromSheets("comment coupler batterie moteur et batterie service").annexes.fiches).toHaveLength(1);
  });

  test.each(["c’est quoi un pataras ?", "que veut dire pataras", "pataras", "un pataras c koi"])(
    "explains: %s",
    (question) => {
      expect(answerFromSheets(question).reponse).toMatch(/^\*\*pataras\*\* : /);
    },
  );

  test.each([
    "permis de construire une véranda",
    "réparer l’alternateur de ma clio",
    "recette de la ratatouille",
    "qui a gagné la coupe du monde",
    "sdfkj qsdlk",
    "",
    "🙂",
    "'; drop table",
  ])("to what no sheet knows says so and proposes three subjects: %s", (question) => {
    const answer = answerFromSheets(question);
    expect(answer).toMatchObject({ origine: "aucune", urgence: false });
    expect(answer.annexes.fiches).toEqual([]);
    expect(answer.annexes.proches).toHaveLength(3);
    expect(answer.reponse).toContain("je n’invente rien");
  });

  test("never repeats the question's words: what is typed stays out of the answer", () => {
    expect(answerFromSheets("vidange <script>alert(1)</script> ![x](http://x)").reponse).not.toMatch(/script|http/);
  });

  test("can become a maintenance and a checklist where that makes sense", () => {
    const { maintenance, checklist } = answerFromSheets("comment faire la vidange").annexes;
    expect(maintenance).toMatchObject({ titre: "Faire la vidange d’un moteur in-bord", categorie: "Moteur" });
    expect(checklist?.taches.length).toBeGreaterThan(3);
    expect(JSON.stringify([maintenance, checklist])).not.toContain("**");
    expect(answerFromSheets("qui est prioritaire en mer").annexes).toMatchObject({
      maintenance: null,
      checklist: null,
    });
  });
});

describe("every sheet", () => {
  const { sheets } = knowledge;

  test("is found by its title, or by what an emergency of the same words comes first with", () => {
    const lost = sheets.filter(({ slug, titre }) => {
      const { annexes: beneath, urgence } = answerFromSheets(titre);
      return !urgence && !beneath.fiches.some(({ id }) => id === slug);
    });
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });

  test("is answered to nearly all of its own questions", () => {
    const asked = sheets.flatMap(({ slug, questions }) => questions.map((question) => ({ slug, question })));
    const wrong = asked.filter(
      ({ slug, question }) => !answerFromSheets(question).annexes.fiches.some(({ id }) => id === slug),
    );
    expect(wrong.length / asked.length, wrong.map(({ question }) => question).join(" | ")).toBeLessThan(0.03);
  });

  test("makes annexes that the schema takes", () => {
    for (const sheet of sheets) {
      const beneath = {
        fiches: [],
        proches: [],
        liens: [],
        maintenance: maintenanceFrom(sheet),
        checklist: checklistFrom(sheet),
      };
      expect(annexes.safeParse(beneath).error, sheet.slug).toBeUndefined();
    }
    const emergencies = sheets.filter(({ theme }) => theme === "urgences");
    expect(emergencies.filter((sheet) => maintenanceFrom(sheet) ?? checklistFrom(sheet))).toEqual([]);
  });

  test("is listed, and opened with its links by title", () => {
    expect(listSheets()).toHaveLength(sheets.length);
    expect(findSheet("anodes")?.liens.every(({ titre }) => titre.length > 0)).toBe(true);
    expect(findSheet("../glossaire")).toBeUndefined();
  });
});

describe("what grounds a model", () => {
  test("is sure and led by the sheet that answers", () => {
    const { sheets, sure, urgence } = passagesFor("comment changer le rouet");
    expect({ sure, urgence, first: sheets[0]?.slug }).toEqual({
      sure: true,
      urgence: false,
      first: "changer-rouet-pompe-eau-de-mer",
    });
    expect(sheets.length).toBeLessThanOrEqual(4);
  });

  test("says when it is an emergency, and when nothing answers", () => {
    expect(passagesFor("le bateau coule")).toMatchObject({ urgence: true, sure: true });
    expect(passagesFor("recette de la ratatouille")).toMatchObject({ urgence: false, sure: false });
  });
});
