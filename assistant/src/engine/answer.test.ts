import { annexes } from "@bosco/domain/assistant";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";
import { readWays } from "../../train/read-ways.ts";
import { createAssistant } from "../index.ts";
import { compose } from "./compose.ts";
import { checklistFrom, maintenanceFrom } from "./follow-up.ts";
import { indexKnowledge } from "./index-knowledge.ts";
import type { Found } from "./search.ts";
import { choiceOf } from "./subjects.ts";

const knowledge = readKnowledge();
const { sheets } = knowledge;
const { answerFromSheets, findSheet, listSheets, passagesFor, recogniseEach } = createAssistant(knowledge);

const lead = (question: string) => answerFromSheets(question).annexes.fiches[0]?.id;

describe("an emergency", () => {
  test.each([
    ["le bateau prend leau", "voie-d-eau"],
    ["il y a le feu dans la cuisine", "feu-a-bord"],
    ["homme a la mer", "homme-a-la-mer"],
    ["mon mari est tombé à l’eau", "homme-a-la-mer"],
    ["mon fils à l’eau", "homme-a-la-mer"],
    ["mon gosse à l’eau !!", "homme-a-la-mer"],
    ["ça sent le gaz", "odeur-de-gaz"],
    ["le detecteur de gaz sonne", "odeur-de-gaz"],
    ["on est echoué sur un rocher", "echouement"],
    ["le mat est tombé", "dematage"],
    ["il ne respire plus", "arret-cardiaque"],
    ["alarme monoxide", "intoxication-au-co"],
    ["mayday", "appeler-les-secours"],
    ["au secours", "appeler-les-secours"],
    ["Titouan est tombé à l’eau", "homme-a-la-mer"],
    ["Lulu est passée par-dessus bord", "homme-a-la-mer"],
    ["malaise de papi, trop chaud, clim en panne", "coup-de-chaleur"],
    ["elle délire, il fait trop chaud et plus de ventilateur", "coup-de-chaleur"],
    ["L’eau monte dans la cale, je panique à l’idée de couler", "voie-d-eau"],
    ["on prend l’eau, personne n’a l’idée d’où ça vient", "voie-d-eau"],
    [
      "il a pris la bôme en pleine figure à l’empannage sous spi, il est KO, il ronfle, ça va passer ?",
      "traumatisme-cranien",
    ],
    [
      "ma fame une barre qui sert fort la poitrinne et la machoir, grize, elle veu se baigner pour aller mieu",
      "crise-cardiaque",
    ],
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
    "un coup de main pour épisser un bout",
    "le frigo tourne sans arrêt depuis qu’il fait chaud",
    "mes lunettes sont tombées à l’eau",
    "l’eau monte le plus vite à quel moment de la marée",
  ])("is not made of: %s", (question) => {
    expect(answerFromSheets(question)).toMatchObject({ urgence: false, origine: "fiches" });
  });

  test.each(["on a coulé une dalle en béton dans le jardin", "ma piscine prend l’eau par le liner"])(
    "is not made of a word by chance in what is none of ours: %s",
    (question) => expect(answerFromSheets(question)).toMatchObject({ urgence: false, origine: "aucune" }),
  );

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

  test("proposes three other sheets at most, of any question", () => {
    for (const question of [
      "",
      "de la",
      "et ?",
      "le",
      "moteur",
      "eau",
      "voile",
      "que faire",
      "x".repeat(2_000),
      "feu rouge feu vert",
    ])
      expect(answerFromSheets(question).annexes.proches.length, question).toBeLessThanOrEqual(3);
  });

  test("of one subject has one part, whatever ends the question", () => {
    for (const end of ["", " ?", " ? ", "…", " ?\n"])
      expect(answerFromSheets(`Comment hiverner le moteur${end}`).annexes.fiches.map(({ id }) => id)).toEqual([
        "hivernage-moteur",
      ]);
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
    const { sheets: leads, sure, urgence } = passagesFor("comment changer le rouet");
    expect({ sure, urgence, first: leads[0]?.slug }).toEqual({
      sure: true,
      urgence: false,
      first: "changer-rouet-pompe-eau-de-mer",
    });
    expect(leads.length).toBeLessThanOrEqual(4);
  });

  test("says when it is an emergency, and when nothing answers", () => {
    expect(passagesFor("le bateau coule")).toMatchObject({ urgence: true, sure: true });
    expect(passagesFor("recette de la ratatouille")).toMatchObject({ urgence: false, sure: false });
  });
});

