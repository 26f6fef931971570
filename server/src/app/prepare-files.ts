import { sweepOwnBackups } from "../backup/own-backups.ts";
import { folderShelf } from "../backup/shelf.ts";
import type { Database } from "../database/database.ts";
import { sweepImports } from "../features/account/data/import/arriving.ts";
import { closeToOthers, makePrivateFolder } from "../files/private-files.ts";
import { type Belonging, findBelonging } from "../photos/belonging.ts";
import type { PhotoStore } from "../photos/store.ts";

interface Sources {
  database: Database;
  photos: PhotoStore;
  dataDir: string;
}

/**
 * What people have sent, before anybody is served: closed to others, rid of what a crash has left, and known to be this
 * database's or not. No start fails for it: a full or read-only disk is told where it matters.
 */
export async function prepareFiles(
  { database, photos, dataDir }: Sources,
  onError: (error: unknown) => void,
): Promise<Belonging | undefined> {
  try {
    await sweepImports(dataDir);
    await sweepOwnBackups(folderShelf(dataDir), new Date());
    await photos.sweepArriving(new Date());
    const belonging = await findBelonging(database, photos.files);
    for (const name of ["photos", "imports"]) {
      const folder = await makePrivateFolder(dataDir, name);
      // why not waited for: once the folder itself is closed, first of all, nobody gets to what is in it.
      closeToOthers(folder).catch(onError);
    }
    return belonging;
  } catch (error) {
    onError(error);
    return undefined;
  }
}
