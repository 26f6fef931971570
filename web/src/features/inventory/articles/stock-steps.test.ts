import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StockSteps, shownQuantity } from "./stock-steps.ts";

const article = { id: "a", quantite: 2, version: 1 };
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function track(answer: (delta: number) => Promise<{ id: string; quantite: number; version: number } | undefined>) {
  const sent: number[] = [];
  const steps = new StockSteps((_id, delta) => {
    sent.push(delta);
    return answer(delta);
  });
  const shown = (row = article) => shownQuantity(row, steps.get("a"));
  const tap = (change: number) => steps.set(article, shown() + change);
  return { steps, sent, shown, tap };
}

test("a series of taps shows at once and is sent as one difference", async () => {
  const { sent, shown, tap } = track(async (delta) => ({ id: "a", quantite: 2 + delta, version: 2 }));
  for (const change of [1, 1, 1, -1]) tap(change);
  expect([shown(), sent]).toEqual([4, []]);
  await vi.advanceTimersByTimeAsync(700);
  expect([shown(), sent]).toEqual([4, [2]]);
});

test("when it can't be saved, the stored quantity shows again", async () => {
  const { shown, tap } = track(async () => undefined);
  tap(1);
  expect(shown()).toBe(3);
  await vi.advanceTimersByTimeAsync(700);
  expect(shown()).toBe(2);
});

test("somebody else's taps are in what comes back", async () => {
  const { shown, tap } = track(async () => ({ id: "a", quantite: 9, version: 5 }));
  tap(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(shown()).toBe(9);
  expect(shown({ ...article, quantite: 10, version: 6 })).toBe(10);
});

test("a slow save blocks the stepper; taps made just before are sent after it", async () => {
  let answer = (_: { id: string; quantite: number; version: number }) => {};
  const { steps, sent, shown, tap } = track(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  tap(1);
  await vi.advanceTimersByTimeAsync(650);
  tap(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(steps.get("a")?.busy).toBe(true);
  answer({ id: "a", quantite: 3, version: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, shown()]).toEqual([[1, 1], 4]);
});

test("what waits is sent when the page is left", async () => {
  const { steps, sent, tap } = track(async () => undefined);
  tap(3);
  steps.flushAll();
  expect(sent).toEqual([3]);
});
