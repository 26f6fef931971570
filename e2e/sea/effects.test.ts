import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../server/tests/test-server.ts";
import type { Write } from "../../web/src/data/commands.ts";
import { EFFECTS } from "../../web/src/data/effects/index.ts";
import { boatCases } from "./cases/boats.ts";
import { categoryCases } from "./cases/categories.ts";
import { checklistCases } from "./cases/checklists.ts";
import { departureCases } from "./cases/departure.ts";
import { documentCases } from "./cases/documents.ts";
import { engineCases } from "./cases/engines.ts";
import { inventoryCases } from "./cases/inventory.ts";
import { maintenanceCases } from "./cases/maintenance.ts";
import { otherCases } from "./cases/others.ts";
import { partCases } from "./cases/parts.ts";
import { provisioningCases } from "./cases/provisioning.ts";
import { comparable, comparableReads } from "./support/compare.ts";
import { applied, keptAtSea, readAll } from "./support/device.ts";
import { sendWell } from "./support/send.ts";
import { fitOut } from "./support/ship.ts";

const server = useTestServer();

const CASES = [
  ...boatCases,
  ...engineCases,
  ...inventoryCases,
  ...categoryCases,
  ...maintenanceCases,
  ...partCases,
  ...documentCases,
  ...checklistCases,
  ...departureCases,
  ...provisioningCases,
  ...otherCases,
];

describe("a write does on the device what it does on the server", () => {
  test.each(CASES.map((one) => [`${one.call}, ${one.when}`, one] as const))("%s", async (_, { call, input, more }) => {
    const ship = await fitOut(server, more.as);
    await more.before?.(ship);
    const pressed = { operationId: randomUUID(), call, input: input(ship) } as Write;
    const write = more.meanwhile ? keptAtSea(await readAll(ship.writer), pressed) : pressed;
    await more.meanwhile?.(ship);
    const before = await readAll(ship.writer);
    const here = applied(before, { ...write, local: await more.local?.(ship) });
    const answer = await sendWell(write, ship.writer);
    const there = await readAll(ship.writer);
    expect(comparableReads(here.after)).toEqual(comparableReads(there));
    expect(comparable(here.answer)).toEqual(comparable(answer));
  });
});

/** What was there before is the server's to know once it has heard of the first write. */
const KNOWN_BY_SERVER = ["inventory.undo", "maintenance.restore"];

/** A photo has another address once the server has looked at it. */
const PHOTOS = ["boats.putPhoto", "account.putPhoto"];

test("every effect has its cases", () => {
  const tried = new Set<string>([...CASES.map(({ call }) => call), ...KNOWN_BY_SERVER, ...PHOTOS]);
  expect(Object.keys(EFFECTS).filter((call) => !tried.has(call))).toEqual([]);
});
