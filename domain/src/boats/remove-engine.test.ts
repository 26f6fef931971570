import { expect, test } from "vitest";
import { refuseEngineRemoval } from "./remove-engine.ts";

test.each([
  ["none", [], undefined],
  ["those of another engine", [{ moteur_id: null }, { moteur_id: "other" }], undefined],
  ["one", [{ moteur_id: "e" }], "1 maintenance : rattachez-la à un autre moteur ou supprimez-la d’abord."],
  [
    "two",
    [{ moteur_id: "e" }, { moteur_id: "e" }],
    "2 maintenances : rattachez-les à un autre moteur ou supprimez-les d’abord.",
  ],
])("an engine with %s of the works", (_name, works, words) => {
  const said = refuseEngineRemoval("e", works)?.replaceAll("\u00a0", " ");
  expect(said).toBe(words && `Ce moteur a encore ${words}`);
});
