import { expect, test } from "vitest";
import { createRecentChanges } from "./recent-changes.ts";

function withClock() {
  let ms = 0;
  const recent = createRecentChanges(() => ms);
  return { recent, wait: (more: number) => (ms += more) };
}

test("a user's changes of the asked time are remembered, once a table, and nobody else's", () => {
  const { recent, wait } = withClock();
  wait(10_000);
  recent.note("a", "bateaux");
  wait(1_000);
  recent.note("a", "taches");
  recent.note("a", "taches");
  recent.note("b", "inventaire");
  expect(recent.within("a", 5_000)).toEqual(["bateaux", "taches"]);
  expect(recent.within("a", 500)).toEqual(["taches"]);
  expect(recent.within("c", 5_000)).toEqual([]);
});

test("a table that changes again counts by its last change", () => {
  const { recent, wait } = withClock();
  wait(10_000);
  recent.note("a", "bateaux");
  wait(5_000);
  recent.note("a", "bateaux");
  expect(recent.within("a", 1_000)).toEqual(["bateaux"]);
});

test("what lies before the memory may be anything", () => {
  const { recent, wait } = withClock();
  wait(1_000);
  expect(recent.within("a", 2_000)).toBe("everything");
  wait(120_000);
  expect(recent.within("a", 2_000)).toEqual([]);
  expect(recent.within("a", 61_000)).toBe("everything");
  recent.startAnew();
  expect(recent.within("a", 2_000)).toBe("everything");
});
