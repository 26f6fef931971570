import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { modelDeadline } from "./model.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("the deadline comes, however often memory is swept before it", async () => {
  const callers = Array.from({ length: 50 }, () => new AbortController());
  let ended = 0;
  for (const caller of callers)
    modelDeadline({ AI_TIMEOUT_SECONDS: 0.3 }, caller.signal).addEventListener("abort", () => {
      ended += 1;
    });
  for (let sweep = 0; sweep < 5; sweep += 1) {
    collectGarbage();
    await pause(20);
  }
  await expect.poll(() => ended, { timeout: 5_000 }).toBe(callers.length);
});

test("a caller who leaves, or has left, ends it at once", () => {
  const caller = new AbortController();
  const deadline = modelDeadline({ AI_TIMEOUT_SECONDS: 60 }, caller.signal);
  expect(deadline.aborted).toBe(false);
  caller.abort();
  expect(deadline.aborted).toBe(true);
  expect(modelDeadline({ AI_TIMEOUT_SECONDS: 60 }, caller.signal).aborted).toBe(true);
});
