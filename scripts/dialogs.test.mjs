import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./project.mjs";

const WEB = join(root, "web/src");
/** Where dialogs are made, and shown to those who work on them. */
const NO_DIALOGS = /^(ui\/|app\/showcase\/)/;
/** Tried in a journey of its own, for it takes a password that has grown old: journeys/password-again.spec.ts. */
const ELSEWHERE = ["features/account/security/PasswordAgainDialog"];

/** @param {string} text */
const dialogsIn = (text) => text.match(/<(?:Dialog|FormDialog|ConfirmDialog)(?=[\s>])/g)?.length ?? 0;

/** How many dialogs each part draws, by its path without its ending. */
const drawn = readdirSync(WEB, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx") && !NO_DIALOGS.test(path))
  .map((path) => ({ part: path.slice(0, -4), count: dialogsIn(readFileSync(join(WEB, path), "utf8")) }))
  .filter(({ count, part }) => count > 0 && !ELSEWHERE.includes(part));

const named = ["dialogs.ts", "own-dialogs.ts"].flatMap((name) =>
  [...readFileSync(join(root, "e2e/support", name), "utf8").matchAll(/\bof: "([^"]+)"/g)].map(([, part]) => part),
);

describe("the list of dialogs that the journeys try", () => {
  test.each(drawn)("names $part as often as it draws one", ({ part, count }) => {
    expect(named.filter((one) => one === part).length).toBeGreaterThanOrEqual(count);
  });

  test("names no part that draws none", () => {
    expect(named.filter((part) => !drawn.some((one) => one.part === part))).toEqual([]);
  });
});
