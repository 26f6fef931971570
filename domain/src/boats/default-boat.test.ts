import { expect, test } from "vitest";
import { defaultBoat } from "./default-boat.ts";

const boat = (nom: string, par_defaut = false, proprietaire_id?: string) => ({ nom, par_defaut, proprietaire_id });

test.each([
  ["the flagged one", [boat("Korrigan"), boat("Pétrel", true)], "Pétrel"],
  ["the first when none is flagged", [boat("Korrigan"), boat("Pétrel")], "Korrigan"],
  [
    "one's own before a shared one that its owner has flagged",
    [boat("Sterne", true, "yann"), boat("Pétrel")],
    "Pétrel",
  ],
  [
    "the first shared one without one of one's own",
    [boat("Sterne", false, "yann"), boat("Avel", true, "loïc")],
    "Sterne",
  ],
  ["none without a boat", [], undefined],
])("every page opens on %s", (_name, boats, expected) => {
  expect(defaultBoat(boats)?.nom).toBe(expected);
});
