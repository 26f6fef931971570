import type pg from "pg";
import type { FileStore } from "../files/file-store.ts";
import { MARK_BEFORE, markOf, readMark } from "../photos/belonging.ts";
import { StartError } from "../start-error.ts";

interface Ids {
  /** Of the database that is replaced; null when it has none yet. */
  replaced: string | null;
  /** Of the one that the backup was made of. */
  backup: string | null;
  /** The mark that an earlier restore was to replace, when it was cut off before it did. */
  before: string | null;
}

/**
 * Whose files a restore is about to write among, and to mark as its own. why before anything is touched: two databases that hold one
 * place for theirs each take away what the other one names. Gives what the mark says, `""` for none.
 */
export async function refuseOthersFiles(
  files: FileStore,
  { replaced, backup, before }: Ids,
  takeOver: boolean,
): Promise<string> {
  const mark = await readMark(files);
  const isFree = !mark || mark === replaced || mark === before;
  // why not after a restore that was cut off: the same command, given again, has not become wrong by what it has done already.
  if (isFree && takeOver && before === null)
    throw new StartError(
      `--take-over does not apply: the files in ${files.place} are no other database's. Leave it out, or look whether DATABASE_URL, DATA_DIR and S3_… are those that you mean. Nothing was changed.`,
    );
  if (isFree) return mark;
  if (mark !== backup)
    throw new StartError(
      `${markOf(files)} says ${mark}: the files there are of another database than this one (${replaced ?? "which is empty"}), and than the backup's (${backup ?? "unknown"}). Give it a DATA_DIR or a bucket (S3_…) of its own, or, if no database has these files any more, take that mark away. Nothing was changed.`,
    );
  if (!takeOver)
    throw new StartError(
      `The files in ${files.place} are those of the database that the backup was made of (${backup}), and this is another one (${replaced ?? "empty"}). To try a backup, give it a DATA_DIR and a bucket (S3_…) of its own. If this database takes that one's place, and no server will ever run on that one again, add --take-over. Nothing was changed.`,
    );
  return mark;
}

/** The id of a database that has one (an empty one, or one that never had a server, has not), and what a restore that was cut off left. */
export async function findIds(client: pg.Client): Promise<Pick<Ids, "replaced" | "before">> {
  const { rows: found } = await client.query("select to_regclass('public.server_state') is not null as known");
  const { rows } = found[0]?.known
    ? await client.query<{ name: string; value: string }>(
        "select name, value from server_state where name = any ($1)",
        [["database_id", MARK_BEFORE]],
      )
    : { rows: [] };
  const saved = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? null;
  return { replaced: saved("database_id"), before: saved(MARK_BEFORE) };
}

/**
 * With all that is put back, which mark its own is to replace. why: whoever is killed after the commit leaves the old one there, and the
 * next start, or the next restore, knows by this that it is nobody else's.
 */
export async function noteMarkBefore(client: pg.Client, mark: string): Promise<void> {
  await forgetMarkBefore(client);
  if (mark) await client.query("insert into server_state (name, value) values ($1, $2)", [MARK_BEFORE, mark]);
}

export const forgetMarkBefore = (client: pg.Client) =>
  client.query("delete from server_state where name = $1", [MARK_BEFORE]);
