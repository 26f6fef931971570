import { expect, test } from "vitest";
import { defaultBoat } from "./default-boat.ts";

const boat = (nom: string, par_defaut = false) => ({ nom, par_defaut });

test.each([
  ["the flagged one", [boat("Korrigan"), boat("Pétrel", true)], "Pétrel"],
  ["the first when none is flagged", [boat("Korrigan"), boat("Pétrel")], "Korrigan"],
  ["none without a boat", [], undefined],
])("every page opens on %s", (_name, boats, expected) => {
  expect(defaultBoat(boats)?.nom).toBe(expected);
});
