import { describe, expect, test } from "vitest";
import { isActive, isPro } from "./subscription.ts";

const now = new Date("2026-07-14T12:00:00Z");
const ends = (date_fin: string | null, more: object = {}) => ({
  plan: "mensuel" as const,
  statut: "actif" as const,
  date_fin,
  created_at: "2026-01-01T00:00:00Z",
  ...more,
});
const LATER = "2026-08-01T00:00:00Z";
const BEFORE = "2026-07-01T00:00:00Z";

describe("a subscription is active", () => {
  test.each([
    ["until its end", ends(LATER), true],
    ["at the very instant of its end", ends("2026-07-14T12:00:00Z"), true],
    ["not after its end", ends("2026-07-14T11:59:59Z"), false],
    ["not without an end", ends(null), false],
    ["not once cancelled", { ...ends(LATER), statut: "résilié" as const }, false],
  ])("%s", (_name, term, expected) => {
    expect(isActive(term, now)).toBe(expected);
  });
});

const free = { est_demo: false };
type Terms = Parameters<typeof isPro>[1];

describe("an account is Pro", () => {
  test.each<[string, { est_demo: boolean }, Terms, boolean]>([
    ["never without a subscription", free, [], false],
    ["with an active monthly one", free, [ends(LATER)], true],
    ["with an active yearly one", free, [{ ...ends(LATER), plan: "annuel" }], true],
    ["with an active premium one", free, [{ ...ends(LATER), plan: "premium" }], true],
    ["not on the free plan", free, [{ ...ends(LATER), plan: "gratuit" }], false],
    ["not once it has ended", free, [ends(BEFORE)], false],
    ["always as the demo", { est_demo: true }, [], true],
    [
      "not when the latest active one is free",
      free,
      [ends(LATER), { ...ends(LATER), plan: "gratuit", created_at: "2026-06-01T00:00:00Z" }],
      false,
    ],
    [
      "when the latest active one is not free, in any order",
      free,
      [ends(LATER, { created_at: "2026-06-01T00:00:00Z" }), { ...ends(LATER), plan: "gratuit" }],
      true,
    ],
    [
      "when a later one has ended",
      free,
      [{ ...ends(BEFORE), plan: "gratuit", created_at: "2026-06-01T00:00:00Z" }, ends(LATER)],
      true,
    ],
  ])("%s", (_name, account, terms, expected) => {
    expect(isPro(account, terms, now)).toBe(expected);
  });
});
