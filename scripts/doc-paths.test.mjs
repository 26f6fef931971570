import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

// why not docs/decisions: a decision tells of the day it was taken.
const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const WORKSPACES = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces;
const PLACES = new Set([...WORKSPACES, "scripts", "docs", "bench", "reliability", ".ci"]);

/**
 * What a document names as a place of this tree: `server/src/app`, and not `users/{id}`. `x` stands for any feature;
 * what is built may be there or not.
 * @param {string} text
 */
const pathsIn = (text) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, path = ""]) => path.replace(/\bx\b/, "boats"))
    .filter((path) => PLACES.has(path.split("/")[0] ?? "") && !path.includes("/dist"));

test.each(DOCUMENTS)("%s names only places that are there", (name) => {
  const gone = pathsIn(readFileSync(join(root, name), "utf8")).filter((path) => !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});

test.each(DOCUMENTS)("%s links to what is there", (name) => {
  const links = [...readFileSync(join(root, name), "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  expect(links.flatMap(([, path = ""]) => (existsSync(join(root, dirname(name), path)) ? [] : path))).toEqual([]);
});

test("a place that is gone is found", () => {
  expect(pathsIn("The drawer `server/src/nowhere/drawer.ts`, not `users/{id}` nor `api/users`.")).toEqual([
    "server/src/nowhere/drawer.ts",
  ]);
});
