import { expect, test } from "vitest";
import { isRenewal, paperExpiry } from "./expiry.ts";

const TODAY = "2026-05-01";

test.each([
  [null, null],
  ["2020-01-01", "Expiré"],
  ["2026-04-30", "Expiré"],
  ["2026-05-01", "Expiré"],
  ["2026-05-02", "Expire bientôt"],
  ["2026-05-31", "Expire bientôt"],
  ["2026-06-01", null],
])("on 1 May 2026 a paper that ends on %s is: %s", (date_expiration, badge) => {
  expect(paperExpiry({ date_expiration }, TODAY)).toBe(badge);
});

test.each([
  ["2026-05-01", "2027-05-01", true],
  ["2026-05-01", "2026-05-01", false],
  ["2027-05-01", "2026-05-01", false],
  [null, "2027-05-01", false],
  ["2026-05-01", null, false],
  [null, null, false],
])("from %s to %s is a renewal: %s", (before, after, renewed) => {
  expect(isRenewal({ date_expiration: before }, { date_expiration: after })).toBe(renewed);
});
