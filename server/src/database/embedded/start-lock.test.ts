import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tryLockFile } from "./lock-file.ts";
import { birthOf } from "./process-table.ts";
import { holding, startLock } from "./start-lock.ts";
import { temporaryFolder } from "./test-site.ts";

function deadPid(): number {
  return spawnSync("true").pid;
}

describe.each(["linux", "darwin"])("the lock of %s", (platform) => {
  test.skipIf(process.platform !== "linux" && platform === "linux")("lets one work at a time", async () => {
    const folder = temporaryFolder();
    let inside = 0;
    let most = 0;
    const work = () =>
      holding(startLock(folder, platform), async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside--;
      });
    await Promise.all(Array.from({ length: 8 }, work));
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.skipIf(process.platform !== "linux" && platform === "linux")(
    "is the same by every path, and is given back after an error",
    async () => {
      const folder = temporaryFolder();
      const alias = join(temporaryFolder(), "alias");
      symlinkSync(folder, alias);
      const failing = holding(startLock(folder, platform), async () => {
        expect(await startLock(alias, platform)()).toBeUndefined();
        throw new Error("on purpose");
      });
      await expect(failing).rejects.toThrow("on purpose");
      const release = await startLock(alias, platform)();
      expect(release).toBeDefined();
      await release?.();
    },
  );
});

test("waiting for a lock ends with a clear line", async () => {
  const lock = startLock(temporaryFolder());
  await holding(lock, async () => {
    const late = holding(lock, async () => {}, { patienceMs: 100 });
    await expect(late).rejects.toThrow("Another process has been starting or stopping the database");
  });
});

describe("a lock file", () => {
  test("is respected while its owner lives, and only that owner removes it", () => {
    const path = join(temporaryFolder(), "lock");
    const release = tryLockFile(path);
    expect(tryLockFile(path)).toBeUndefined();
    writeFileSync(path, `${process.pid} ${birthOf(process.pid)} other`);
    release?.();
    expect(existsSync(path)).toBe(true);
  });

  test.each([
    ["a dead process", () => `${deadPid()} birth 1`],
    ["a pid that another process uses now", () => `${process.pid} another-birth 1`],
    ["nobody", () => ""],
  ])("of %s is taken over", (_owner, content) => {
    const path = join(temporaryFolder(), "lock");
    writeFileSync(path, content());
    expect(tryLockFile(path)).toBeDefined();
  });

  test("is left alone while another process removes it, unless that one died doing so", () => {
    const path = join(temporaryFolder(), "lock");
    writeFileSync(path, `${deadPid()} birth 1`);
    writeFileSync(`${path}.guard`, "");
    expect(tryLockFile(path)).toBeUndefined();
    const longAgo = Date.now() / 1000 - 60;
    utimesSync(`${path}.guard`, longAgo, longAgo);
    expect(tryLockFile(path)).toBeUndefined();
    expect(tryLockFile(path)).toBeDefined();
  });
});
