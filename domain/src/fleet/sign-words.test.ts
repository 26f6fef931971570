import { expect, test } from "vitest";
import { fleetSentence } from "./fleet-sentence.ts";
import { columnWords, shownSigns, signWords } from "./sign-words.ts";
import { noSigns, type Signs } from "./signs.ts";

const signs = (more: Partial<Signs> = {}): Signs => ({
  ...noSigns(),
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
  ["papersExpired", 1, "1\u00a0papier expiré"],
  ["papersExpired", 2, "2\u00a0papiers expirés"],
  ["papersExpiring", 1, "1\u00a0papier expire bientôt"],
  ["papersExpiring", 3, "3\u00a0papiers expirent bientôt"],
  ["papersMissing", 1, "1\u00a0papier manquant"],
  ["papersMissing", 2, "2\u00a0papiers manquants"],
])("%s, %i: %s", (sign, count, words) => {
  expect(signWords(sign, count)).toBe(words);
});

test("under a heading with the threshold a count does not say it again", () => {
  expect(columnWords("critical", 2)).toBe("2\u00a0critiques");
  expect(columnWords("papersMissing", 1)).toBe("1\u00a0papier manquant");
});

test("the signs there are come the most urgent first", () => {
  const shown = shownSigns(
    signs({
      late: 2,
      soon: 1,
      expired: 3,
      expiring: 4,
      critical: 5,
      papersExpired: 6,
      papersExpiring: 7,
      papersMissing: 8,
    }),
  );
  expect(shown.map(({ sign }) => sign)).toEqual([
    ...["late", "expired", "papersExpired", "soon", "expiring", "papersExpiring", "critical", "papersMissing"],
  ]);
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
  [[signs({ papersExpired: 2, papersMissing: 2 })], "1\u00a0bateau · 2\u00a0papiers expirés"],
])("a fleet is told in one sentence", (all, sentence) => {
  expect(fleetSentence(all)).toBe(sentence);
});
