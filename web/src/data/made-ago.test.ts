import { expect, test } from "vitest";
import { madeAgo } from "./made-ago.ts";

const now = Date.parse("2026-11-18T08:00:00.000Z");

test.each([
  ["just now", "2026-11-18T07:59:59.001Z", 0],
  ["three days ago", "2026-11-15T07:59:59.500Z", 259_200],
  ["by a clock that was set back since", "2026-11-19T08:00:00.000Z", 0],
  ["a year ago, by a clock that was set since", "2025-11-18T08:00:00.000Z", 0],
  ["nobody knows when", "", 0],
])("pressed %s", (_name, at, seconds) => expect(madeAgo(at, now)).toBe(seconds));
