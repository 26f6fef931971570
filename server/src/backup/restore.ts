import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type pg from "pg";
import { applyPending, MIGRATIONS, readMigrations } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { markAsOf, markOf } from "../photos/belonging.ts";
import { PLACES } from "../places.ts";
import { StartError } from "../start-error.ts";
import { isMigrated, listRelations, listSequences, listTables, quoted } from "./catalogue.ts";
import { countCompany } from "./company.ts";
import { dropEverything, refuseStrangers } from "./drop-everything.ts";
import { rememberErasures } from "./erasures.ts";
import { type BackupHeader, BackupRefused, type BackupTotals, type Sequence } from "./format.ts";
import { beginLogAnew, openTables, rowLoader } from "./load.ts";
import { lacksItsFiles } from "./missing-files.ts";
import { ownBackupName } from "./own-backups.ts";
import { readBackup, verifyBackup } from "./read-backup.ts";
import { begin, inTurn, openClient } from "./turn.ts";
import { unsayWaiting } from "./unsent.ts";
import { findIds, forgetMarkBefore, noteMarkBefore, refuseOthersFiles } from "./whose-files.ts";
import { writeInTurn } from "./write-backup.ts";

export interface RestoreTarget {
  connection: pg.ClientConfig;
  files: FileStore;
  /** Where the restore point goes. */
  folder: string;
}

/** What only an operator can know. */
export interface OperatorsWord {
  /** The files are of the backup's own database, which this one replaces for good. */
  takeOver?: boolean | undefined;
  /** The files that the rows of before name are lost, and not only away. */
  filesAreLost?: boolean | undefined;
}

export interface Restored extends BackupTotals {
  header: BackupHeader;
  /** A backup of what was there before; undefined when that was nothing. */
  restorePoint: string | undefined;
}

/**
 * Puts a backup in the place of what a database holds, in one transaction: it is all there, in today's schema, or nothing has
 * changed. What was there before is kept in a backup of its own first.
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  tell: (line: string) => void = () => {},
  { takeOver = false, filesAreLost = false }: OperatorsWord = {},
): Promise<Restored> {
  const contents = await verifyBackup(path);
  await refuseUnknownSchema(contents.header);
  if (contents.header.rows_only) tell("It holds rows alone: photos and papers stay as they are here.");
  return inTurn(target.connection, tell, async () => {
    const client = await openClient(target.connection, "bosco restore");
    try {
      await begin(client);
      // why before the look at who is connected: a server that starts from now on waits here, and comes to what was put back.
      await client.query("select pg_advisory_xact_lock($1)", [MIGRATIONS]);
      await refuseCompany(client);
      const ids = { ...(await findIds(client)), backup: contents.header.database_id };
      const mark = await refuseOthersFiles(target.files, ids, takeOver);
      // why before the restore point: that may take hours.
      await refuseStrangers(client);
      const isFull = await isMigrated(client);
      if (!isFull && filesAreLost) refuseLost(target.files, { files: 0, missing: 0 });
      const restorePoint = isFull ? await keepRestorePoint(target, filesAreLost) : undefined;
      if (restorePoint) tell(`What was there is kept in ${restorePoint}.`);
      await replaceAll(client, path, contents.header, tell);
      await noteMarkBefore(client, mark);
      await putFiles(target.files, path);
      await client.query("commit");
      await settle(client, target.files, contents.header, tell);
      const { tables, rows, files, fileBytes, missing, header } = contents;
      return { tables, rows, files, fileBytes, missing, header, restorePoint };
    } finally {
      // why: a transaction that has not been committed ends with its connection, and changes nothing.
      await client.end().catch(() => {});
    }
  });
}

/** Only a schema that our own migrations make can be made here, and then brought up to today's. */
async function refuseUnknownSchema({ version, migrations }: BackupHeader): Promise<void> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name }) => !ours.has(name));
  if (unknown)
    throw new BackupRefused(
      `The backup was made by a Bosco (${version}) that has ${unknown.name}, which this one does not know. Update Bosco first. Nothing was changed.`,
    );
  const other = migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (other)
    throw new BackupRefused(
      `The backup's ${other.name} is another than ours: it is not of Bosco. Nothing was changed.`,
    );
}

