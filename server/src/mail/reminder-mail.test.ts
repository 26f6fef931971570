import type { Reminder } from "@bosco/domain/reminders";
import { expect, test } from "vitest";
import { writeReminders } from "./reminder-mail.ts";
import { typedByOthers } from "./typed-by-others.ts";

const one: Reminder = {
  ...{ genre: "maintenance", id: "m", bateau_id: "b", bateau: "Korrigan", titre: "Vidange", etat: "bientôt" },
  ...{ date: "2026-12-01", heures_restantes: null },
};
const written = (more: { total?: number; essai?: boolean; rappels?: Reminder[] }) =>
  writeReminders(
    {
      kind: "reminders",
      to: "x@bosco.test",
      id: "j",
      essai: false,
      rappels: [one, one],
      total: 2,
      token: "t",
      ...more,
    },
    "https://bosco.example.org",
  );

test("of more than it names it says how many there are, and which these are", () => {
  const { subject, text } = written({ total: 1_500 });
  expect(subject).toMatch(/^1[\u00a0\u202f]500\u00a0rappels demandent votre attention – Bosco$/);
  expect(text).toContain("En voici les 2\u00a0premiers, du plus pressant au moins pressant.");
});

test.each([
  [false, "parce que les rappels par e-mail sont activés dans votre profil."],
  [true, "parce que vous avez demandé un essai dans votre profil."],
])("says why it comes, a trial (%s) too", (essai, reason) => {
  const { text, html } = written({ essai });
  for (const form of [text, html]) expect(form).toContain(reason);
});

test("makes no link of what somebody has called a boat or a work", () => {
  const rappels = [{ ...one, bateau: "www.gagnez.example", titre: "Voir https://gagnez.example\nvite" }];
  const { text, html } = written({ rappels, total: 1 });
  for (const form of [text, html]) {
    expect(form).not.toMatch(/www\.|:\/\/gagnez/);
    expect(form).not.toContain("gagnez.example");
    expect(form).toContain("gagnez.\u200cexample");
  }
  expect(text).toContain("gagnez.\u200cexample vite");
});

test.each([
  ["Voir gagnez.example/lot", "Voir gagnez.\u200cexample/lot"],
  ["moi@gagnez.example", "moi@gagnez.\u200cexample"],
  ["a.b.example", "a.\u200cb.\u200cexample"],
  ["gagnez\u3002example", "gagnez\u3002\u200cexample"],
  ["wwwww..gagnez", "ww .gagnez"],
  ["Vidange 2.5 l, filtre n\u00ba 3. Puis joint.", "Vidange 2.5 l, filtre n\u00ba 3. Puis joint."],
])("what somebody has typed reads as before, and is no address: %s", (typed, written) => {
  expect(typedByOthers(typed)).toBe(written);
});
