import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewSession, untilRenewed } from "./renewal.ts";
import { MemoryLocks } from "./test-locks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has come by now. */
function follow(wait: Promise<unknown>) {
  const state = { isOver: false };
  void wait.then(() => {
    state.isOver = true;
  });
  return state;
}

test("while one page renews the session, another waits for it", async () => {
  vi.stubGlobal("navigator", { locks: new MemoryLocks() });
  let answer = (_: string) => {};
  const renewed = renewSession(() => new Promise<string>((resolve) => (answer = resolve)));
  const waiting = follow(untilRenewed());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.isOver).toBe(false);
  answer("nouvelle");
  await expect(renewed).resolves.toBe("nouvelle");
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.isOver).toBe(true);
});

test("a renewal that is refused keeps nobody waiting", async () => {
  vi.stubGlobal("navigator", { locks: new MemoryLocks() });
  await expect(renewSession(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  const waiting = follow(untilRenewed());
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.isOver).toBe(true);
});

test("a browser without locks renews all the same, and waits as long as that usually takes", async () => {
  vi.stubGlobal("navigator", {});
  await expect(renewSession(async () => "nouvelle")).resolves.toBe("nouvelle");
  const waiting = follow(untilRenewed());
  await vi.advanceTimersByTimeAsync(999);
  expect(waiting.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isOver).toBe(true);
});
