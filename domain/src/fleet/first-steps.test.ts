import { expect, test } from "vitest";
import { type FirstStep, type FirstThings, isStepDone, nextFirstStep } from "./first-steps.ts";

const nothing: FirstThings = { hasBoat: false, readEngines: 0, maintenances: 0, articles: 0, spaces: 0, checklists: 0 };
const boat = { ...nothing, hasBoat: true };
const all = { hasBoat: true, readEngines: 1, maintenances: 3, articles: 4, spaces: 11, checklists: 2 };

test.each<[string, FirstThings, FirstStep[], FirstStep | undefined]>([
  ["without a boat", nothing, [], "bateau"],
  ["without a boat, though all was passed over", nothing, ["bateau", "moteur", "entretien", "equipement"], "bateau"],
  ["with a boat", boat, [], "moteur"],
  ["with hours", { ...boat, readEngines: 1 }, [], "entretien"],
  ["without hours, which were passed over", boat, ["moteur"], "entretien"],
  ["with maintenances before hours", { ...boat, maintenances: 1 }, [], "moteur"],
  ["with a checklist alone", { ...all, articles: 0, spaces: 0 }, [], undefined],
  ["with spaces alone", { ...all, articles: 0, checklists: 0 }, [], undefined],
  ["with none of them", { ...all, articles: 0, spaces: 0, checklists: 0 }, [], "equipement"],
  ["with the last step passed over", { ...boat, readEngines: 1, maintenances: 1 }, ["equipement"], undefined],
  ["with everything", all, [], undefined],
])("%s, a start goes on where something is left", (_, things, passed, expected) => {
  expect(nextFirstStep(things, passed)).toBe(expected);
});

test("nothing is done of a boat that is gone", () => {
  expect(isStepDone("entretien", { ...all, hasBoat: false })).toBe(false);
});
