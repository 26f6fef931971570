import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const MEGABYTE = 1_048_576;

/** A disk that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** A file system of a few megabytes in memory; undefined where this process may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "bosco-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  // why: under root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(folder, 0o755);
  const filler = join(folder, "filler");
  return {
    folder,
    async fill() {
      const file = await open(filler, "w");
      for (const size of [MEGABYTE, 4_096]) {
        const piece = Buffer.alloc(size);
        while (
          await file.write(piece).then(
            () => true,
            () => false,
          )
        );
      }
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Where nothing can be mounted: the kernel refuses this process any file larger than that. Gives the way back. Node
 * ignores the signal that comes with it.
 */
export async function limitFileSize(bytes: number): Promise<() => Promise<void>> {
  const set = (soft: number | "unlimited") => run("prlimit", ["--pid", String(process.pid), `--fsize=${soft}:`]);
  await set(bytes);
  return async () => void (await set("unlimited"));
}
