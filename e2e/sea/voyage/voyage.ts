import { afterAll, beforeAll } from "vitest";
import type { TestServer } from "../../../server/tests/test-server.ts";
import { putToSea } from "./browser.ts";
import { Device } from "./device.ts";
import type { Reply } from "./network.ts";
import { launch, type Ship } from "./ship.ts";

const pageCode = () => import("./page-code.ts");

/** What pages find around themselves, for the tests of one file. */
export function useSea(): void {
  let ashore = () => {};
  beforeAll(async () => {
    ashore = putToSea();
    await (await pageCode()).loadEffects();
  });
  afterAll(async () => {
    (await pageCode()).setSession(null);
    ashore();
  });
}

export interface Voyage {
  ship: Ship;
  devices: [Device, Device];
  replies: Reply[];
}

/** Two devices of one user, each with a first copy of what is aboard. */
export async function embark(server: TestServer): Promise<Voyage> {
  const ship = await launch(server);
  const { id, email } = ship.owner;
  (await pageCode()).setSession({ id, email });
  const replies: Reply[] = [];
  const devices: Voyage["devices"] = [
    await Device.open("a", ship.owner, replies),
    await Device.open("b", ship.owner, replies),
  ];
  for (const device of devices) await device.sync([], true);
  return { ship, devices, replies };
}
