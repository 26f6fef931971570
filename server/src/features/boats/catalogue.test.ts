import { readFile } from "node:fs/promises";
import {
  type BoatKind,
  type BoatModel,
  boatKind,
  guessBoatTraits,
  knownHullKind,
  typicalFigures,
} from "@bosco/domain/boats";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";

const SPECIFIED = [
  "Oceanic 42",
  "SailMaster 38",
  "Navigator 45",
  "Bénéteau Oceanis 40",
  "Dufour Grand Large 460",
  "Jeanneau Sun Odyssey 410",
  "Bavaria C42",
  "Lagoon 42",
  "Fountaine Pajot Elba 45",
  "Princess F55",
  "Sunseeker Manhattan 68",
  "Azimut 50",
  "Grand Banks 60",
];
const KINDS: Record<BoatKind, string> = {
  catamaran: "Lagoon, Fountaine Pajot, Nautitech",
  moteur: "Princess, Sunseeker, Azimut, Grand Banks, Quicksilver, Bayliner, Zodiac, Bombard, Ocqueteau, Arvor",
  voilier: "Oceanic, SailMaster, Navigator, Dufour, Bavaria, Hanse, Hallberg-Rassy, Amel, Allures, RM, Pogo",
};
const MOTOR_RANGES = /^(Antares|Barracuda|Flyer|Swift Trawler|Merry Fisher|Cap Camarat|NC) /;

const nameOf = ({ nom_constructeur, nom_modele }: BoatModel) => `${nom_constructeur} ${nom_modele}`;
const kindOf = ({ nom_constructeur, nom_modele }: BoatModel) =>
  Object.entries(KINDS).find(([, makers]) => makers.split(", ").includes(nom_constructeur))?.[0] ??
  (MOTOR_RANGES.test(nom_modele) ? "moteur" : "voilier");
/** As somebody has it who filled in what the catalogue leaves empty. */
const asBoat = (model: BoatModel) => ({
  ...model,
  longueur: model.longueur ?? 8,
  largeur: model.largeur ?? 2.8,
  moteur: model.moteur ?? "À préciser",
  capacite_eau: model.capacite_eau ?? 0,
  tirant_eau: null,
});

const server = useTestServer();
let models: BoatModel[];
beforeAll(async () => {
  models = (await (await server.account()).get("/api/modeles_navires")).body;
});

describe("the catalogue", () => {
  test("has the thirteen of the specification and at least 150 others, by maker and model", () => {
    const names = models.map(nameOf);
    expect(names).toEqual(expect.arrayContaining(SPECIFIED));
    expect(names.length).toBeGreaterThanOrEqual(SPECIFIED.length + 150);
    expect(new Set(names).size).toBe(names.length);
    expect(models.filter(({ longueur }) => longueur !== null).length).toBeGreaterThanOrEqual(150);
    const makers = models.map(({ nom_constructeur }) => nom_constructeur);
    expect(makers).toEqual([...makers].sort((a, b) => a.localeCompare(b, "fr")));
  });

  test("knows the Bavaria C42's engine", () => {
    expect(models.find((model) => nameOf(model) === "Bavaria C42")?.moteur).toBe("Yanmar 3JH40, 40 ch");
  });

  test("has a source for every line that is not the specification's, and no source too many", async () => {
    const page = await readFile(new URL("../../../../docs/boat-models.md", import.meta.url), "utf8");
    const sources = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]{5,}) \|$/gm)]
      .map(([, maker, model]) => `${maker} ${model}`)
      .filter((name) => name !== "Maker Model");
    const others = models.map(nameOf).filter((name) => !SPECIFIED.includes(name));
    expect(sources.sort()).toEqual(others.sort());
  });

  test("has figures that a boat can have", () => {
    for (const model of models) {
      const { longueur, largeur, capacite_carburant, capacite_eau } = model;
      const [least, most] = kindOf(model) === "catamaran" ? [0.5, 0.65] : [0.24, 0.48];
      if (longueur && largeur) {
        expect(largeur / longueur, nameOf(model)).toBeGreaterThan(least);
        expect(largeur / longueur, nameOf(model)).toBeLessThan(most);
      }
      for (const litres of [capacite_carburant, capacite_eau]) expect(litres ?? 100).toBeGreaterThanOrEqual(50);
    }
  });

  test.each([
    ["largeur", 0.03, 0.2],
    ["capacite_carburant", 0.08, 0.5],
    ["capacite_eau", 0.13, 0.5],
  ] as const)("is what a usual %s is proposed from", (figure, usually, most) => {
    const off = models.flatMap((model) => {
      const kind = knownHullKind(model);
      const usual = kind && model.longueur && typicalFigures(kind, model.longueur)?.[figure];
      const real = model[figure];
      return usual && real ? [{ name: nameOf(model), by: Math.abs(usual - real) / Math.max(usual, real) }] : [];
    });
    expect(off.length).toBeGreaterThan(40);
    expect(off.filter(({ by }) => by > most)).toEqual([]);
    const inOrder = off.map(({ by }) => by).sort((a, b) => a - b);
    expect(inOrder[Math.floor(inOrder.length / 2)]).toBeLessThan(usually);
  });

  test("is of boats that the rules know: what they are and whether they sail", () => {
    const wrong = models.filter((model) => {
      const kind = kindOf(model);
      const sails = guessBoatTraits(asBoat(model)).includes("voiles");
      return boatKind(asBoat(model)) !== kind || sails !== (kind !== "moteur");
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });
});
