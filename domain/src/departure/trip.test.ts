import { expect, test } from "vitest";
import { returnDay, seasonsOf } from "./trip.ts";

test.each<[string, number, string[]]>([
  ["2026-05-31", 1, ["inter-saison"]],
  ["2026-05-31", 2, ["inter-saison", "été"]],
  ["2026-09-30", 2, ["inter-saison", "été"]],
  ["2026-11-30", 1, ["inter-saison"]],
  ["2026-11-30", 2, ["hiver", "inter-saison"]],
  ["2026-02-28", 2, ["hiver", "inter-saison"]],
  ["2026-05-15", 160, ["inter-saison", "été"]],
  ["2026-11-15", 120, ["hiver", "inter-saison"]],
  ["2026-01-01", 365, ["hiver", "inter-saison", "été"]],
])("a trip from %s for %i days sees %j", (depart, jours, seasons) => {
  expect([...new Set(seasonsOf({ depart, jours }))].sort()).toEqual(seasons);
});

test("one that takes no day ends on the day it began", () => {
  expect(returnDay({ depart: "2026-05-03", jours: 0 })).toBe("2026-05-03");
});
