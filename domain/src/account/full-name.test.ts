import { expect, test } from "vitest";
import { fullName, nameAboard } from "./full-name.ts";

test.each([
  ["Camille", "Le Goff", "Camille Le Goff"],
  ["Camille", null, "Camille"],
  [null, null, "c@bosco.test"],
])("%s %s is called %s", (prenom, nom, name) => {
  expect(fullName({ prenom, nom, email: "c@bosco.test" })).toBe(name);
});

test.each([
  ["Camille", null, "Camille"],
  [null, null, "c"],
])("aboard, %s %s is called %s", (prenom, nom, name) => {
  expect(nameAboard({ prenom, nom, email: "c@bosco.test" })).toBe(name);
});
