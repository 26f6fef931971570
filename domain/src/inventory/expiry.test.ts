import { expect, test } from "vitest";
import { byExpiry, expiry, expiryAboard } from "./expiry.ts";

const today = "2026-03-01";

test.each([
  [null, null],
  ["2020-01-01", "Périmé"],
  ["2026-02-28", "Périmé"],
  ["2026-03-01", "Périmé"],
  ["2026-03-02", "Expire bientôt"],
  ["2026-03-30", "Expire bientôt"],
  ["2026-03-31", "Expire bientôt"],
  ["2026-04-01", null],
])("an article of %s is %s", (date_peremption, expected) => {
  expect(expiry({ date_peremption }, today)).toBe(expected);
});

test("what is used up can't go bad", () => {
  expect(expiryAboard({ date_peremption: "2026-02-28", quantite: 0 }, today)).toBe(null);
  expect(expiryAboard({ date_peremption: "2026-02-28", quantite: 0.5 }, today)).toBe("Périmé");
});

test("what expires first comes first; what is used up or keeps for ever is left out", () => {
  const of = (nom: string, date_peremption: string | null, quantite = 1) => ({ nom, date_peremption, quantite });
  const listed = byExpiry([of("b", "2026-05-01"), of("sel", null), of("a", "2026-04-01"), of("fini", "2026-01-01", 0)]);
  expect(listed.map(({ nom }) => nom)).toEqual(["a", "b"]);
});
