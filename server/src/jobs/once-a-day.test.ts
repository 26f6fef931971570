import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { useTestServer } from "../../tests/test-server.ts";
import { onceADay } from "./once-a-day.ts";

const server = useTestServer();
const PACE = { leaseSeconds: 2, renewedMs: 300, longestMs: 3_000 };
const turn = (name: string) => ({ name, today: "2027-03-09", now: new Date("2027-03-09T10:00:00Z") });
const fail = ({ error }: { error: unknown }) => {
  throw error;
};

test("a job that takes longer than its lease stays its server's, but work that never ends is another's in the end", async () => {
  const job = turn("back_up");
  let letGo = () => {};
  const stuck = onceADay(
    server.database,
    job,
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      }),
    fail,
    PACE,
  );
  const other = () => onceADay(server.database, job, async () => {}, fail, PACE);
  await sleep(2_500);
  expect(await other()).toBe(false);
  await expect.poll(other, { timeout: 10_000, interval: 300 }).toBe(true);
  letGo();
  expect(await stuck).toBe(true);
});
