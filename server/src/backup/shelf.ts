import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { sumOf, sumOfBytes } from "../files/sum-of.ts";
import { type BackupShelf, makeOwnBackups, ownBackupsOf } from "./own-backups.ts";
import { underWayName } from "./under-way.ts";

export const shelfOf = (dataDir: string, backups: FileStore | undefined): BackupShelf =>
  backups ? bucketShelf(backups, dataDir) : folderShelf(dataDir);

export function folderShelf(dataDir: string): BackupShelf {
  const folder = ownBackupsOf(dataDir);
  return {
    async keep(name, write) {
      const path = join(await makeOwnBackups(dataDir), name);
      await write(path);
      return (await stat(path)).size;
    },
    names: () => readdir(folder).catch(() => []),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/**
 * In a bucket. It is made and judged in the data directory, and read again where it is kept. why not written there at once: what
 * can't be read again is no backup, and half of one must never have its name.
 */
function bucketShelf(backups: FileStore, dataDir: string): BackupShelf {
  const here = folderShelf(dataDir);

  async function send(name: string, { path, size }: { path: string; size: number }): Promise<void> {
    const sum = await sumOfBytes(createReadStream(path));
    await backups.put(name, { stream: createReadStream(path), size });
    if ((await sumOf(backups, name)) !== sum)
      throw new Error(`the backup ${name} is another in ${backups.place} than was sent`);
  }

  return {
    async keep(name, write) {
      const spooled = underWayName("sending", name);
      const path = join(await makeOwnBackups(dataDir), spooled);
      try {
        const size = await here.keep(spooled, write);
        await send(name, { path, size }).catch(async (error) => {
          // why: what nobody could read again would count among those that are kept.
          await backups.delete(name).catch(() => {});
          throw error;
        });
        return size;
      } finally {
        await here.remove(spooled);
      }
    },

    async names() {
      const names: string[] = [];
      for await (const { key } of backups.list("")) names.push(key);
      return names;
    },

    remove: backups.delete,
  };
}
