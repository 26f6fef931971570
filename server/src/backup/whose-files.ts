import type pg from "pg";
import type { FileStore } from "../files/file-store.ts";
import { markOf, readMark } from "../photos/belonging.ts";
import { StartError } from "../start-error.ts";

interface Ids {
  /** Of the database that is replaced; null when it has none yet. */
  replaced: string | null;
  /** Of the one that the backup was made of. */
  backup: string | null;
}

/**
 * Whose files a restore is about to write among, and to mark as its own. why before anything is touched: two databases that hold one
 * place for theirs each take away what the other one names.
 */
export async function refuseOthersFiles(files: FileStore, { replaced, backup }: Ids, takeOver: boolean): Promise<void> {
  const mark = await readMark(files);
  if (!mark || mark === replaced) return;
  if (mark !== backup)
    throw new StartError(
      `${markOf(files)} says ${mark}: the files there are of another database than this one (${replaced ?? "which is empty"}), and than the backup's (${backup ?? "unknown"}). Give it a DATA_DIR or a bucket (S3_…) of its own, or, if no database has these files any more (or a restore into this one was cut off), take that mark away. Nothing was changed.`,
    );
  if (!takeOver)
    throw new StartError(
      `The files in ${files.place} are those of the database that the backup was made of (${backup}), and this is another one (${replaced ?? "empty"}). To try a backup, give it a DATA_DIR and a bucket (S3_…) of its own. If this database takes that one's place, and no server will ever run on that one again, add --take-over. Nothing was changed.`,
    );
}

/** The id of a database that has one: an empty one, or one that never had a server, has not. */
export async function findDatabaseId(client: pg.Client): Promise<string | null> {
  const { rows: found } = await client.query("select to_regclass('public.server_state') is not null as known");
  if (!found[0]?.known) return null;
  const { rows } = await client.query("select value from server_state where name = 'database_id'");
  return rows[0]?.value ?? null;
}
