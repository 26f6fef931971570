import { expect, test } from "vitest";
import { ownPath } from "../../../worker/push-message.ts";
import { reminderAddress } from "./reminder-address.ts";

test.each([
  ["maintenance", "/maintenance?bateau=b&maintenance=i"],
  ["article", "/inventory?bateau=b&article=i"],
  ["document", "/papiers?bateau=b&papier=i"],
] as const)("a reminder of a %s leads to %s, which a notification may open too", (genre, address) => {
  expect(reminderAddress({ genre, id: "i", bateau_id: "b" })).toBe(address);
  expect(ownPath(address, "https://bosco.test")).toBe(address);
});
