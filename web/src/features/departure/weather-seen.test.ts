import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../data/test-storage.ts";
import { isWeatherSeen, setWeatherSeen } from "./weather-seen.ts";

const [TODAY, TOMORROW] = ["2026-05-02", "2026-05-03"];

beforeEach(() => void stubStorage());

test("each boat has a mark of its own", () => {
  setWeatherSeen("a", TODAY, true);
  setWeatherSeen("b", TODAY, true);
  expect([isWeatherSeen("a", TODAY), isWeatherSeen("b", TODAY)]).toEqual([true, true]);
  setWeatherSeen("a", TODAY, false);
  expect([isWeatherSeen("a", TODAY), isWeatherSeen("b", TODAY)]).toEqual([false, true]);
});

test("a mark is of its day, and the next day's takes its place", () => {
  setWeatherSeen("a", TODAY, true);
  expect(isWeatherSeen("a", TOMORROW)).toBe(false);
  setWeatherSeen("b", TOMORROW, true);
  expect([isWeatherSeen("a", TOMORROW), isWeatherSeen("b", TOMORROW)]).toEqual([false, true]);
});

test("a device that keeps nothing has looked at nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  setWeatherSeen("a", TODAY, true);
  expect(isWeatherSeen("a", TODAY)).toBe(false);
});
