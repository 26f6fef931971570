import { describe, expect, test } from "vitest";
import { endOfPeriod, formuleOf, freePlanEnd, planLabel } from "./formule.ts";

describe("a period ends", () => {
  test.each([
    ["2026-03-15", "mensuel", "2026-04-15"],
    ["2026-01-31", "mensuel", "2026-02-28"],
    ["2028-01-31", "mensuel", "2028-02-29"],
    ["2026-12-31", "mensuel", "2027-01-31"],
    ["2026-03-15", "annuel", "2027-03-15"],
    ["2028-02-29", "annuel", "2029-02-28"],
  ] as const)("%s + %s: %s", (start, formule, end) => {
    expect(endOfPeriod(start, formule)).toBe(end);
  });
});

const from = (date_debut: string | null, date_fin: string | null) => ({ date_debut, date_fin });

describe("the formule of a subscription", () => {
  test.each([
    ["330 days are monthly", from("2026-01-01T12:00:00Z", "2026-11-27T12:00:00Z"), "mensuel"],
    ["331 days are yearly", from("2026-01-01T12:00:00Z", "2026-11-28T12:00:00Z"), "annuel"],
    ["a year is yearly", from("2026-01-01T12:00:00Z", "2027-01-01T12:00:00Z"), "annuel"],
    ["without an end it is monthly", from("2026-01-01T12:00:00Z", null), "mensuel"],
    ["without a start it is monthly", from(null, "2026-01-01T12:00:00Z"), "mensuel"],
  ])("%s", (_name, dates, expected) => {
    expect(formuleOf(dates)).toBe(expected);
  });
});

test("the administrator's list says gratuit without a subscription or on the free plan", () => {
  const year = from("2026-01-01T12:00:00Z", "2027-01-01T12:00:00Z");
  expect(planLabel(undefined)).toBe("gratuit");
  expect(planLabel({ ...year, plan: "gratuit" })).toBe("gratuit");
  expect(planLabel({ ...year, plan: "premium" })).toBe("annuel");
  expect(planLabel({ ...from(null, null), plan: "mensuel" })).toBe("mensuel");
});

test("the free plan ends a year after the account was made", () => {
  expect(freePlanEnd("2026-07-14")).toBe("2027-07-14");
  expect(freePlanEnd("2028-02-29")).toBe("2029-02-28");
});
