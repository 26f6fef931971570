import { expect, test } from "vitest";
import { attentionSentence, reminderPage, reminderWhen } from "./words.ts";

const kinds = { m: "maintenance", a: "article", d: "document" } as const;
const of = (letters: string) =>
  [...letters].map((letter) => ({ genre: kinds[letter as keyof typeof kinds], bateau_id: "b1" }));

test.each([
  ["mmd", "2\u00a0entretiens et 1\u00a0papier demandent votre attention"],
  ["m", "1\u00a0entretien demande votre attention"],
  ["aaddm", "1\u00a0entretien, 2\u00a0articles et 2\u00a0papiers demandent votre attention"],
  ["", "Rien ne demande votre attention"],
])("%s is said « %s »", (letters, sentence) => {
  expect(attentionSentence(of(letters))).toBe(sentence);
});

test.each<[Parameters<typeof reminderWhen>[0], string]>([
  [
    { genre: "maintenance", etat: "dépassé", date: "2026-11-01", heures_restantes: null },
    "en retard depuis le 01/11/2026",
  ],
  [{ genre: "maintenance", etat: "bientôt", date: "2026-12-01", heures_restantes: null }, "à faire le 01/12/2026"],
  [{ genre: "maintenance", etat: "bientôt", date: null, heures_restantes: 8 }, "dans 8\u00a0h moteur"],
  [{ genre: "maintenance", etat: "dépassé", date: null, heures_restantes: -12.5 }, "dépassé de 12,5\u00a0h moteur"],
  [{ genre: "maintenance", etat: "dépassé", date: null, heures_restantes: 0 }, "heures moteur atteintes"],
  [{ genre: "article", etat: "dépassé", date: "2026-11-01", heures_restantes: null }, "périmé le 01/11/2026"],
  [{ genre: "document", etat: "dépassé", date: "2026-11-01", heures_restantes: null }, "expiré le 01/11/2026"],
  [{ genre: "document", etat: "bientôt", date: "2026-12-01", heures_restantes: null }, "expire le 01/12/2026"],
])("%o is « %s »", (one, words) => {
  expect(reminderWhen(one)).toBe(words);
});

test("one boat's work opens that boat's page, several kinds or boats the dashboard", () => {
  expect(reminderPage(of("mm"))).toBe("/maintenance?bateau=b1");
  expect(reminderPage(of("a"))).toBe("/inventory?bateau=b1");
  expect(reminderPage(of("d"))).toBe("/papiers?bateau=b1");
  expect(reminderPage(of("ma"))).toBe("/dashboard");
  expect(reminderPage([...of("m"), { genre: "maintenance", bateau_id: "b2" }])).toBe("/dashboard");
  expect(reminderPage([])).toBe("/dashboard");
});