/** A server that ran on would write into what is being replaced, and answer from what it remembers of it. */
async function refuseCompany(client: pg.Client): Promise<void> {
  const others = await countCompany(client);
  if (others > 0)
    throw new StartError(
      `${others} connections to this database are open: stop every Bosco server (and the pooler) first. Nothing was changed.`,
    );
}

/** why judged at once: what could not be put back is no way back, and nothing has been changed yet. */
async function keepRestorePoint({ connection, files, folder }: RestoreTarget, filesAreLost: boolean): Promise<string> {
  const path = join(folder, ownBackupName("before-restore", new Date()));
  const judge = (totals: BackupTotals) => {
    const areAway = lacksItsFiles(totals);
    if (areAway && !filesAreLost) refuseWithoutFiles(files, totals);
    if (!areAway && filesAreLost) refuseLost(files, totals);
  };
  const { header } = await writeInTurn({ connection, files, judge }, path, (work) => work());
  try {
    await refuseUnknownSchema(header);
  } catch (error) {
    await rm(path, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`What is there could not be put back: ${reason}`, { cause: error });
  }
  return path;
}

type Found = Pick<BackupTotals, "files" | "missing">;

/** why: a way back without photos and papers is none, and what is put back now would stand where they are not looked for. */
function refuseWithoutFiles({ place }: FileStore, { files, missing }: Found): never {
  throw new StartError(
    `${missing} files that the rows of now name are not in ${place}, and ${files} are. See that its disk is mounted, or that it is the right bucket. If they are lost, and that is why a backup is put back, add --files-lost. Nothing was changed.`,
  );
}

function refuseLost({ place }: FileStore, { files, missing }: Found): never {
  throw new StartError(
    `--files-lost does not apply: ${missing} files that the rows of now name are not in ${place}, and ${files} are, so that nothing asks for it. Leave it out. Nothing was changed.`,
  );
}

async function replaceAll(
  client: pg.Client,
  path: string,
  { migrations, created }: BackupHeader,
  tell: (line: string) => void,
): Promise<void> {
  const addErasures = await rememberErasures(client);
  await dropEverything(client);
  // why again: whoever was between two connections at the first look is not now, and from here on nobody reads a table of ours.
  await refuseCompany(client);
  const strange = await listRelations(client);
  const its = new Set(migrations.map(({ name }) => name));
  await applyPending(client, PLACES.migrations, (name) => its.has(name));
  const isOurs = ({ name }: { name: string }) => !strange.has(name);
  const heads = (await listTables(client)).filter(isOurs);
  const sequences = new Set((await listSequences(client)).filter(isOurs).map(({ name }) => name));
  const close = await openTables(client, heads);
  const load = rowLoader(client, heads, tell);
  for await (const part of readBackup(path)) {
    if (part.kind === "table") await load(part, part.data);
    if (part.kind === "sequence" && sequences.has(part.name)) await setSequence(client, part);
  }
  await unsayWaiting(client, created);
  await close();
  await applyPending(client, PLACES.migrations);
  await beginLogAnew(client);
  await addErasures();
}

const setSequence = (client: pg.Client, { name, last_value, is_called }: Sequence) =>
  client.query("select setval($1::regclass, $2::bigint, $3)", [quoted(name), last_value, is_called]);

/**
 * why before the commit: no row may name a file that is not there. Should the commit fail, nobody names what was put, and the
 * nightly sweep takes it.
 */
async function putFiles(files: FileStore, path: string): Promise<void> {
  for await (const part of readBackup(path))
    if (part.kind === "file") await files.put(part.name, { stream: Readable.from(part.data), size: part.size });
}

/** What is left once all is in its place. why told and no failure: the restore is done. */
async function settle(
  client: pg.Client,
  files: FileStore,
  { database_id }: BackupHeader,
  tell: (line: string) => void,
): Promise<void> {
  const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
  if (database_id)
    await markAsOf(files, database_id).then(
      // why no word of a failure: the next start sees that there is nothing left to do.
      () => forgetMarkBefore(client).catch(() => {}),
      (error) =>
        tell(
          `All is restored, but the mark beside the photos could not be written (${reasonOf(error)}): write ${database_id} into ${markOf(files)}, or leave that to the next start.`,
        ),
    );
  await client
    .query("analyze")
    .catch((error) =>
      tell(`All is restored, but "analyze" failed (${reasonOf(error)}): PostgreSQL does it by itself.`),
    );
}
