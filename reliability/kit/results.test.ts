import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openResults, readResults } from "./results.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bosco-results-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a test is noted once, with its newest figure; F2 comes before F10", () => {
  const { note } = openResults("faults", folder);
  note({ case: "F10", test: "b", figure: "1 s" }, new Date("2026-11-17"));
  note({ case: "F2", test: "a", figure: "2 s" }, new Date("2026-11-17"));
  note({ case: "F10", test: "b", figure: "3 s" }, new Date("2026-11-18"));
  const expected = [
    { case: "F2", test: "a", figure: "2 s", date: "2026-11-17" },
    { case: "F10", test: "b", figure: "3 s", date: "2026-11-18" },
  ];
  expect(readResults(folder)).toEqual(new Map([["faults", expected]]));
  expect(readFileSync(join(folder, "faults.json"), "utf8").trim().split("\n")).toHaveLength(2);
});
