import { CHANGES_PAGE, type Changes, KEPT_TABLES, type KeptTable } from "@bosco/contract";
import { ownRows } from "../../api/procedures.ts";
import type { Db } from "../../database/database.ts";
import { type Copying, type Cursor, type Entry, type Following, readCursor, writeCursor } from "./cursor.ts";
import * as changes from "./queries.ts";
import { shortSnapshot, xmaxOf, xminOf } from "./snapshot.ts";

/** Rows that hold lists of their own count for more of them: a page stays of a size that a phone can take. */
const WEIGHTS: Partial<Record<KeptTable, number>> = { listes_avitaillement: 20, passages_checklist: 10 };
const weightOf = (table: KeptTable) => WEIGHTS[table] ?? 1;

type Restart = () => Error;

const snapshotsOf = (cursor: Cursor): string[] => [
  ...("since" in cursor ? [cursor.since] : []),
  ...("floor" in cursor ? [cursor.floor] : []),
];

function givenAt(cursor: Cursor): changes.Given {
  const last = snapshotsOf(cursor).map(xmaxOf);
  return { epoch: cursor.epoch, xmax: last.reduce((one, other) => (one > other ? one : other), 0n) };
}

/** Entries that the cursor would need may be gone, or it is of another time or database: only a new copy is sure. */
function refuseUnknown(cursor: Cursor, { known, oublie, snapshot }: changes.State, restart: Restart): void {
  const isHeld = snapshotsOf(cursor).every((one) => xminOf(one) > BigInt(oublie) && xmaxOf(one) <= xmaxOf(snapshot));
  if (!known || !isHeld) throw restart();
}

type Page = Map<KeptTable, { lignes: changes.Row[]; supprimees: string[] }>;

const answer = (page: Page, complet: boolean, cursor: Cursor): Changes => ({
  curseur: writeCursor(cursor),
  complet,
  tables: Object.fromEntries(page) as Changes["tables"],
});

/** The tables themselves, one after the other; what changes meanwhile is told from the moment of the first page on. */
async function copy(db: Db, from: Copying | undefined, restart: Restart): Promise<Changes> {
  const state = await changes.readState(db, from && givenAt(from));
  if (from) refuseUnknown(from, state, restart);
  // why the first page's: what a server of before handed out stays of its time.
  const epoch = from?.epoch ?? state.epoch;
  const floor = from?.floor ?? shortSnapshot(state.snapshot);
  const page: Page = new Map();
  let room = CHANGES_PAGE;
  let after = from?.after ?? null;
  for (const table of KEPT_TABLES.slice(from ? KEPT_TABLES.indexOf(from.table) : 0)) {
    const most = Math.floor(room / weightOf(table));
    const lignes = most > 0 ? await changes.copyRows(db, table, after, most) : [];
    if (lignes.length > 0) page.set(table, { lignes, supprimees: [] });
    if (lignes.length === most) return answer(page, false, { epoch, floor, table, after: lignes.at(-1)?.id ?? after });
    room -= lignes.length * weightOf(table);
    after = null;
  }
  return answer(page, true, { epoch, since: floor });
}

/** The first entries, as many as have room in a page. */
function entriesOfPage(entries: readonly Entry[]): readonly Entry[] {
  let room = CHANGES_PAGE;
  for (const [n, [, table]] of entries.entries()) {
    room -= weightOf(table);
    if (room < 0) return entries.slice(0, n);
  }
  return entries;
}

/** Each row that was touched as it is now; one that the caller does not see is gone for him. */
async function readTouched(db: Db, entries: readonly Entry[]): Promise<Page> {
  const touched = KEPT_TABLES.map((table) => ({
    table,
    ids: [...new Set(entries.filter((entry) => entry[1] === table).map((entry) => entry[2]))],
  })).filter(({ ids }) => ids.length > 0);
  const found = await Promise.all(touched.map(({ table, ids }) => changes.findRows(db, table, ids)));
  return new Map(
    touched.map(({ table, ids }, n) => {
      const lignes = found[n] ?? [];
      const seen = new Set(lignes.map(({ id }) => id));
      return [table, { lignes, supprimees: ids.filter((id) => !seen.has(id)) }];
    }),
  );
}

async function follow(db: Db, from: Exclude<Cursor, Copying>, restart: Restart): Promise<Changes> {
  const { since } = from;
  const { floor: firstFloor, after }: Partial<Following> = "floor" in from ? from : {};
  const log = await changes.readLog(db, {
    given: givenAt(from),
    since,
    xmin: xminOf(since),
    after,
    most: CHANGES_PAGE + 1,
  });
  refuseUnknown(from, log, restart);
  const entries = entriesOfPage(log.entries);
  const page = await readTouched(db, entries);
  const floor = firstFloor ?? shortSnapshot(log.snapshot);
  const last = entries.at(-1);
  const epoch = firstFloor ? from.epoch : log.epoch;
  if (!last || entries.length === log.entries.length) return answer(page, true, { epoch, since: floor });
  return answer(page, false, { epoch, since, floor, after: last });
}

export const changesHandlers = {
  since: ownRows.changes.since.handler(async ({ context: { db }, input: { depuis }, errors }) => {
    const from = depuis === undefined ? undefined : readCursor(depuis);
    const restart = () => errors.REPRENDRE();
    return !from || "table" in from ? copy(db, from, restart) : follow(db, from, restart);
  }),
};
