import type { Database } from "../database/database.ts";
import { sweepImports } from "../features/account/data/import/arriving.ts";
import { type Belonging, findBelonging } from "../photos/belonging.ts";
import { closeToOthers, makePrivateFolder } from "../photos/private-files.ts";

/**
 * What people have sent, before anybody is served: closed to others, rid of what a crash has left, and known to be this
 * database's or not. No start fails for it: a full or read-only disk is told where it matters.
 */
export async function prepareFiles(
  database: Database,
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<Belonging | undefined> {
  try {
    await sweepImports(dataDir);
    const belonging = await findBelonging(database, dataDir);
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
