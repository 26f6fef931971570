import { describe, expect, test } from "vitest";
import { isCounted, mayAsk, mostSettled, questionBefore, settledMoment, withCounted } from "./index.ts";

const now = new Date("2026-11-17T12:00:00Z");

describe("when a question of a device was asked", () => {
  test.each([
    ["a moment ago", "2026-11-17T11:59:00.000Z", "2026-11-17T11:59:00.000Z", "2026-11-17"],
    ["late in the evening of Paris", "2026-11-16T23:30:00.000Z", "2026-11-16T23:30:00.000Z", "2026-11-17"],
    ["a week ago", "2026-11-10T12:00:00.000Z", "2026-11-10T12:00:00.000Z", "2026-11-10"],
    [
      "three weeks ago, it counts on the earliest day",
      "2026-10-27T12:00:00.000Z",
      "2026-10-27T12:00:00.000Z",
      "2026-11-10",
    ],
    ["before what is kept", "2019-01-01T00:00:00.000Z", "2025-11-17T12:00:00.000Z", "2026-11-10"],
    ["by a clock that is ahead", "2027-01-01T00:00:00.000Z", "2026-11-17T12:00:00.000Z", "2026-11-17"],
  ])("%s", (_name, posee_le, at, day) => {
    expect(settledMoment(posee_le, now)).toEqual({ at: new Date(at), day });
  });
});

test.each([
  ["an answer of the sheets", { urgence: false, origine: "fiches" }, true],
  ["one from one's own rows", { urgence: false, origine: "donnees" }, true],
  ["none, or one that asks back", { urgence: false, origine: "aucune" }, false],
  ["an emergency", { urgence: true, origine: "fiches" }, false],
] as const)("%s is counted: %o", (_name, answer, expected) => {
  expect(isCounted(answer)).toBe(expected);
});

test.each([
  [{ date_usage: "2026-11-17", questions_count: 1 }, "2026-11-17", { date_usage: "2026-11-17", questions_count: 2 }],
  [{ date_usage: "2026-11-16", questions_count: 3 }, "2026-11-17", { date_usage: "2026-11-17", questions_count: 1 }],
  [{ date_usage: "2026-11-17", questions_count: 1 }, "2026-11-16", { date_usage: "2026-11-17", questions_count: 1 }],
])("%o and one of %s", (usage, day, expected) => {
  expect(withCounted(usage, day)).toEqual(expected);
});

test.each([
  [undefined, false, true],
  [2, false, true],
  [3, false, false],
  [3, true, true],
  [200, true, false],
])("with %s asked, Pro %s, one may ask: %s", (questions_count, pro, expected) => {
  const today = "2026-11-17";
  const usage = questions_count === undefined ? undefined : { date_usage: today, questions_count };
  expect(mayAsk(usage, { pro, today })).toBe(expected);
});

test("a settled day counts more than a device may ask, and not without end", () => {
  expect([mostSettled({ pro: false }), mostSettled({ pro: true })]).toEqual([15, 200]);
});

describe("the question before", () => {
  const asked = (question: string, created_at: string) => ({ question, created_at });
  const list = [asked("b", "2026-11-17T11:55:00.000Z"), asked("a", "2026-11-17T11:50:00.000Z")];
  test.each([
    ["is the last one", now, "b"],
    ["and none that came after", new Date("2026-11-17T11:52:00Z"), "a"],
    ["and none of long ago", new Date("2026-11-17T12:20:00Z"), undefined],
  ])("%s", (_name, at, expected) => {
    expect(questionBefore(list, at)).toBe(expected);
    expect(questionBefore([...list].reverse(), at)).toBe(expected);
  });
});
