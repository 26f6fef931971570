import { describe, expect, test } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";
import { NO_NAMES, type OwnNames } from "../finder/own-names.ts";
import { createAssistant } from "../index.ts";

const { recogniseEach } = createAssistant(readKnowledge());
const names: OwnNames = {
  ...NO_NAMES,
  article: ["Courroie 10x925", "Jumelles 7x50", "Impulseur Jabsco", "Lait entier", "Thon en boîte", "Amarres 14 mm"],
  maintenance: ["Changement des anodes", "Entretien saildrive 250 h"],
  espace: ["Cabine avant", "Cabine", "Équipet cuisine"],
  checklist: ["Départ", "Hivernage"],
  bateau: ["Korrigan", "Dufour", "Dufour 34"],
};
const of = (question: string) => recogniseEach(question, names);

describe("who tells a story first asks at its end, of a thing that the story describes", () => {
  test.each([
    [
      "le moteur chauffe un peu, le mécano parle de la petite étoile en caoutchouc, je l'ai rangée où celle d'avance ?",
      { about: "ou-est", subject: "Impulseur Jabsco" },
    ],
    [
      "ça couine au démarrage, l'élastique qui entraîne l'alternateur est cuit. On en a une autre en réserve ?",
      { subject: "Courroie 10x925" },
    ],
    ["on voit mal la bouée au loin. Elles sont où, mes lunettes qui grossissent ?", { subject: "Jumelles 7x50" }],
  ])("%s", (question, intent) => expect(of(question)).toMatchObject([intent]));

  test("the sheets keep what a story asks of knowledge", () => {
    expect(of("la courroie couine au démarrage et la batterie ne charge plus, qu'est-ce que je vérifie ?")).toEqual([]);
    expect(of("j'ai une courroie d'avance, comment je la tends ?")).toEqual([]);
  });
});

describe("what is asked of everything is asked of the one thing that is named", () => {
  test.each([
    ["jumelles il en manque ?", { about: "combien-de", subject: "Jumelles 7x50" }],
    ["les anodes c'est en retard ?", { about: "maintenance", subject: "Changement des anodes" }],
  ])("%s", (question, intent) => expect(of(question)).toMatchObject([intent]));

  test("but not where all is meant", () => {
    expect(of("qu'est-ce qui manque à bord")).toEqual([{ about: "manques" }]);
  });
});

test("who says nothing but the name of some work asks how it stands", () => {
  expect(of("entretien saildrive 250h")).toEqual([{ about: "maintenance", subject: "Entretien saildrive 250 h" }]);
});

test("what is asked after « et » is asked of what stands there", () => {
  expect(of("on a bien mangé et il reste du lait ?")).toEqual([{ about: "combien-de", subject: "Lait entier" }]);
});

test("two things that are named in one question are both told", () => {
  expect(of("il reste du thon et du lait ?")).toEqual([
    { about: "combien-de", subject: "Thon en boîte" },
    { about: "combien-de", subject: "Lait entier" },
  ]);
});

test("how that work is done is for the sheets", () => {
  expect(of("comment faire l'entretien du saildrive")).toEqual([]);
});

test("a cabin is not the one before it", () => {
  expect(of("il y a quoi dans la cabine")).toEqual([{ about: "contenu", subject: "Cabine" }]);
  expect(of("il y a quoi dans la cabine avant")).toEqual([{ about: "contenu", subject: "Cabine avant" }]);
});

test("a place is known by what is done there", () => {
  expect(of("on a mis quoi dans le placard où on fait à manger")).toEqual([
    { about: "contenu", subject: "Équipet cuisine" },
  ]);
});

test("what nobody has is looked for all the same", () => {
  expect(of("ma sœur est toute verte, j'ai des cachets pour elle quelque part ?")).toMatchObject([
    { about: expect.stringMatching(/combien-de|ou-est/) },
  ]);
});

test("a list called like any word makes no question one's own", () => {
  expect(of("point de départ, arrivée au port : quelle route tracer")).toEqual([]);
});
