import { expect, test } from "vitest";
import { refuseEngineRemoval } from "./remove-engine.ts";

test.each([
  [0, undefined],
  [1, "1 maintenance : rattachez-la à un autre moteur ou supprimez-la d’abord."],
  [2, "2 maintenances : rattachez-les à un autre moteur ou supprimez-les d’abord."],
])("an engine with %i works", (works, words) => {
  const said = refuseEngineRemoval(works)?.replaceAll("\u00a0", " ");
  expect(said).toBe(words && `Ce moteur a encore ${words}`);
});
