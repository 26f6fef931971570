import type { Database } from "../database/database.ts";
import { lockUser } from "../database/locks.ts";
import { type Print, paperFileName } from "../files/paper-names.ts";
import { fileName, type PhotoStore } from "../photos/store.ts";
import { namedFiles } from "./naming-queries.ts";
import { removePaperFiles } from "./store.ts";

/** What has been put among an account's files before any row of it names them. */
export interface Added {
  /** Addresses. */
  photos: string[];
  papers: Print[];
}

/** The turn of whoever brings files into an account that have their names already: an import, a boat that is handed over. */
export const bringingInto = (userId: string) => `import ${userId}`;

/**
 * Takes away what has been added and no row names: the rows did not come, or were there and name something else. Asked in the
 * turn of whoever brought it, when he is done.
 */
export async function removeUnnamed(
  { database, photos }: { database: Pick<Database, "asSystem">; photos: PhotoStore },
  userId: string,
  added: Added,
): Promise<void> {
  if (added.photos.length + added.papers.length === 0) return;
  const named = await database.asSystem(async (db) => {
    // why: a commit whose answer was lost is done or not once its lock is free.
    await lockUser(db, userId);
    return namedFiles(db, userId);
  });
  const isUnnamed = (name: string) => !named.has(`${userId}/${name}`);
  for (const url of added.photos) if (isUnnamed(fileName(url))) await photos.remove(userId, url);
  await removePaperFiles(
    photos,
    userId,
    added.papers.filter((print) => isUnnamed(paperFileName(print))),
  );
}
