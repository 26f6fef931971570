import type { Maintenance } from "@bosco/domain/maintenance";
import { expect, test } from "vitest";
import { dueText } from "./due-text.ts";

const work = { statut: "En attente", date_echeance: "2027-03-12", heures_echeance: 900, date_realisation: null };
const at = (heures_moteur: number | null) => ({ today: "2026-06-15", heures_moteur, readings: [] });

test.each([
  ["hours alone", null, 905, "à 900 h, dépassées de 5 h"],
  ["hours or a date", 12, 905, "à 900 h ou le 12/03/2027, heures dépassées de 5 h"],
  ["hours just reached", 12, 900, "à 900 h ou le 12/03/2027, heures atteintes"],
  ["hours of a meter that nobody has read", null, null, "à 900 h"],
  ["the same, or a date", 12, null, "à 900 h ou le 12/03/2027"],
  ["hours left", null, 850, "à 900 h, reste 50 h"],
])("%s", (_name, recurrence_mois, heures, text) => {
  const of = { ...work, recurrence_mois } as Maintenance;
  expect(dueText(of, at(heures)).replaceAll("\u00a0", " ")).toBe(text);
});
