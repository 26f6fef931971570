import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Database } from "../database/database.ts";
import { findFact, forgetFact, keptValue } from "../database/kept-value.ts";
import { DEMO_ID } from "../demo-account.ts";
import type { FileStore } from "../files/file-store.ts";
import { knowsOneOf } from "./queries.ts";

/** Beside the photos: the id of the database whose rows name them. */
const MARK = "database-id";
const OWNER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** One known owner is enough; so many strangers are too. */
const MOST_OWNERS = 1_000;

export interface Belonging {
  isOurs: boolean;
  databaseId: string;
  /** The file that says whose the photos are. */
  mark: string;
  /** A restore had left that file to this start. */
  wasLeft: boolean;
}

/** The row of `server_state` that says which mark a restore takes the place of, until it has. */
export const MARK_BEFORE = "mark_before_restore";

/**
 * Whether the photos belong to this database. A place without a mark gets one, unless it holds photos and this database knows
 * none of their owners.
 */
export async function findBelonging(database: Database, files: FileStore): Promise<Belonging> {
  const databaseId = await keptValue(database, "database_id", randomUUID);
  const marked = await readMark(files);
  const isSame = marked === databaseId;
  const wasLeft = !isSame && marked !== "" && marked === (await findFact(database, MARK_BEFORE));
  const isOurs = isSame || wasLeft || (marked === "" && (await knowsOwners(database, files)));
  if (isOurs && !isSame) await markAsOf(files, databaseId);
  if (isOurs) await forgetFact(database, MARK_BEFORE);
  return { isOurs, databaseId, mark: markOf(files), wasLeft };
}

async function knowsOwners(database: Database, files: FileStore): Promise<boolean> {
  const owners = await readOwners(files);
  return owners.length === 0 || (await knowsOneOf(database, owners));
}

/** Where that is said, for whoever reads or mends it by hand. */
export const markOf = ({ place }: FileStore) => `${place}/${MARK}`;

/** Says whose rows name the files. */
export const markAsOf = (files: FileStore, databaseId: string) => files.put(MARK, Buffer.from(`${databaseId}\n`));

/** Whose rows name the files, or `""` when nobody has said. */
export async function readMark(files: FileStore): Promise<string> {
  const found = await files.get(MARK);
  return found ? (await text(found.content)).trim() : "";
}

async function readOwners(files: FileStore): Promise<string[]> {
  const owners = new Set<string>();
  for await (const { key } of files.list("")) {
    const owner = key.split("/", 1)[0] ?? "";
    // why: the demo has the same id in every database, and proves nothing.
    if (OWNER.test(owner) && owner !== DEMO_ID) owners.add(owner);
    if (owners.size >= MOST_OWNERS) break;
  }
  return [...owners];
}
