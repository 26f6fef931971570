import type { Engine } from "@bosco/domain/boats";
import { expect, test } from "vitest";
import { engineClashes, engineSteps, engineValues } from "./engine-steps.ts";

const row = (id: string, heures: number, version = 1) =>
  ({ id, bateau_id: "b", nom: `Moteur ${id}`, type: "Yanmar", heures, version }) as Engine;
const [two, three] = [row("2", 790), row("3", 12)];

test("engines as they are stored give nothing to send", () => {
  const steps = engineSteps([two, three].map(engineValues), [two, three]);
  expect(steps).toEqual({ removed: [], edited: [], added: [] });
});

test("what is new is added, what is gone removed, and of the others only what differs is sent", () => {
  const four = { id: "4", nom: "Moteur 4", type: "Volvo", heures: 0 };
  const steps = engineSteps([{ ...engineValues(two), heures: 791 }, four], [two, three]);
  expect(steps).toEqual({ removed: [three], edited: [{ base: two, changed: { heures: 791 } }], added: [four] });
});

test.each([
  ["its hours too", { heures: 795 }, ["heures"]],
  ["another field", { nom: "Tribord" }, []],
])("an edit of the hours, while somebody else has changed %s", (_, theirs, expected) => {
  expect(engineClashes({ base: two, changed: { heures: 791 } }, { ...two, ...theirs })).toEqual(expected);
});
