import { expect, test } from "vitest";
import { secretKeeper } from "./calendar-address.ts";

test("a secret stays for the same intention until it has succeeded, and is no other's", () => {
  const keeper = secretKeeper();
  const first = keeper.secretFor("Korrigan");
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(keeper.secretFor("Korrigan")).toBe(first);
  const other = keeper.secretFor("Pétrel");
  expect(other).not.toBe(first);
  keeper.forget();
  expect(keeper.secretFor("Pétrel")).not.toBe(other);
});
