import { describe, expect, test } from "vitest";
import { DIVISION_240, REQUIREMENTS, requiredEquipment, sourceWords, ZONES, type Zone, zoneWords } from "./index.ts";

const ids = (zone: Zone, more: object = {}) =>
  requiredEquipment({ zone, personnes: 4, traits: ["voiles"], ...more }).map(({ id }) => id);
const count = (zone: Zone, id: string, more: object = {}) =>
  requiredEquipment({ zone, personnes: 4, traits: ["voiles"], ...more }).find((one) => one.id === id)?.quantite;

describe("zones", () => {
  test.each([
    ["basique", "Basique, jusqu’à 2 milles"],
    ["cotier", "Côtier, de 2 à 6 milles"],
    ["semi-hauturier", "Semi-hauturier, de 6 à 60 milles"],
    ["hauturier", "Hauturier, au-delà de 60 milles"],
  ] as const)("%s is called %s", (zone, words) => {
    expect(zoneWords(zone).replaceAll("\u00a0", " ")).toBe(words);
  });
});

test("the text is named with its dates", () => {
  expect(sourceWords(DIVISION_240)).toBe("Division 240, arrêté du 6 mai 2019 modifié le 11 octobre 2024");
});

describe("what is to be aboard", () => {
  test.each([
    ["basique", ["gilets-50", "lampe", "incendie", "assechement", "remorquage", "mouillage", "marees", "pavillon"]],
    ["cotier", ["gilets-100", "bouee", "feux-a-main", "compas", "cartes", "ripam", "balisage"]],
    ["semi-hauturier", ["gilets-150", "radeau", "vhf-fixe", "livre-des-feux", "journal", "secours", "harnais"]],
    ["hauturier", ["gilets-150", "radeau", "balise", "vhf-portable"]],
  ] as const)("%s", (zone, asked) => {
    expect(ids(zone)).toEqual(expect.arrayContaining([...asked]));
  });

  test("each zone asks for all of the one before, but for jackets of a higher level", () => {
    const isJacket = (id: string) => id.startsWith("gilets-");
    for (const [n, zone] of ZONES.entries()) {
      expect(ids(zone).filter(isJacket)).toHaveLength(1);
      const before = ZONES[n - 1];
      if (before) expect(ids(zone)).toEqual(expect.arrayContaining(ids(before).filter((id) => !isJacket(id))));
    }
  });

  test.each([
    ["a jacket for each", "cotier", "gilets-100", {}, 4],
    ["one person at least", "cotier", "gilets-100", { personnes: 0 }, 1],
    ["three hand flares, however many people", "cotier", "feux-a-main", { personnes: 9 }, 3],
    ["a harness each under sail", "semi-hauturier", "harnais", {}, 4],
    ["one harness under engine", "semi-hauturier", "harnais", { traits: [] }, 1],
    ["two kill cords with an outboard", "basique", "coupe-circuit", { traits: ["hors-bord"] }, 2],
    ["no kill cord without one", "basique", "coupe-circuit", {}, undefined],
    ["no raft within 6 miles", "cotier", "radeau", {}, undefined],
    ["no beacon within 60 miles", "semi-hauturier", "balise", {}, undefined],
  ] as const)("%s", (_, zone, id, more, expected) => {
    expect(count(zone, id, more)).toBe(expected);
  });

  test("no rule stands twice", () => {
    expect(new Set(REQUIREMENTS.map(({ id }) => id)).size).toBe(REQUIREMENTS.length);
    expect(new Set(REQUIREMENTS.map(({ nom }) => nom)).size).toBe(REQUIREMENTS.length);
  });
});