describe("two subjects that are as likely", () => {
  const [one, other] = ["choisir-son-ancre", "mouillage-choisir"].map((slug) =>
    sheets.find((sheet) => sheet.slug === slug),
  );
  const found = (sheet: typeof one, belief: number): Found => {
    if (!sheet) throw new Error("no such sheet");
    return { sheet, belief, score: 0, likeness: 0, evidence: 1, chance: belief, doubt: 0.05 };
  };

  test.each([
    ["two as good as each other", [0.35, 0.33], 2],
    ["one that is clearly better", [0.35, 0.2], 0],
    ["two of which one is likely enough alone", [0.48, 0.47], 0],
    ["two guesses", [0.15, 0.06], 2],
    ["a guess that stands alone", [0.15, 0.02], 0],
    ["guesses that are no better than the doubt", [0.05, 0.04], 0],
  ])("%s", (_name, [first = 0, second = 0], offered) => {
    expect(choiceOf([found(one, first), found(other, second)], [])).toHaveLength(offered);
  });

  test("are asked about, and named to be chosen with one press", () => {
    const choice = [found(one, 0.35), found(other, 0.33)];
    const {
      reponse,
      origine,
      annexes: beneath,
    } = compose(indexKnowledge(knowledge), { kind: "choix", choice, near: choice });
    expect(reponse.replace(/\s/g, " ")).toContain(
      "parlez-vous de « Choisir son ancre et sa chaîne » ou de « Choisir un mouillage et mouiller » ?",
    );
    expect([origine, beneath.proches.map(({ id }) => id), beneath.fiches]).toEqual([
      "aucune",
      ["choisir-son-ancre", "mouillage-choisir"],
      [],
    ]);
  });
});

describe("what a model may answer without a sheet", () => {
  test.each([["recette de la ratatouille"], ["quelle est la capitale du Pérou"], ["le bateau coule"], ["🙂"]])(
    "not %s",
    (question) => {
      expect(passagesFor(question).mayGoWithout).toBe(false);
    },
  );
});

describe("a title", () => {
  test("is answered by its sheet, whatever its words say otherwise: a press on a proposal asks it", () => {
    const elsewhere = sheets.filter(({ slug, titre }) => lead(titre) !== slug);
    expect(elsewhere.map(({ titre }) => titre)).toEqual([]);
  });
});

describe("an emergency that is hard to hear", () => {
  test("is never asked back about: what may be one of two is answered by both", () => {
    const asked = readWays("sheets").filter(({ name }, n) => n % 9 === 0 && findSheet(name)?.theme === "urgences");
    const back = asked.filter(({ text }) => /parlez-vous/.test(answerFromSheets(text).reponse));
    const isGrave = ({ text }: (typeof back)[number]) =>
      findSheet(answerFromSheets(text).annexes.proches[0]?.id ?? "")?.theme === "urgences";
    expect(asked.length).toBeGreaterThan(500);
    expect(back.filter(isGrave).map(({ text }) => text)).toEqual([]);
  });

  test.each([
    [
      `Bonjour, ${"nous sommes partis ce matin de bonne heure avec les enfants et la météo était belle ".repeat(4)} et mon mari ne respire plus`,
      "arret-cardiaque",
    ],
    ["elle a perdu connaissance d'un coup", "perte-de-connaissance"],
    ["ma femme a perdu les eaux", "accouchement-a-bord"],
    [
      `${"on est partis de bonne heure avec les enfants, il faisait beau et on a mangé des pâtes ".repeat(8)} et là il y a le feu dans le moteur`,
      "feu-a-bord",
    ],
  ])("%s", (question, sheet) => {
    const { urgence, annexes: beneath } = answerFromSheets(question);
    expect([urgence, beneath.fiches[0]?.id]).toEqual([true, sheet]);
  });

  test.each([
    "où sont les gilets on prend l'eau de partout",
    "combien de fusées il me reste on est en train de couler",
    "où est l'extincteur ça sent le brûlé dans la cale moteur",
    "où est papa il était dehors",
  ])("asks for no locker: %s", (question) => {
    expect([answerFromSheets(question).urgence, recogniseEach(question)]).toEqual([true, []]);
  });

  test("an engine that loses water is none", () => {
    expect(answerFromSheets("mon moteur perd de l'eau").urgence).toBe(false);
  });

  test("water that comes in at the port is no late relative", () => {
    expect(
      answerFromSheets("l'eau rentre toujours dans le bateau au port").annexes.fiches.map(({ id }) => id),
    ).not.toContain("proche-en-retard");
  });
});
