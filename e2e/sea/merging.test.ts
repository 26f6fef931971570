import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestServer } from "../../server/tests/test-server.ts";
import type { CallPath, InputOf } from "../../web/src/data/commands.ts";
import type { Row } from "../../web/src/data/replica/row-order.ts";
import type { Device } from "./voyage/device.ts";
import { embark, useSea, type Voyage } from "./voyage/voyage.ts";

const server = useTestServer();
useSea();

let voyage: Voyage;
let here: Device;
let there: Device;
let oil: Row & { version: number };
beforeEach(async () => {
  voyage = await embark(server);
  [here, there] = voyage.devices;
  oil = here.rows("inventaire").find(({ nom }) => nom === "Huile") as typeof oil;
});
afterEach(() => {
  for (const device of voyage.devices) device.close();
});

const write = <Path extends CallPath>(on: Device, call: Path, input: InputOf<Path>) =>
  on.write({ operationId: randomUUID(), call, input }, false);
const edit = (on: Device, changed: object) =>
  write(on, "inventory.update", { id: oil.id, version: oil.version, ...changed });
const sync = async (...devices: Device[]) => {
  for (const device of devices) await device.sync([], true);
};
const shown = (on: Device) => on.rows("inventaire").find(({ id }) => id === oil.id);
const asked = (on: Device) => on.own.outbox.refused;
const decide = (on: Device, choice: number) => {
  const [refused] = asked(on);
  return refused && on.decide(refused, choice);
};
const expectBoth = (row: object | undefined) => {
  for (const device of voyage.devices) {
    if (row) expect(shown(device)).toMatchObject(row);
    else expect(shown(device)).toBeUndefined();
    expect([device.own.outbox.waiting, asked(device)]).toEqual([[], []]);
  }
};

test("different fields that were changed on two devices merge", async () => {
  await edit(here, { nom: "Huile 15W40" });
  await edit(there, { description: "Deux bidons" });
  await sync(there, here, there);
  expectBoth({ nom: "Huile 15W40", description: "Deux bidons" });
});

test("steps on two devices add up", async () => {
  for (const delta of [1, 1, -10]) await write(here, "inventory.adjust", { id: oil.id, delta });
  await write(there, "inventory.adjust", { id: oil.id, delta: 10 });
  await sync(there, here, there);
  expectBoth({ quantite: 1_002 });
});

test.each([
  ["mine", 0, "Ici"],
  ["theirs", 1, "Là"],
])("the same field asks, and %s is had by both", async (_, choice, nom) => {
  await edit(here, { nom: "Ici" });
  await edit(there, { nom: "Là" });
  await sync(there, here);
  expect(asked(here)).toMatchObject([{ why: { code: "CONFLIT" }, input: { nom: "Ici" } }]);
  await decide(here, choice);
  await sync(here, there);
  expectBoth({ nom });
});

test("what was deleted on one and edited on the other asks, and comes back with the edit", async () => {
  await write(there, "inventory.remove", { id: oil.id, version: oil.version });
  await edit(here, { nom: "Ici" });
  await sync(there, here);
  expect(asked(here)).toMatchObject([{ why: { code: "INTROUVABLE" } }]);
  expect(shown(here)).toBeUndefined();
  await decide(here, 0);
  await sync(here, there);
  expectBoth({ nom: "Ici", quantite: 1_000 });
});

test("what was edited on one and deleted on the other asks, too", async () => {
  await edit(there, { nom: "Là" });
  await write(here, "inventory.remove", { id: oil.id, version: oil.version });
  await sync(there, here);
  expect(asked(here)).toMatchObject([{ call: "inventory.remove", why: { code: "CONFLIT" } }]);
  expect(shown(here)).toMatchObject({ nom: "Là" });
  await decide(here, 0);
  await sync(here, there);
  expectBoth(undefined);
});

test("of a row that comes back, everything that was changed comes back", async () => {
  await write(there, "inventory.remove", { id: oil.id, version: oil.version });
  await edit(here, { nom: "Ici" });
  await edit(here, { description: "Deux bidons" });
  await write(here, "inventory.adjust", { id: oil.id, delta: 10 });
  await sync(there, here);
  expect(asked(here)).toHaveLength(3);
  for (let n = 0; n < 3; n += 1) await decide(here, 0);
  await sync(here, there);
  expectBoth({ nom: "Ici", description: "Deux bidons", quantite: 1_010 });
});

test("what the server may know is not taken back", async () => {
  await write(here, "inventory.adjust", { id: oil.id, delta: 10 });
  await here.sync(["lost"], true);
  const [waits] = here.own.outbox.waiting;
  if (waits) await here.takeBack(waits);
  await sync(here, there);
  expectBoth({ quantite: 1_010 });
});
