import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");
const { version, workspaces } = JSON.parse(read("package.json"));
const { packages, version: locked } = JSON.parse(read("package-lock.json"));

test("the newest chapter of the changelog is this version's", () => {
  expect(/^## \[(.+?)\]/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});

test("the lock file is of this version", () => {
  expect([locked, packages[""].version]).toEqual([version, version]);
});

/** @type {string[]} */
const folders = workspaces;

test.each(folders)("%s, and what it takes from the others, is of this version", (folder) => {
  const manifest = JSON.parse(read(join(folder, "package.json")));
  const own = Object.entries(manifest.dependencies ?? {}).filter(([name]) => name.startsWith("@bosco/"));
  expect([manifest.version, packages[folder].version, ...own.map(([, one]) => one)]).toEqual(
    Array(own.length + 2).fill(version),
  );
});
