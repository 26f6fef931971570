import { expect, test } from "vitest";
import { questionsLeft } from "./questions-left.ts";

const today = "2026-11-15";
const usage = (questions_count: number, date_usage = today) => ({ date_usage, questions_count });

test.each([
  ["nothing asked yet", undefined, false, 3],
  ["one asked", usage(1), false, 2],
  ["all asked", usage(3), false, 0],
  ["more than all, after a downgrade", usage(40), false, 0],
  ["all asked yesterday", usage(3, "2026-11-14"), false, 3],
  ["a Pro account", usage(150), true, 999],
])("%s", (_, asked, pro, left) => {
  expect(questionsLeft(asked, { pro, today })).toBe(left);
});
