import { expect, test } from "vitest";
import type { Recurrence } from "./recurrence.ts";
import { recurrenceWords } from "./recurrence-words.ts";

test.each<[Recurrence, number | null, number | null, string]>([
  ["Aucune", null, null, ""],
  ["Annuelle", 12, null, "Annuelle"],
  ["Tous les 100 heures", null, 100, "Toutes les 100 heures"],
  ["Autre", 24, null, "Tous les 2\u00a0ans"],
  ["Autre", 12, null, "Tous les ans"],
  ["Autre", 1, null, "Tous les mois"],
  ["Autre", 18, null, "Tous les 18\u00a0mois"],
  ["Autre", null, 250, "Toutes les 250\u00a0h"],
  ["Autre", 24, 1000, "Tous les 2\u00a0ans ou toutes les 1\u202f000\u00a0h"],
])("%s, %s months, %s hours: « %s »", (recurrence, recurrence_mois, recurrence_heures, words) => {
  expect(recurrenceWords({ recurrence, recurrence_mois, recurrence_heures })).toBe(words);
});

test("what counts from its due date says so, unless it does not recur", () => {
  const yearly = { recurrence: "Annuelle", recurrence_mois: 12, recurrence_heures: null, a_date_fixe: true } as const;
  expect(recurrenceWords(yearly)).toBe("Annuelle, à date fixe");
  expect(recurrenceWords({ ...yearly, recurrence: "Aucune", recurrence_mois: null })).toBe("");
});
