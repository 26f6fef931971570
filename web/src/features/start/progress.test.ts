import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "../../data/test-storage.ts";
import { isStartOpen } from "../../fleet/first-start.ts";
import { endStart, keepProgress, readProgress } from "./progress.ts";

beforeEach(stubStorage);

test("a start that was begun goes on as it was left, until it is ended", () => {
  expect(isStartOpen()).toBe(false);
  keepProgress({ passed: ["moteur"], kind: "semi-rigide" });
  expect(isStartOpen()).toBe(true);
  expect(readProgress()).toEqual({ passed: ["moteur"], kind: "semi-rigide" });
  endStart();
  expect(isStartOpen()).toBe(false);
  expect(readProgress()).toEqual({ passed: [], kind: undefined });
});

test.each(["", "null", "[]", '"x"', '{"passees":"moteur","genre":7}', '{"passees":["voile"]}'])(
  "what is kept and is none of ours (%s) passes over nothing",
  (kept) => {
    localStorage.setItem("bosco-demarrage", kept);
    expect(readProgress()).toEqual({ passed: [], kind: undefined });
  },
);
