import { describe, expect, test } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";
import { NO_NAMES, type OwnNames } from "../finder/own-names.ts";
import { createAssistant } from "../index.ts";

const { recogniseEach } = createAssistant(readKnowledge());

describe("a question about one's own boats", () => {
  test.each([
    ["mes prochaines maintenances", { about: "prochaines-maintenances" }],
    ["qu'est ce que j'ai en retar comme entretien", { about: "maintenances-en-retard" }],
    ["Quand ai-je fait la vidange ?", { about: "maintenance", subject: "vidange" }],
    ["quand refaire l’antifouling", { about: "maintenance", subject: "antifouling" }],
    ["quand ai je caréné", { about: "maintenance", subject: "caréné" }],
    ["combien j'ai dépensé cette année", { about: "depenses" }],
    ["que me manque-t-il", { about: "manques" }],
    ["qu'est-ce qui périme", { about: "peremptions" }],
    ["où est le gilet", { about: "ou-est", subject: "gilet" }],
    ["Où sont rangés les feux à main ?", { about: "ou-est", subject: "feux à main" }],
    ["ou est le moteur electrique", { about: "ou-est", subject: "moteur electrique" }],
    ["combien de fusées il me reste", { about: "combien-de", subject: "fusées" }],
    ["combien d heures au moteur", { about: "heures-moteur" }],
    ["heures moteur", { about: "heures-moteur" }],
    ["heures du moteur bâbord", { about: "heures-moteur" }],
    ["combien d'heures au moteur tribord de Korrigan", { about: "heures-moteur" }],
    ["combien d'heures a le moteur bâbord ?", { about: "heures-moteur" }],
    ["le moteur tribord en est à combien d'heures", { about: "heures-moteur" }],
    ["quand refaire la vidange du moteur tribord", { about: "maintenance", subject: "vidange du moteur tribord" }],
    ["quel est le tirant d’eau de mon bateau", { about: "bateau", subject: "tirant d’eau" }],
    ["mes check-lists", { about: "checklists" }],
    ["ma liste d’avitaillement", { about: "avitaillement" }],
  ])("%s", (question, intent) => {
    expect(recogniseEach(question)).toEqual([intent]);
  });

  test("two of them in one are two", () => {
    expect(recogniseEach("ou est le radeau et combien de fusées il me reste ?")).toEqual([
      { about: "ou-est", subject: "radeau" },
      { about: "combien-de", subject: "fusées" },
    ]);
    expect(recogniseEach("où sont les gilets et les harnais")).toHaveLength(1);
  });
});

describe("a question that the sheets answer, whosever boat it is", () => {
  test.each([
    "comment purger mes injecteurs",
    "où placer le radeau de survie",
    "où est-il interdit de mouiller",
    "quand changer les anodes",
    "que faire des fusées périmées",
    "combien de chaîne mouiller",
    "combien de gilets sont obligatoires",
    "mon moteur ne démarre pas",
    "où trouver mon MMSI",
    "il me manque de la puissance moteur",
    "prochaine grande marée",
    "",
    "?",
  ])("%s", (question) => {
    expect(recogniseEach(question)).toEqual([]);
  });

  test("an emergency is never taken for one's own data", () => {
    expect(recogniseEach("ou est l'extincteur il y a le feu")).toEqual([]);
    expect(recogniseEach("il y a le feu, ou est l'extincteur et ou est la trousse")).toEqual([]);
    expect(recogniseEach("où est la trousse de secours il saigne beaucoup")).toEqual([]);
  });
});

describe("what the asker's own things are called", () => {
  const names: OwnNames = {
    ...NO_NAMES,
    article: ["Rouet de pompe à eau de mer", "Fusées parachute", "Feux à main", "Gilet enfant"],
    bateau: ["Avel Mor", "Jeanneau", "Sun Odyssey 349"],
  };

  test("a thing that is described is found by what it is", () => {
    const question = "où sont les petites roues en caoutchouc de la pompe";
    expect(recogniseEach(question, names)).toEqual([{ about: "ou-est", subject: "Rouet de pompe à eau de mer" }]);
    expect(recogniseEach(question, { ...names, article: ["Riz"] })).not.toEqual([{ about: "ou-est", subject: "Riz" }]);
  });

  test("of several things that are named each is told", () => {
    expect(recogniseEach("fusees et feux a main encore bons ou pas", names)).toEqual([
      { about: "validite", subject: "Fusées parachute" },
      { about: "validite", subject: "Feux à main" },
    ]);
  });

  test("what belongs to a thing is no second thing", () => {
    const aboard = { ...names, article: ["Piles AA", "Lampe frontale"] };
    expect(recogniseEach("où sont les piles de la lampe frontale", aboard)).toHaveLength(1);
  });

  test.each(["comment prévoir un coup de mistral", "quel antifouling pour un Jeanneau", "comment hiverner un Zodiac"])(
    "a boat called like a wind or by its maker makes no question of knowledge one's own: %s",
    (question) => expect(recogniseEach(question, { ...names, bateau: ["Mistral", "Jeanneau", "Zodiac"] })).toEqual([]),
  );

  test("who names a boat of theirs means what is aboard", () => {
    const question = "on embarque à six sur Avel Mor, est-ce qu’on a un gilet pour chacun";
    expect(recogniseEach(question, names)).toMatchObject([{ about: "combien-de" }]);
    expect(recogniseEach("comment régler un gilet", names)).toEqual([]);
  });
});
