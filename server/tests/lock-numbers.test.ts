import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

test("no two kinds of work share the number of a lock: one would wait for the other", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const numbers = sources.flatMap((name) => readFileSync(join(SOURCES, name), "utf8").match(/\b8_062_\d{3}\b/g) ?? []);
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
