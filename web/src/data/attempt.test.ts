import { expect, test } from "vitest";
import { attempt } from "./attempt.ts";

test("a storage that answers is used, one that is full or forbidden is done without", () => {
  expect(attempt(() => "gardé")).toBe("gardé");
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(attempt(full)).toBeUndefined();
});
