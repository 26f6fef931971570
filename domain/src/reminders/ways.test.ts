import { expect, test } from "vitest";
import { isReminded, reminderWays } from "./ways.ts";

const device = { id: "a", appareil: null, created_at: "", courant: true };
const none = { courriel: "hebdomadaire", courriel_possible: false, push: false, appareils: [] } as const;

test.each<[string, Partial<Parameters<typeof reminderWays>[0]>, boolean, boolean]>([
  ["without mail or a device", {}, false, false],
  ["by mail", { courriel_possible: true }, true, false],
  ["never by mail", { courriel_possible: true, courriel: "jamais" }, false, false],
  ["by push without a device", { push: true }, false, false],
  ["on a device that is off", { appareils: [device] }, false, false],
  ["on a device", { push: true, appareils: [device] }, false, true],
  ["both ways", { courriel_possible: true, courriel: "quotidien", push: true, appareils: [device] }, true, true],
])("%s", (_case, choices, courriel, push) => {
  const settings = { ...none, ...choices, appareils: [...(choices.appareils ?? [])] };
  expect(reminderWays(settings)).toEqual({ courriel, push });
  expect(isReminded(settings)).toBe(courriel || push);
});
