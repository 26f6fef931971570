import { expect, test } from "vitest";
import { limitWords } from "./limit-words.ts";
import { aMaintenance } from "./test-maintenance.ts";

const date_echeance = "2027-03-12";

test.each([
  ["a date", { recurrence: "Annuelle" }, "le 12/03/2027"],
  ["hours", { recurrence: "Tous les 100 heures", heures_echeance: 900 }, "à 900\u00a0h"],
  ["hours that are not said yet", { recurrence: "Tous les 100 heures" }, "le 12/03/2027"],
  [
    "both",
    { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250, heures_echeance: 1_012.5 },
    "à 1\u202f012,5\u00a0h ou le 12/03/2027",
  ],
] as const)("%s in words", (_name, of, words) => {
  expect(limitWords(aMaintenance({ date_echeance, ...of }))).toBe(words);
});

test("hours are written as the place they stand in wants them", () => {
  const m = aMaintenance({ date_echeance, recurrence: "Tous les 100 heures", heures_echeance: 900 });
  expect(limitWords(m, (value) => `${value} heures`)).toBe("à 900 heures");
});
