import type { Reason } from "@bosco/domain/departure";
import { expect, test } from "vitest";
import { vitalFirst } from "./vital-first.ts";

const reasons = (...rules: string[]) =>
  rules.map((regle) => ({ id: regle, regle, sujet: regle === "eau" ? "eau" : "equipement" }) as Reason);
const vital = new Set(["radeau", "incendie", "balise", "harnais"]);

test.each([
  ["few are all shown", ["a", "b"], ["a", "b"], []],
  ["one or two more are not worth a fold", ["a", "b", "c", "d", "e"], ["a", "b", "c", "d", "e"], []],
  ["the rest is folded", ["a", "b", "c", "d", "e", "f"], ["a", "b", "c"], ["d", "e", "f"]],
  ["what is vital comes first", ["a", "b", "c", "radeau", "d", "e"], ["radeau", "a", "b"], ["c", "d", "e"]],
  ["so does what is in the tanks", ["a", "b", "c", "eau", "d", "e"], ["eau", "a", "b"], ["c", "d", "e"]],
  [
    "what is vital is never folded",
    ["a", "balise", "b", "c", "radeau", "harnais", "incendie"],
    ["balise", "radeau", "harnais", "incendie"],
    ["a", "b", "c"],
  ],
])("%s", (_, own, shown, folded) => {
  expect(vitalFirst(reasons(...own), vital)).toEqual({ shown: reasons(...shown), folded: reasons(...folded) });
});
