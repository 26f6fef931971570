import { expect, test } from "vitest";
import { frenchAge } from "./age.ts";

const now = new Date(2026, 10, 16, 11, 0).getTime();
const minutes = (count: number) => now - count * 60_000;

test.each([
  [now + 5_000, "d’il y a moins d’une minute"],
  [minutes(0.5), "d’il y a moins d’une minute"],
  [minutes(5), "d’il y a 5\u00a0min"],
  [minutes(59.9), "d’il y a 59\u00a0min"],
  [minutes(125), "d’il y a 2\u00a0h"],
  [new Date(2026, 10, 14, 10, 32).getTime(), "du 14/11 à 10\u00a0h\u00a032"],
  [new Date(2025, 11, 31, 9, 5).getTime(), "du 31/12/2025 à 9\u00a0h\u00a005"],
])("what was read at %s is told by its age", (readAt, text) => {
  expect(frenchAge(readAt, now)).toBe(text);
});
