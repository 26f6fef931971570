import fc from "fast-check";
import { expect, test } from "vitest";
import { useTestServer } from "../../server/tests/test-server.ts";
import { readAll } from "./support/device.ts";
import type { Device } from "./voyage/device.ts";
import { type Plan, soloVoyages, take, voyages } from "./voyage/steps.ts";
import { judge } from "./voyage/verdict.ts";
import { embark, useSea } from "./voyage/voyage.ts";

const { SEA_RUNS = "200", SEA_SEED } = process.env;
const RUNS = Number(SEA_RUNS);
/** why that long: it only ends a voyage that hangs. */
const PATIENCE_MS = 10_000;

const server = useTestServer();
useSea();

async function sail({ steps, decisions }: Plan): Promise<void> {
  const voyage = await embark(server);
  const { devices, ship } = voyage;
  try {
    const before = await readAll(ship.owner);
    for (const step of steps) await take(step, devices, ship);
    await settle(devices);
    await decideSome(devices, decisions);
    await settle(devices);
    await judge(voyage, before);
  } finally {
    for (const device of devices) device.close();
  }
}

/** In the end the network is good, and nothing waits on either device. */
async function settle(devices: readonly Device[]): Promise<void> {
  for (const device of devices) expect(await device.settle(), "something waits for ever").toBe(true);
  for (const device of devices) await device.sync([], true);
}

async function decideSome(devices: readonly Device[], decisions: readonly number[]): Promise<void> {
  const refused = devices.flatMap((device) => device.own.outbox.refused.map((one) => ({ device, one })));
  for (const [index, { device, one }] of refused.entries()) {
    const choice = decisions[index] ?? 2;
    if (choice < 2) await device.decide(one, choice);
  }
}

test(
  "two devices and the server end with the same, and no write is lost or done twice",
  () =>
    fc.assert(fc.asyncProperty(voyages, sail), {
      numRuns: RUNS,
      ...(SEA_SEED !== undefined && { seed: Number(SEA_SEED) }),
    }),
  RUNS * PATIENCE_MS,
);

test(
  "alone, nobody is ever asked whether he or somebody else is right",
  () =>
    fc.assert(
      fc.asyncProperty(soloVoyages, async (steps) => {
        const { devices, ship } = await embark(server);
        try {
          for (const step of steps) await take(step, devices, ship);
          await settle(devices);
          const asked = devices[0].own.outbox.refused.filter(({ why }) => why.code === "CONFLIT");
          expect(asked.map(({ call, input, why }) => ({ call, input, why }))).toEqual([]);
        } finally {
          for (const device of devices) device.close();
        }
      }),
      { numRuns: Math.ceil(RUNS / 4), ...(SEA_SEED !== undefined && { seed: Number(SEA_SEED) }) },
    ),
  RUNS * PATIENCE_MS,
);
