import { fingerprint } from "../accounts/erasure/erase-account.ts";
import type { Database, Db } from "../database/database.ts";
import { namedFiles } from "../papers/naming-queries.ts";
import { findBelonging } from "../photos/belonging.ts";
import type { PhotoStore } from "../photos/store.ts";

/** A file this young may belong to an upload that is still under way. */
const GRACE_MS = 3_600_000;
const TRASH_MS = 30 * 86_400_000;
/** So few lost files are a crash's, whatever their share. */
const FEW = 10;

/** Why nothing was swept, for the log. */
class SweepRefused extends Error {
  override readonly name = "SweepRefused";
  readonly code: "PHOTOS_OF_ANOTHER_DATABASE" | "MOST_PHOTOS_UNKNOWN";

  constructor(code: SweepRefused["code"]) {
    super(code);
    this.code = code;
  }
}

interface Sources {
  database: Database;
  photos: PhotoStore;
}

/**
 * Takes away the files that no row names: left behind by a crash between a write and its clean-up. A database that is not these
 * photos' own names none of them, and so nothing goes when that is the likelier reason. Gives the number of files.
 */
export async function sweepPhotos({ database, photos }: Sources, now = new Date()): Promise<number> {
  if (!(await findBelonging(database, photos.files)).isOurs) throw new SweepRefused("PHOTOS_OF_ANOTHER_DATABASE");
  const { named, erased } = await database.asSystem(readNames);
  const unknown = [];
  let all = 0;
  for await (const file of photos.list()) {
    all += 1;
    const isYoung = now.getTime() - file.writtenAt.getTime() < GRACE_MS;
    if (!isYoung && !named.has(`${file.userId}/${file.name}`)) unknown.push(file);
  }
  const lost = unknown.filter(({ userId }) => !erased.has(fingerprint(userId)));
  if (lost.length > FEW && lost.length > all / 2) throw new SweepRefused("MOST_PHOTOS_UNKNOWN");
  // why not the trash: whoever wanted to be erased is.
  for (const { userId } of unknown) if (erased.has(fingerprint(userId))) await photos.removeAll(userId);
  for (const file of lost) await photos.discard(file);
  await photos.emptyTrash(new Date(now.getTime() - TRASH_MS));
  return unknown.length + (await photos.sweepArriving(now));
}

/** The files that rows name, and the fingerprints of erased accounts. */
async function readNames(db: Db): Promise<{ named: Set<string>; erased: Set<string> }> {
  const named = await namedFiles(db);
  const erased = await db.selectFrom("effacements").select("empreinte").execute();
  return { named, erased: new Set(erased.map(({ empreinte }) => empreinte)) };
}
