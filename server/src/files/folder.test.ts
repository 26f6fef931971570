import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFolder } from "./folder.ts";
import { promisesOfFiles } from "./test-file-store.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bosco-files-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

promisesOfFiles("a folder", () => openFolder(dataDir));

const modeOf = async (...path: string[]) => ((await stat(join(dataDir, "photos", ...path))).mode & 0o777).toString(8);

test("what is written is the server's alone, and nothing is left beside it", async () => {
  const before = process.umask(0);
  try {
    const files = openFolder(dataDir);
    await files.put("private/a", Buffer.from("x"));
    await files.put("private/b", { stream: Readable.from([Buffer.from("x")]), size: 1 });
    expect([
      await modeOf(),
      await modeOf("private"),
      await modeOf("private", "a"),
      await modeOf("private", "b"),
    ]).toEqual(["700", "700", "600", "600"]);
    const short = { stream: Readable.from([Buffer.from("x")]), size: 2 };
    await expect(files.put("private/c", short)).rejects.toThrow("a file of 2 bytes came with 1");
    expect((await readdir(join(dataDir, "photos", "private"))).sort()).toEqual(["a", "b"]);
    expect(await readdir(join(dataDir, "photos", "arriving"))).toEqual([]);
  } finally {
    process.umask(before);
  }
});

test("a list shows no upload that is under way, no odd name, and ends where a link leads back up", async () => {
  const files = openFolder(dataDir);
  const folder = join(dataDir, "photos", "odd");
  await mkdir(folder, { recursive: true });
  await writeFile(join(dataDir, "photos", "arriving", "half"), "x");
  await writeFile(join(folder, "a b"), "x");
  await writeFile(join(folder, "a"), "x");
  await symlink(folder, join(folder, "again"));
  const keys: string[] = [];
  for await (const { key } of files.list("")) keys.push(key);
  expect(keys.filter((key) => /arriving| /.test(key))).toEqual([]);
  expect(keys.filter((key) => key.startsWith("odd"))).toContain("odd/a");
});
