import { describe, expect, test } from "vitest";
import { type DepartureRows, judgeDeparture, type Trip } from "./index.ts";
import { aThing, aTrip, readyRows, TODAY } from "./test-departure.ts";

const judge = (rows: Partial<DepartureRows>, trip: Partial<Trip> = {}) =>
  judgeDeparture(readyRows(rows), aTrip(trip), TODAY);
const reason = (id: string, rows: Partial<DepartureRows>, trip: Partial<Trip> = {}) =>
  judge(rows, trip).raisons.find((one) => one.id === id);
const without = (name: RegExp) => readyRows().articles.filter(({ nom }) => !name.test(nom));
const offshore = { zone: "semi-hauturier" } as const;

describe("a raft", () => {
  test.each<[string, number, string | undefined]>([
    ["Radeau 4 places", 4, undefined],
    ["Radeau 4 places", 5, "bloque"],
    ["Plastimo Cruiser radeau 6P", 6, undefined],
    ["Radeau de survie", 1, "verifie"],
    ["Radeau 2 x 4 places", 4, undefined],
  ])("« %s » for %i: %s", (nom, personnes, poids) => {
    const articles = [...without(/Radeau/), aThing(nom, { date_peremption: "2029-01-01" })];
    expect(reason("equipement:radeau", { articles }, { ...offshore, personnes })?.poids).toBe(poids);
  });

  test("and another hold as many as both", () => {
    const good = { date_peremption: "2029-01-01" };
    const articles = [...without(/Radeau/), aThing("Radeau 4 places", good), aThing("Radeau 2 places", good)];
    expect(judge({ articles }, { ...offshore, personnes: 6 }).verdict).toBe("prêt");
  });

  test.each<[string, [string, string | null][], string | undefined]>([
    [
      "enough places in the one that is dated",
      [
        ["Radeau 6 places", "2029-01-01"],
        ["Radeau 4 places", null],
      ],
      undefined,
    ],
    [
      "a second one that says no date makes up for none",
      [
        ["Radeau 4 places", "2029-01-01"],
        ["Radeau 2 places", null],
      ],
      "verifie",
    ],
    [
      "two that are dated",
      [
        ["Radeau 4 places", "2029-01-01"],
        ["Radeau 2 places", "2029-01-01"],
      ],
      undefined,
    ],
  ])("and another for six: %s", (_, rafts, poids) => {
    const articles = [...without(/Radeau/), ...rafts.map(([nom, date_peremption]) => aThing(nom, { date_peremption }))];
    const papiers = readyRows().papiers.filter(({ type }) => type !== "Certificat radeau");
    expect(reason("equipement:radeau", { articles, papiers }, { ...offshore, personnes: 6 })?.poids).toBe(poids);
  });
});

describe("harnesses and their tethers", () => {
  const of = (...things: [string, number][]) =>
    reason(
      "equipement:harnais",
      { articles: [...without(/Harnais/), ...things.map(([nom, quantite]) => aThing(nom, { quantite }))] },
      offshore,
    );
  test.each<[string, [string, number][], string | undefined]>([
    ["both in one", [["Harnais et longe", 4]], undefined],
    [
      "each apart",
      [
        ["Harnais", 4],
        ["Longes deux points", 4],
      ],
      undefined,
    ],
    ["no tether written down", [["Harnais", 4]], "verifie"],
    [
      "too few tethers",
      [
        ["Harnais", 4],
        ["Longe", 3],
      ],
      "bloque",
    ],
    [
      "a roast is no tether",
      [
        ["Harnais", 4],
        ["Longe de porc", 4],
      ],
      "verifie",
    ],
    [
      "jackets with a harness",
      [
        ["Gilet 150 N avec harnais", 4],
        ["Longes", 4],
      ],
      undefined,
    ],
    ["tethers alone, by the name under which they are bought", [["Longe de harnais", 4]], "bloque"],
    [
      "tethers by that name, and harnesses",
      [
        ["Harnais", 4],
        ["Longe de harnais", 4],
      ],
      undefined,
    ],
  ])("%s", (_, things, poids) => {
    expect(of(...things)?.poids).toBe(poids);
  });
});

describe("what only goes with jackets makes up for none", () => {
  const of = (...things: [string, number][]) =>
    reason("equipement:gilets-100", {
      articles: [...without(/Gilets/), ...things.map(([nom, quantite]) => aThing(nom, { quantite }))],
    });
  test.each<[string, [string, number][]]>([
    [
      "bottles",
      [
        ["Gilet 150 N", 2],
        ["Bouteille CO2 33 g gilet 150 N", 2],
      ],
    ],
    ["whistles", [["Sifflet de gilet", 4]]],
  ])("%s", (_, things) => {
    expect(of(...things)).toMatchObject({ poids: "bloque", connu: true });
  });
  test("while a jacket with them is one", () => {
    expect(of(["Gilet 150 N avec lampe et sifflet", 4])).toBeUndefined();
  });
});
