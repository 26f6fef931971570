import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { refuseRoot } from "./refuse-root.ts";

const isRoot = process.getuid?.() === 0;
const SOMEBODY = 65_534;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bosco-root-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

test.runIf(isRoot)("root writes nothing where another account's files are", async () => {
  await mkdir(join(dataDir, "photos"));
  await refuseRoot(dataDir);
  await chown(join(dataDir, "photos"), SOMEBODY, SOMEBODY);
  await expect(refuseRoot(dataDir)).rejects.toThrow(/belongs to the user 65534, and this runs as root/);
  await refuseRoot(dataDir, SOMEBODY);
});

test.runIf(isRoot)("root is not refused a folder that it runs on, whoever PostgreSQL runs as there", async () => {
  await chown(dataDir, SOMEBODY, SOMEBODY);
  await expect(refuseRoot(dataDir)).rejects.toThrow("belongs to the user");
  await mkdir(join(dataDir, "photos"));
  await refuseRoot(dataDir);
  await chown(dataDir, 0, 0);
  await mkdir(join(dataDir, "postgres"));
  await chown(join(dataDir, "postgres"), SOMEBODY, SOMEBODY);
  await refuseRoot(dataDir);
  await refuseRoot(join(dataDir, "not-made-yet"));
});

test("whoever is not root is told nothing", async () => {
  await refuseRoot(dataDir, SOMEBODY);
});
