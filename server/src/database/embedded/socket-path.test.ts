import { chmodSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareSocketDirectory, socketDirectory } from "./socket-path.ts";
import { isRoot, NOBODY, temporaryFolder } from "./test-site.ts";

const LONGEST = 107 - "/sock/.s.PGSQL.5432".length;

test.each([
  ["a short path", "/srv/bosco", "/srv/bosco/sock"],
  ["the longest path that fits", `/${"a".repeat(LONGEST - 1)}`, `/${"a".repeat(LONGEST - 1)}/sock`],
])("%s has its socket beside the data", (_case, home, directory) => {
  expect(socketDirectory(home, "/tmp")).toBe(directory);
});

test.each([
  ["one byte too many", `/${"a".repeat(LONGEST)}`],
  ["accents, which count for two bytes", `/${"é".repeat(LONGEST / 2)}`],
])("%s: the socket goes to a folder of its own in the temporary directory", (_case, home) => {
  expect(socketDirectory(home, "/tmp")).toMatch(/^\/tmp\/bosco-[0-9a-f]{16}$/);
  expect(socketDirectory(home, "/tmp")).not.toBe(socketDirectory(`${home}b`, "/tmp"));
});

test("an existing folder of ours becomes private again", () => {
  const directory = join(temporaryFolder(), "sock");
  mkdirSync(directory);
  chmodSync(directory, 0o777);
  prepareSocketDirectory(directory, undefined);
  expect(lstatSync(directory).mode & 0o777).toBe(0o700);
});

test("a link or a file in the folder's place is refused", () => {
  const folder = temporaryFolder();
  symlinkSync(temporaryFolder(), join(folder, "link"));
  writeFileSync(join(folder, "file"), "");
  expect(() => prepareSocketDirectory(join(folder, "link"), undefined)).toThrow("belongs to another user");
  expect(() => prepareSocketDirectory(join(folder, "file"), undefined)).toThrow("belongs to another user");
});

test.skipIf(!isRoot)("a folder that a stranger made first is refused", () => {
  const folder = temporaryFolder();
  const user = { name: "daemon", uid: 1, gid: 1 };
  prepareSocketDirectory(join(folder, "stranger"), { name: "nobody", uid: NOBODY, gid: NOBODY });
  expect(() => prepareSocketDirectory(join(folder, "stranger"), user)).toThrow("belongs to another user");
  prepareSocketDirectory(join(folder, "ours"), user);
  prepareSocketDirectory(join(folder, "ours"), user);
  expect(lstatSync(join(folder, "ours")).uid).toBe(1);
});
