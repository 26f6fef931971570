import { expect, test } from "vitest";
import { splitTypedModel } from "./typed-model.ts";

const makers = ["Amel", "Bénéteau", "Fountaine Pajot", "RM"];

test.each([
  ["Kelt 7.60", "Kelt", "7.60"],
  ["  beneteau   First 30 ", "Bénéteau", "First 30"],
  ["fountaine pajot Maldives 32", "Fountaine Pajot", "Maldives 32"],
  ["Muscadet", "", "Muscadet"],
  ["Amel", "Amel", ""],
  ["RMS 900", "RMS", "900"],
  ["", "", ""],
])("« %s » is %s, %s", (typed, nom_constructeur, nom_modele) => {
  expect(splitTypedModel(typed, makers)).toEqual({ nom_constructeur, nom_modele });
});

test("what is too long for a field is cut to it", () => {
  expect(splitTypedModel(`Chantier ${"long ".repeat(40)}`, []).nom_modele.length).toBeLessThanOrEqual(80);
});
