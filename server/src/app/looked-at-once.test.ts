import { expect, test } from "vitest";
import { lookedAtOnce } from "./looked-at-once.ts";

const SOON = { answerMs: 20, lostMs: 2_000 };
const never = () => new Promise<string>(() => {});

test("whoever asks meanwhile gets the same look, and a new one after it", async () => {
  let looks = 0;
  const look = lookedAtOnce(0, async () => ++looks);
  expect(await Promise.all([look(), look(), look()])).toEqual([1, 1, 1]);
  await expect.poll(look).toBe(2);
});

test("a look whose answer the network has lost stands for nothing that is true later", async () => {
  let isLost = true;
  let looks = 0;
  const look = lookedAtOnce(
    0,
    () => {
      looks += 1;
      return isLost ? never() : Promise.resolve("there");
    },
    SOON,
  );
  expect(await look()).toBeUndefined();
  isLost = false;
  // why: one that hangs must not be followed by others, each with a connection.
  expect([await look(), looks]).toEqual([undefined, 1]);
  await expect.poll(look).toBe("there");
});
