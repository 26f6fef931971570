import { expect, test } from "vitest";
import { isOwnVersion, withAnswer } from "./own-versions.ts";

const write = (version?: number, seen?: number) => ({
  call: "inventory.update",
  input: { id: "a", ...(version && { version }) },
  ...(seen && { seen: { version: seen } }),
});
const answer = (version: number) => ({ id: "a", version });

test.each([
  ["the next one of what was said", {}, write(4), 5, true],
  ["the next one of what was seen", {}, write(undefined, 4), 5, true],
  ["the next one of our own last", { "inventory a": 6 }, write(4), 7, true],
  ["the same, for nothing of the row was changed", { "inventory a": 6 }, write(4), 6, true],
  ["the first one of a row that was made here", {}, write(), 1, true],
  ["the next one of what was read since our own last", { "inventory a": 6 }, write(8), 9, true],
  ["a later one, for somebody else has written between", {}, write(4), 6, false],
  ["a later one than our own", { "inventory a": 6 }, write(4), 8, false],
])("%s", (_name, versions, written, version, isOwn) => {
  expect(isOwnVersion(withAnswer(versions, written, answer(version)), written, answer(version))).toBe(isOwn);
});

test.each([
  ["no answer", undefined],
  ["an answer about something else", { id: "b", version: 1 }],
  ["an answer without a version", { id: "a" }],
])("%s changes nothing", (_name, output) => {
  expect(withAnswer({ "inventory a": 6 }, write(4), output)).toEqual({ "inventory a": 6 });
});
