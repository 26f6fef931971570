import { expect, test } from "vitest";
import { journalDetails } from "./journal-details.ts";

test("a change is told in the form's order and words, with French days", () => {
  const details = { date_fin: "2026-12-15", plan: "premium", role: "user", formule: "mensuel", email: "modifié" };
  expect(journalDetails(details)).toBe("e-mail modifié, rôle Utilisateur, plan Pro, formule mensuel, fin 15/12/2026");
});

test("a free plan and an administrator have their names, and no change says nothing", () => {
  expect(journalDetails({ plan: "gratuit", role: "admin" })).toBe("rôle Administrateur, plan Gratuit");
  expect(journalDetails({})).toBe("");
});
