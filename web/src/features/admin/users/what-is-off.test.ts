import { expect, test } from "vitest";
import { whatIsOff } from "./what-is-off.ts";

test.each([
  ["somebody else", { id: "b", est_demo: false }, []],
  ["oneself", { id: "a", est_demo: false }, ["note", "remove", "role"]],
  ["the demo", { id: "d", est_demo: true }, ["note", "edit", "remove"]],
])("on the row of %s, what the server refuses is off", (_, user, off) => {
  expect(Object.keys(whatIsOff(user, "a"))).toEqual(off);
});
