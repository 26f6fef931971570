import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

/**
 * Every module that a command loads before it runs.
 * @param {string} name
 * @param {Set<string>} seen
 */
function loadedBy(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  if (!name.startsWith("./")) return seen;
  const source = readFileSync(join(root, "scripts", name), "utf8");
  for (const [, module = ""] of source.matchAll(/^(?:import|export) [^;]*?from "([^"]+)";$|^import "([^"]+)";$/gm))
    loadedBy(module, seen);
  return seen;
}

test.each(["start.mjs", "test.mjs", "dev.mjs", "check.mjs", "e2e.mjs"])(
  "%s runs where nothing is installed yet",
  (name) => {
    const loaded = [...loadedBy(`./${name}`)];
    expect(loaded).toContain("./install.mjs");
    expect(loaded.filter((module) => !/^(\.\/|node:)/.test(module))).toEqual([]);
  },
);
