import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/project.mjs";
import { CASES } from "./cases.ts";

const all = Object.entries(CASES);
const proofs = all.flatMap(([name, { tests }]) => tests.map((proof) => [name, proof.file, proof.named] as const));

test("every fault of the bar is proved by something", () => {
  const numbers = [...Array.from({ length: 16 }, (_, n) => `F${n + 1}`), "N3"];
  expect(Object.keys(CASES)).toEqual(numbers);
  for (const [name, { runs, tests }] of all) expect([name, runs.length + tests.length]).not.toEqual([name, 0]);
});

test.each(proofs)("%s: %s has tests named « %s »", (_, file, named) => {
  expect(existsSync(join(root, file)), `${file} is gone`).toBe(true);
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toMatch(/\b(test|describe)\b/);
  expect(text).toContain(named);
});

test("every part of the run proves a case", () => {
  const named = new Set(all.flatMap(([, { runs }]) => runs));
  for (const name of named) expect(existsSync(join(root, "reliability/faults", `${name}.ts`)), name).toBe(true);
  const HELD = ["site", "judge", "earlier-tests"];
  const files = readdirSync(join(root, "reliability/faults")).map((name) => name.replace(/\.ts$/, ""));
  expect(new Set(files.filter((name) => !HELD.includes(name)))).toEqual(named);
});
