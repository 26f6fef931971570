import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles } from "./compress.mjs";
import { isFresh } from "./freshness.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bosco-fresh-"));
  mkdirSync(join(folder, "src"));
  write("src/a.ts", 100);
  date("src", 100);
  write("built", 200);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {number} seconds */
const date = (name, seconds) => utimesSync(join(folder, name), seconds, seconds);
/** @param {string} name @param {number} seconds */
const write = (name, seconds) => {
  writeFileSync(join(folder, name), "");
  date(name, seconds);
};
const fresh = () => isFresh(join(folder, "built"), [join(folder, "src"), join(folder, "not-there")]);

test("a build newer than its sources is fresh", () => expect(fresh()).toBe(true));

test("a source changed since, added or removed makes it stale", () => {
  date("src/a.ts", 300);
  expect(fresh()).toBe(false);
  date("src/a.ts", 100);
  rmSync(join(folder, "src/a.ts"));
  expect(fresh()).toBe(false);
});

test("nothing built is not fresh", () => {
  rmSync(join(folder, "built"));
  expect(fresh()).toBe(false);
});

test("text files get compressed copies with the same content, small ones and pictures none", async () => {
  const text = "un mot, puis un autre ".repeat(200);
  for (const name of ["page.js", "photo.jpg"]) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "small.js"), "1");
  await compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "page.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "page.js.gz"))).toString()).toBe(text);
  for (const name of ["photo.jpg.br", "small.js.br"]) expect(() => readFileSync(join(folder, name))).toThrow();
});

test("what the assistant knows is compressed once for all builds that hold the same", async () => {
  const [former, name] = [join(folder, "former"), "fiches-0123abcd.json"];
  mkdirSync(former);
  for (const place of [folder, former]) writeFileSync(join(place, name), "une fiche ".repeat(200));
  writeFileSync(join(former, `${name}.br`), "d'avant");
  await compressFiles(folder, former);
  expect(readFileSync(join(folder, `${name}.br`), "utf8")).toBe("d'avant");
  expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toContain("une fiche");
});
