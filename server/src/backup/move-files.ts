import type pg from "pg";
import { MIGRATIONS } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { copyFiles, removeFiles } from "../files/move-files.ts";
import { markOf, readMark } from "../photos/belonging.ts";
import { StartError } from "../start-error.ts";
import { countCompany } from "./company.ts";
import { begin, inTurn, openClient } from "./turn.ts";

interface Move {
  connection: pg.ClientConfig;
  from: FileStore;
  to: FileStore;
}

/** How many files that went wrong are told by name, and after how many a line is written. */
const TOLD = 20;
const EACH = 1_000;

/**
 * Moves photos and papers. All are copied and read again first, which may be while servers run; what was there goes only when each
 * is whole in its new place and no server runs, since one knows one place alone. Gives whether they have moved.
 */
export async function moveFiles(
  { connection, from, to }: Move,
  tell: (line: string) => void = () => {},
): Promise<boolean> {
  // why in the turn of a backup: it must not find a file in neither place.
  return inTurn(connection, tell, async () => {
    await refuseForeign(from, to);
    const client = await openClient(connection, "bosco files");
    try {
      await begin(client);
      if ((await countCompany(client)) === 0) return await copyAndRemove({ client, from, to }, tell);
      const { same } = await copy({ from, to }, tell);
      tell(
        `All ${same.length} files are in ${to.place} too. Bosco runs and looks for them in ${from.place}, so nothing was taken away there: stop every server, then run this command again. It copies what has come meanwhile, and ends the move.`,
      );
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  });
}

/** why behind the migrations' lock: a server that starts meanwhile waits, and comes to files that are all in one place. */
async function copyAndRemove(
  { client, from, to }: Pick<Move, "from" | "to"> & { client: pg.Client },
  tell: (line: string) => void,
): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATIONS]);
  const { same } = await copy({ from, to }, tell);
  const others = await countCompany(client);
  if (others > 0)
    throw new StartError(
      `All files are in ${to.place} too, but ${others} connections to this database have been opened: nothing was taken away from ${from.place}. Stop every server and run this command again.`,
    );
  await removeFiles(from, same);
  tell(`Moved ${same.length} files from ${from.place} to ${to.place}; the sha256 of each was compared.`);
  return true;
}

async function copy(
  { from, to }: Pick<Move, "from" | "to">,
  tell: (line: string) => void,
): Promise<{ same: string[] }> {
  let seen = 0;
  const { same, written, damaged } = await copyFiles(from, to, () => {
    seen += 1;
    if (seen % EACH === 0) tell(`${seen} files…`);
  });
  tell(`Copied ${written} files; ${same.length - written} were there already.`);
  if (damaged.length > 0)
    throw new StartError(
      `${damaged.length} files are not in ${to.place} as they were sent: ${damaged.slice(0, TOLD).join(", ")}${damaged.length > TOLD ? "…" : ""}. Nothing was taken away from ${from.place}. Look at that place, then run this command again.`,
    );
  return { same };
}

/** Two databases' files in one place would be swept by both. */
async function refuseForeign(from: FileStore, to: FileStore): Promise<void> {
  const [mark, other] = [await readMark(from), await readMark(to)];
  if (mark && other && mark !== other)
    throw new StartError(
      `${to.place} has the files of another database: ${markOf(to)} says ${other}, and ${markOf(from)} says ${mark}. Nothing was moved.`,
    );
}
