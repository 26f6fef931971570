import { expect, test } from "vitest";
import { Known } from "./known.ts";
import type { Refused, Waiting } from "./waiting.ts";

const write = (place: number): Waiting => ({
  place,
  operationId: `op-${place}`,
  call: "inventory.adjust",
  input: { id: "a", delta: 1 },
  at: "2026-11-14T12:00:00Z",
  words: "Rouet : quantité +1",
});
const answered = (place: number) => ({ ...write(place), output: {} });
const refused = (place: number): Refused => ({
  ...write(place),
  why: { status: 403, code: "LIMITE_ATTEINTE", message: "x", defined: false },
});
const places = (writes: readonly Waiting[]) => writes.map(({ place }) => place);

test("writes are shown in their order, answered or not, until what was read holds them", () => {
  const known = new Known();
  for (const place of [2, 1, 3]) known.hear({ kept: write(place) });
  known.hear({ answered: answered(1) });
  expect(places(known.waiting)).toEqual([2, 3]);
  expect(places(known.shown())).toEqual([1, 2, 3]);
  expect(known.isRead([1])).toBe(true);
  expect(known.isRead([1])).toBe(false);
  expect(places(known.shown())).toEqual([2, 3]);
});

test("what was answered while the page read its database does not wait again", () => {
  const known = new Known();
  known.hear({ answered: answered(1) });
  known.hear({ kept: write(3) });
  known.hear({ gone: 4 });
  known.add({ waiting: [write(1), write(2)], answered: [], refused: [refused(4), refused(5)] });
  expect(places(known.waiting)).toEqual([2, 3]);
  expect(places(known.refused)).toEqual([5]);
});

test("the word that a write was read may come before the word that it was answered", () => {
  const known = new Known();
  known.hear({ kept: write(1) });
  known.isRead([1]);
  expect(places(known.shown())).toEqual([1]);
  known.hear({ answered: answered(1) });
  expect(known.shown()).toEqual([]);
});

test("the word that a write is kept may come after the word that it was answered, or refused", () => {
  const known = new Known();
  known.hear({ answered: answered(1) });
  known.hear({ refused: refused(2) });
  known.hear({ kept: write(1) });
  known.hear({ kept: write(2) });
  expect(known.waiting).toEqual([]);
  expect(places(known.refused)).toEqual([2]);
});

test("what takes the place of a refused write waits at the end; a write made again keeps its place", () => {
  const known = new Known();
  known.hear({ refused: refused(1) });
  for (const place of [2, 3]) known.hear({ kept: write(place) });
  known.hear({ gone: 1, instead: write(4) });
  known.hear({ kept: { ...write(2), operationId: "again" } });
  expect(known.refused).toEqual([]);
  expect(known.waiting.map(({ operationId }) => operationId)).toEqual(["again", "op-3", "op-4"]);
});
