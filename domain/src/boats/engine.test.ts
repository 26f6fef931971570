import { describe, expect, test } from "vitest";
import { enginePower, isOutboard } from "./engine.ts";

describe("an outboard", () => {
  test.each([
    "Yamaha 115",
    "Suzuki 140",
    "Yamaha F150, hors-bord",
    "2 x Suzuki DF300AP",
    "Honda BF90",
    "Mercury 5 ch",
    "Mercury Verado 250 ch",
    "Mariner 40 ch",
    "Tohatsu MFS20",
    "Selva 100",
    "Evinrude E-TEC 90",
    "Johnson 6 CV",
    "Torqeedo Cruise 3.0",
    "F115",
    "DF140A",
    "Moteur hors bord 6 ch",
    "HB 9,9 ch",
  ])("%s", (moteur) => expect(isOutboard(moteur)).toBe(true));

  test.each([
    "Yanmar 3JH40, 40 ch",
    "Volvo Penta D2-55, 55 ch",
    "Volvo Penta D4-260, Z-drive",
    "In-bord hors-bord 200 ch",
    "MerCruiser 3.0",
    "Yamaha diesel 165 ch",
    "Nanni N4.38",
    "Lombardini LDW 1003",
    "Perkins 4108",
    "Vetus M4.35",
    "2 x MAN V8, 2 x 1 200 ch",
    "Diesel",
  ])("is not %s", (moteur) => expect(isOutboard(moteur)).toBe(false));
});

test.each([
  ["Yamaha 115", 1, 115],
  ["Suzuki 140", 1, 140],
  ["Yamaha F150, hors-bord", 1, 150],
  ["2 x Suzuki DF300AP", 2, 300],
  ["2 x Mercury 225 ch", 2, 225],
  ["Mercury Verado 250 ch", 1, 250],
  ["Hors-bord 9,9 ch", 1, 9.9],
  ["Yanmar 3JH40, 40 ch", 1, 40],
  ["2 x Volvo Penta D13, 2 x 900 ch", 2, 900],
  ["2 x MAN V8, 2 x 1 200 ch", 2, 1200],
  ["Volvo 300 CV", 1, 300],
])("%s: %d engines of %d horses", (moteur, engines, horses) => {
  expect(enginePower(moteur)).toEqual({ engines, horses });
});

test.each(["Diesel", "Yanmar 3GM30", "Hors-bord", ""])("%j does not say its power", (moteur) => {
  expect(enginePower(moteur)).toBeUndefined();
});
