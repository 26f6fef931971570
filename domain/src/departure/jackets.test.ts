import { describe, expect, test } from "vitest";
import { FORMER_NOTES, REQUIREMENTS } from "../safety/index.ts";
import { readJacket } from "./jackets.ts";

const read = (nom: string, description: string | null = null, quantite = 1) =>
  readJacket({ nom, description, sous_categorie: null, quantite });

const JACKETS = REQUIREMENTS.filter(({ id }) => id.startsWith("gilets-"));

test.each(
  JACKETS.flatMap(({ id, nom, note }) =>
    [null, note, note.toUpperCase(), ...FORMER_NOTES].map(
      (description) => [nom, description, Number(id.slice(7))] as const,
    ),
  ),
)("%s, with « %s » as its description, is an adult's of %i", (nom, description, level) => {
  expect(read(nom, description)).toEqual({ level, isChilds: false, quantite: 1 });
});

describe("the level", () => {
  test.each<[string, string | null, number | null]>([
    ["Gilet 150 N", null, 150],
    ["Gilet 150N", null, 150],
    ["Gilet 100 newtons", null, 100],
    ["Gilet niveau 100", null, 100],
    ["Gilet de sauvetage 50", null, 50],
    ["Gilet 50 N 70-100 kg", null, 50],
    ["Gilet 100 N (50 à 150 kg)", null, 100],
    ["Gilet 50/100 kg", null, null],
    ["Gilet taille 150 cm", null, null],
    ["Gilet de 50 kg à 100 kg", null, null],
    ["Gilet Crewsaver 165 N", null, 165],
    ["Gilet 160 N", null, 160],
    ["Gilet Deckvest 170N", null, 170],
    ["Gilet Pilot 180 N", null, 180],
    ["Gilet Pilot 180", null, 180],
    ["Gilet 275 N", null, 275],
    ["Gilets 150 N et 100 N", null, 100],
    ["Gilets Pilot 2019", null, null],
    ["Gilet", null, null],
    ["Gilet Pilot", "Niveau 150, révisé en 2025", 150],
    ["Gilet Pilot", "Pour 50 à 100 kg", null],
    ["Gilet Pilot", "Acheté 150 €", null],
    ["Gilet 100 N", "Le 150 N est au garage", 100],
  ])("of « %s » (%s) is %s", (nom, description, level) => {
    expect(read(nom, description)?.level).toBe(level);
  });
});

describe("whose it is", () => {
  test.each<[string, string | null, boolean]>([
    ["Gilet enfant 100 N", null, true],
    ["Gilet bébé 100 N", null, true],
    ["Gilet 100 N 20 kg", null, true],
    ["Gilet 100 N 15-30 kg", null, true],
    ["Gilet 100 N moins de 30 kg", null, true],
    ["Gilet 100 N < 30 kg", null, true],
    ["Gilet enfant 100 N 15-40 kg", null, true],
    ["Gilet enfant 100 N jusqu’à 40 kg", null, true],
    ["Gilet 150 N adulte +30 kg", null, false],
    ["Gilet 150 N +30 kg", null, false],
    ["Gilet 150 N plus de 30 kg", null, false],
    ["Gilet 150 N > 30 kg", null, false],
    ["Gilet 150 N à partir de 30 kg", null, false],
    ["Gilet 100 N 40-60 kg", null, false],
    ["Gilet 150 N", "Pour un enfant de 20 kg", true],
    ["Gilet 150 N adulte", "Pas pour un enfant", false],
  ])("« %s » (%s): a child's is %s", (nom, description, isChilds) => {
    expect(read(nom, description)?.isChilds).toBe(isChilds);
  });

  test.each([
    ...["Gilet 150 N 30 kg et plus", "Gilet 150 N 40 kg+", "Gilet 150 N 40-60 kg", "Gilet 150 N 50 à 90 kg"],
    ...["Gilet 150 N 80 kg", "Gilet 150 N jusqu’à 120 kg", "Gilet 100 N 30–60 kg"],
  ])("« %s » is an adult's", (nom) => {
    expect(read(nom)).toMatchObject({ level: expect.any(Number), isChilds: false });
  });

  test.each([
    ...["Gilet enfant 30-50 kg 100 N", "Gilet junior 40 à 60 kg 100 N", "Gilets adulte et enfant 100 N"],
    ...["Gilet 100 N 30-40 kg", "Gilet 100 N 30–40 kg", "Gilet 100 N 15-40 kg", "Gilet 100 N 40-50 kg"],
    ...["Gilet 100 N 30 à 50 kg", "Gilet 100 N entre 30 et 40 kg", "Gilet 100 N 40 kg", "Gilet 100 N jusqu’à 50 kg"],
    ...[
      "Gilet 100 N moins de 40 kg",
      "Gilet 100 N 20-70 kg",
      "Gilet enfant 100 N 40 kg",
      "Gilet 100 N +15 kg",
      "Gilet 100 N 15 kg et plus",
    ],
  ])("of « %s » nobody can say whom it holds", (nom) => {
    expect(read(nom)).toMatchObject({ level: null, isChilds: false });
  });
});

test.each([
  "Gilet pour chien 100 N",
  "Gilet de sauvetage chat",
  "Gilet canin 50 N",
  "Brassière de sport",
  "Gilet jaune",
])("« %s » holds nobody", (nom) => {
  expect(read(nom)).toBeUndefined();
});

test.each<[string, number, number]>([
  ["Gilets 150 N", 4, 4],
  ["4 gilets 150 N", 1, 4],
  ["4 gilets 150 N", 4, 4],
  ["Gilets 100N x4", 1, 4],
  ["Gilets 100N x 4", 1, 4],
  ["Gilets 150 N (lot de 4)", 2, 8],
])("« %s », %i of it, are %i", (nom, quantite, pieces) => {
  expect(read(nom, null, quantite)?.quantite).toBe(pieces);
});
