import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "./test-render.ts";
import { useToday } from "./today.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 14, 23, 59, 50) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page left open past the reader's midnight shows the next day, drawn once more and not oftener", () => {
  const { now, seen } = renderHook(useToday);
  expect(now()).toBe("2026-11-14");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(now()).toBe("2026-11-15");
  act(() => void vi.advanceTimersByTime(600_000));
  expect(seen).toHaveLength(2);
});

test("a phone that slept through midnight wakes up on the new day", () => {
  const { now } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 10, 15, 7, 30));
  expect(now()).toBe("2026-11-14");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(now()).toBe("2026-11-15");
});

test("a page that is gone looks at no clock any more", () => {
  const { unmount } = renderHook(useToday);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
