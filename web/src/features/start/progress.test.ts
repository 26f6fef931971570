import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "../../data/test-storage.ts";
import { isStartOpen } from "../../fleet/first-start.ts";
import { endStart, keepProgress, readProgress } from "./progress.ts";

const NOTHING = { passed: [], kind: undefined };

beforeEach(stubStorage);

test("a start that was begun goes on as it was left, until it is ended", () => {
  expect(isStartOpen("sterne")).toBe(false);
  keepProgress("sterne", { passed: ["moteur"], kind: "semi-rigide" });
  expect(isStartOpen("sterne")).toBe(true);
  expect(readProgress("sterne")).toEqual({ passed: ["moteur"], kind: "semi-rigide" });
  endStart();
  expect(isStartOpen("sterne")).toBe(false);
  expect(readProgress("sterne")).toEqual(NOTHING);
});

test("of another boat, or of none, nothing was begun", () => {
  keepProgress("sterne", { passed: ["moteur"], kind: "semi-rigide" });
  expect(isStartOpen("mouette")).toBe(false);
  expect(readProgress("mouette")).toEqual(NOTHING);
  expect(readProgress(undefined)).toEqual(NOTHING);
});

test("what a former release has kept names no boat: it is taken for none, and the rows say how far each is", () => {
  localStorage.setItem("bosco-demarrage", '{"passees":["moteur"],"genre":"semi-rigide"}');
  expect(isStartOpen("sterne")).toBe(false);
  expect(readProgress("sterne")).toEqual(NOTHING);
  keepProgress("sterne", { passed: ["bateau"], kind: undefined });
  expect(readProgress("sterne")).toEqual({ passed: ["bateau"], kind: undefined });
});

test.each([
  ...["", "null", "[]", '"x"'],
  ...['{"bateau":"sterne","passees":"moteur","genre":7}', '{"bateau":"sterne","passees":["voile"]}'],
])("what is kept and is none of ours (%s) passes over nothing", (kept) => {
  localStorage.setItem("bosco-demarrage", kept);
  expect(readProgress("sterne")).toEqual(NOTHING);
  expect(readProgress(undefined)).toEqual(NOTHING);
});
