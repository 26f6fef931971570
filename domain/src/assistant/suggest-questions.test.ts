import { describe, expect, test } from "vitest";
import type { Article } from "../inventory/index.ts";
import { anArticle as anyArticle } from "../inventory/test-article.ts";
import { momentsByEngine } from "../maintenance/index.ts";
import { aMaintenance } from "../maintenance/test-maintenance.ts";
import { type BoatState, suggestQuestions as suggest } from "./suggest-questions.ts";

/** What is read. */
const suggestQuestions = (of: BoatState) => suggest(of).map(({ libelle }) => libelle);

const today = "2026-11-15";
const boat = { id: aMaintenance().bateau_id };
const STARBOARD = "00000000-0000-4000-8000-0000000000ab";
const engines = [
  { id: boat.id, heures: 842 },
  { id: STARBOARD, heures: 40 },
];
const momentOf = momentsByEngine(engines, [], today);
/** Ten of ten, so that a test can say how few are left. */
const anArticle = (more: Partial<Article> = {}) => anyArticle({ quantite: 10, quantite_max: 10, ...more });
const state = (more: Partial<BoatState> = {}): BoatState => ({
  ...{ boat, maintenances: [], articles: [], momentOf, today },
  ...more,
});
const late = (titre: string, more = {}) => aMaintenance({ titre, date_echeance: "2026-11-01", ...more });

describe("what is late is asked about first, in good French", () => {
  test.each([
    ["Vidange", "Votre vidange est en retard : comment la faire ?"],
    ["Vidange inverseur", "Votre vidange inverseur est en retard : comment la faire ?"],
    ["Contrôle des batteries", "Votre contrôle des batteries est en retard : comment le faire ?"],
    ["Révision du radeau", "Votre révision du radeau est en retard : comment la faire ?"],
    ["Anodes", "« Anodes » est en retard : comment s’y prendre ?"],
    ["Vidangeoir", "« Vidangeoir » est en retard : comment s’y prendre ?"],
  ])("%s", (titre, question) => {
    expect(suggestQuestions(state({ maintenances: [late(titre)] }))[0]).toBe(question);
  });

  test.each([
    ["Vidange", "Comment faire la vidange ?"],
    ["Contrôle des batteries", "Comment faire le contrôle des batteries ?"],
    ["Inspection du gréement", "Comment faire l’inspection du gréement ?"],
    ["Hivernage", "Comment faire l’hivernage ?"],
    ["Filtre à gasoil", "Filtre à gasoil : comment s’y prendre ?"],
  ])("what is asked leaves the delay out: %s", (titre, question) => {
    expect(suggest(state({ maintenances: [late(titre)] }))[0]?.question).toBe(question);
  });

  test("the most overdue comes first, and two places at most are taken", () => {
    const maintenances = [
      late("Vidange", { date_echeance: "2026-11-10" }),
      late("Purge", { date_echeance: "2026-10-01" }),
      late("Essai", { date_echeance: "2026-11-12" }),
    ];
    const asked = suggestQuestions(state({ maintenances }));
    expect(asked[0]).toContain("purge");
    expect(asked[1]).toContain("vidange");
    expect(asked.filter((question) => question.includes("en retard"))).toHaveLength(2);
  });

  test("engine hours make it late too", () => {
    const maintenances = [late("Vidange", { date_echeance: "2027-05-01", heures_echeance: 800 })];
    expect(suggestQuestions(state({ maintenances }))[0]).toContain("Votre vidange est en retard");
  });

  test.each([
    ["is not due yet", { date_echeance: "2026-12-01" }],
    [
      "has not run that long, of another engine",
      { moteur_id: STARBOARD, heures_echeance: 800, recurrence_heures: 100 },
    ],
    ["is finished", { statut: "Terminée" }],
    ["is another boat's", { bateau_id: "00000000-0000-4000-8000-00000000000c" }],
  ])("what %s is not", (_, more) => {
    expect(suggestQuestions(state({ maintenances: [late("Vidange", more)] })).join()).not.toContain("vidange");
  });

  test("a long title is cut", () => {
    const [question = ""] = suggestQuestions(state({ maintenances: [late(`Anode ${"x".repeat(114)}`)] }));
    expect(question.length).toBeLessThan(110);
    expect(question).toContain("…");
  });
});

describe("what is aboard", () => {
  test.each<[string, Partial<Article>, string, boolean]>([
    ["an article under a quarter", { quantite: 2 }, "Que me manque-t-il à bord ?", true],
    ["a full article", {}, "Que me manque-t-il à bord ?", false],
    ["an article that ends soon", { date_peremption: "2026-12-01" }, "Qu’est-ce qui périme bientôt ?", true],
    ["an article that ends next year", { date_peremption: "2027-12-01" }, "Qu’est-ce qui périme bientôt ?", false],
    [
      "an empty article that has ended",
      { quantite: 0, date_peremption: "2026-01-01" },
      "Qu’est-ce qui périme bientôt ?",
      false,
    ],
    [
      "ended flares",
      { nom: "Fusées parachute", date_peremption: "2026-01-01" },
      "Que faire des fusées périmées ?",
      true,
    ],
    [
      "ended hand flares",
      { nom: "Feux à main", date_peremption: "2026-11-20" },
      "Que faire des fusées périmées ?",
      true,
    ],
    ["good flares", { nom: "Fusées", date_peremption: "2028-01-01" }, "Que faire des fusées périmées ?", false],
    [
      "another boat's article",
      { quantite: 0, bateau_id: "00000000-0000-4000-8000-00000000000c" },
      "Que me manque-t-il à bord ?",
      false,
    ],
  ])("%s", (_, more, question, isAsked) => {
    expect(suggestQuestions(state({ articles: [anArticle(more)] })).includes(question)).toBe(isAsked);
  });
});

describe("the season", () => {
  test.each([
    ["2026-04-02", "printemps"],
    ["2026-07-14", "mouillage"],
    ["2026-10-01", "hiverner"],
    ["2026-01-20", "humidité"],
  ])("%s", (day, word) => {
    expect(suggestQuestions(state({ today: day })).join()).toContain(word);
  });
});

test("without a boat nothing speaks of one's own, and four are offered all the same", () => {
  const asked = suggestQuestions(state({ boat: undefined, maintenances: [late("Vidange")], articles: [anArticle()] }));
  expect(asked).toHaveLength(4);
  expect(asked.join()).not.toMatch(/vidange|manque/);
});

test("never more than four, never the same twice", () => {
  const maintenances = ["Vidange", "Purge", "Essai"].map((titre) => late(titre));
  const articles = [anArticle({ quantite: 1, nom: "Fusées", date_peremption: "2026-01-01" })];
  const asked = suggestQuestions(state({ maintenances, articles }));
  expect(asked).toHaveLength(4);
  expect(new Set(asked).size).toBe(4);
});
