import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { describeMachine, wasStarved, watchMachine } from "./machine.mjs";

const stat = (/** @type {string} */ times) => `cpu  ${times} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

test("a machine that runs is not starved, however much of it is used", async () => {
  const stats = [stat("100 0 50 850 0 0 0 0"), stat("900 0 140 900 10 0 30 20")];
  const machine = watchMachine(() => stats.shift() ?? "");
  await sleep(450);
  const meanwhile = machine.stop();
  expect(meanwhile).toMatchObject({ standstills: 0, stolen: 0.02 });
  expect(wasStarved(meanwhile)).toBe(false);
});

test("nothing is said of a run during which the machine stood still", async () => {
  let clock = 0;
  const machine = watchMachine(
    () => "",
    () => (clock += 3_000),
  );
  await sleep(1_700);
  const meanwhile = machine.stop();
  expect(meanwhile).toEqual({ standstills: expect.any(Number), longestMs: 2_800, stolen: 0 });
  expect(wasStarved(meanwhile)).toBe(true);
  expect(describeMachine({ ...meanwhile, standstills: 2 })).toBe(
    "stood still 2 times (2.8 s at most), 0 % of the processor taken by other machines",
  );
});

test("a second lost now and then is no excuse", () => {
  expect(wasStarved({ standstills: 2, longestMs: 1_200, stolen: 0.02 })).toBe(false);
});

test("nor of one for which other machines took a quarter of the processor", () => {
  expect(wasStarved({ standstills: 0, longestMs: 40, stolen: 0.24 })).toBe(false);
  expect(wasStarved({ standstills: 0, longestMs: 40, stolen: 0.25 })).toBe(true);
});
