import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readResults } from "./note-result.mjs";
import { root } from "./project.mjs";
import { reliabilityDocument } from "./reliability-document.mjs";

test("docs/reliability.md is what the runs have noted: npm run reliability", () => {
  expect(readFileSync(join(root, "docs/reliability.md"), "utf8")).toBe(reliabilityDocument(readResults()));
});

test("what a run says stays within its cell", () => {
  const result = { case: "F1", test: "a | b", figure: "1\n2", date: "2026-11-18" };
  expect(reliabilityDocument(new Map([["faults", [result]]]))).toContain("| F1 | a \\| b | 1 2 | 2026-11-18 |");
});
