import type { FileStore } from "./file-store.ts";
import { sumOf } from "./sum-of.ts";

/** How many files travel at a time. */
const AT_ONCE = 4;

interface Copied {
  /** The keys of all files that are in both places, byte for byte. */
  same: string[];
  /** How many of them had to be written. */
  written: number;
  /** Those that are another after they were written. */
  damaged: string[];
}

/**
 * Puts every file of one place into another, and reads each again there: what is there already and the same is not sent twice.
 * Nothing goes from where it was.
 */
export async function copyFiles(from: FileStore, to: FileStore, onFile: () => void = () => {}): Promise<Copied> {
  const copied: Copied = { same: [], written: 0, damaged: [] };
  for await (const some of inGroups(from.list(""), AT_ONCE))
    await eachOf(some, async ({ key }) => {
      const sum = await sumOf(from, key);
      // why nothing: its owner has removed it meanwhile.
      if (sum === undefined) return;
      onFile();
      if ((await sumOf(to, key)) !== sum) {
        const found = await from.get(key);
        if (!found) return;
        await to.put(key, { stream: found.content, size: found.size });
        copied.written += 1;
        if ((await sumOf(to, key)) !== sum) return void copied.damaged.push(key);
      }
      copied.same.push(key);
    });
  return copied;
}

/** Takes away what was found to be in the other place. */
export async function removeFiles(from: FileStore, keys: readonly string[]): Promise<void> {
  for await (const some of inGroups(keys, AT_ONCE)) await eachOf(some, (key) => from.delete(key));
}

/** Ends when all have ended: what has failed must not go on behind its back. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failed = (await Promise.allSettled(all.map(work))).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function* inGroups<T>(all: AsyncIterable<T> | Iterable<T>, most: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const one of all) {
    group.push(one);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
