import { expect, test } from "vitest";
import { addDays } from "../days/index.ts";
import { judgeDeparture } from "./judge.ts";
import type { DepartureRows } from "./rows.ts";
import { aTrip, readyRows, TODAY } from "./test-departure.ts";
import type { Trip } from "./trip.ts";
import { rulesToLookAt, vitalRules } from "./what-if.ts";

const toLookAt = (rows: DepartureRows, trip: Trip) => [
  ...rulesToLookAt(judgeDeparture(rows, trip, TODAY).raisons, rows, trip, TODAY),
];
const bare = () => readyRows({ articles: [] });

test("a look of today settles what is not written down", () => {
  expect(toLookAt(bare(), aTrip())).toEqual(expect.arrayContaining(["assechement", "piles"]));
});

test("a boat that lacks nothing has nothing to look at", () => {
  expect(toLookAt(readyRows(), aTrip())).toEqual([]);
});

test("of a departure too far ahead, a look of today settles nothing", () => {
  expect(toLookAt(bare(), aTrip({ depart: addDays(TODAY, 60) }))).toEqual([]);
});

test("vital is what keeps one ashore, aboard or not", () => {
  const vital = vitalRules(readyRows(), aTrip({ zone: "semi-hauturier" }), TODAY);
  expect([...vital]).toEqual(expect.arrayContaining(["gilets-150", "radeau", "incendie"]));
  expect(vital.has("assechement")).toBe(false);
});
