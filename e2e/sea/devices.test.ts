import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../server/tests/test-server.ts";
import { readAll } from "./support/device.ts";
import { putToSea } from "./voyage/browser.ts";
import { Device } from "./voyage/device.ts";
import type { Reply } from "./voyage/network.ts";
import { launch } from "./voyage/ship.ts";
import { type Step, take, voyages } from "./voyage/steps.ts";
import { judge } from "./voyage/verdict.ts";

const RUNS = Number(process.env.SEA_RUNS ?? 200);
const SEED = process.env.SEA_SEED;
/** why that long: it only ends a run that hangs. */
const PATIENCE_MS = 10_000;

const server = useTestServer();
let ashore = () => {};
beforeAll(async () => {
  ashore = putToSea();
  await (await import("./voyage/page-code.ts")).loadEffects();
});
afterAll(async () => {
  (await import("./voyage/page-code.ts")).setSession(null);
  ashore();
});

async function sail(steps: readonly Step[]): Promise<void> {
  const ship = await launch(server);
  const { owner } = ship;
  (await import("./voyage/page-code.ts")).setSession({ id: owner.id, email: owner.email });
  const before = await readAll(owner);
  const replies: Reply[] = [];
  const devices = [await Device.open("a", owner, replies), await Device.open("b", owner, replies)];
  try {
    for (const device of devices) await device.sync([], true);
    for (const step of steps) await take(step, devices, ship);
    for (const device of devices) expect(await device.settle(), "something waits for ever").toBe(true);
    for (const device of devices) await device.sync([], true);
    await judge(devices, replies, ship, before);
  } finally {
    for (const device of devices) device.close();
  }
}

test(
  "two devices and the server end with the same, and no write is lost or done twice",
  () =>
    fc.assert(fc.asyncProperty(voyages, sail), {
      numRuns: RUNS,
      ...(SEED !== undefined && { seed: Number(SEED) }),
    }),
  RUNS * PATIENCE_MS,
);
