import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { keptValue } from "../database/kept-value.ts";
import { DEMO_ID } from "../demo-account.ts";
import { makePrivateFolder, PRIVATE_FILE } from "./private-files.ts";
import { knowsOneOf } from "./queries.ts";

/** In the photos' folder: the id of the database whose rows name them. */
const MARK = "database-id";
const OWNER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Belonging {
  isOurs: boolean;
  databaseId: string;
  /** The file that says whose the folder is. */
  mark: string;
}

/**
 * Whether the photos' folder belongs to this database. A folder without a mark gets one, unless it holds photos and this
 * database knows none of their owners.
 */
export async function findBelonging(database: Database, dataDir: string): Promise<Belonging> {
  const databaseId = await keptValue(database, "database_id", randomUUID);
  const folder = await makePrivateFolder(dataDir, "photos");
  const mark = join(folder, MARK);
  const marked = await readMark(mark);
  if (marked) return { isOurs: marked === databaseId, databaseId, mark };
  // why: the demo has the same id in every database, and proves nothing.
  const owners = (await readdir(folder)).filter((name) => OWNER.test(name) && name !== DEMO_ID);
  const isOurs = owners.length === 0 || (await knowsOneOf(database, owners));
  if (isOurs) await writeFile(mark, `${databaseId}\n`, PRIVATE_FILE);
  return { isOurs, databaseId, mark };
}

async function readMark(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.trim();
}
