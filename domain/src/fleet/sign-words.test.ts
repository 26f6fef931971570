import { expect, test } from "vitest";
import { fleetSentence } from "./fleet-sentence.ts";
import { shownSigns, signWords } from "./sign-words.ts";
import type { Signs } from "./signs.ts";

const signs = (more: Partial<Signs> = {}): Signs => ({
  late: 0,
  soon: 0,
  expired: 0,
  expiring: 0,
  critical: 0,
  ...more,
});

test.each<[keyof Signs, number, string]>([
  ["late", 1, "1\u00a0en retard"],
  ["late", 1200, "1\u202f200\u00a0en retard"],
  ["soon", 2, "2\u00a0bientôt"],
  ["expired", 1, "1\u00a0périmé"],
  ["expired", 2, "2\u00a0périmés"],
  ["expiring", 1, "1\u00a0expire bientôt"],
  ["expiring", 2, "2\u00a0expirent bientôt"],
  ["critical", 1, "1\u00a0critique (<\u00a025\u00a0%)"],
  ["critical", 2, "2\u00a0critiques (<\u00a025\u00a0%)"],
])("%s, %i: %s", (sign, count, words) => {
  expect(signWords(sign, count)).toBe(words);
});

test("the signs there are come the most urgent first", () => {
  const shown = shownSigns(signs({ late: 2, soon: 1, expired: 3, expiring: 4, critical: 5 }));
  expect(shown.map(({ sign }) => sign)).toEqual(["late", "expired", "soon", "expiring", "critical"]);
});

test.each(Object.keys(signs()) as (keyof Signs)[])("a boat with %s only is not one with nothing to say of", (sign) => {
  expect(shownSigns(signs({ [sign]: 1 }))).toEqual([{ sign, words: signWords(sign, 1) }]);
  expect(shownSigns(signs())).toEqual([]);
});

test.each([
  [[signs()], "1\u00a0bateau"],
  [[signs({ late: 1 }), signs()], "2\u00a0bateaux · 1\u00a0maintenance en retard"],
  [
    [signs({ late: 2, expired: 1 }), signs({ late: 3, critical: 9 })],
    "2\u00a0bateaux · 5\u00a0maintenances en retard · 1\u00a0article périmé",
  ],
])("a fleet is told in one sentence", (all, sentence) => {
  expect(fleetSentence(all)).toBe(sentence);
});
