import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { delMany, entries, type UseStore, update } from "idb-keyval";
import { isKept } from "./replica/kept-table.ts";

/** A read as it is kept: with the moment it was read at, so that its age can be told. */
export interface Kept {
  readAt: number;
  rows: unknown;
}

/** What was read of something that is shown with waiting writes: below them. */
export interface Below {
  of(table: string): unknown;
  set(table: string, rows: unknown): void;
}

type IsLost = (bateau_id: unknown) => boolean;

/** A kept read of one boat names it in its key: `[what, { bateau }]`. */
const boatOf = ([, of]: QueryKey): unknown =>
  typeof of === "object" && of !== null && "bateau" in of ? of.bateau : undefined;

const namesLost = (row: unknown, isLost: IsLost): boolean =>
  typeof row === "object" && row !== null && "bateau_id" in row && isLost(row.bateau_id);

/** A read without its rows that name a lost boat, in a list or in the lists of an object; the same one where there is none. */
function withoutLost<Read>(read: Read, isLost: IsLost): Read {
  if (Array.isArray(read)) return read.some((row) => namesLost(row, isLost)) ? leftOf(read, isLost) : read;
  if (typeof read !== "object" || read === null) return read;
  const parts = Object.entries(read).map(([name, part]) => [name, part, leftOf(part, isLost)] as const);
  const isWhole = parts.every(([, part, left]) => part === left || part.length === left.length);
  return isWhole ? read : (Object.fromEntries(parts.map(([name, , left]) => [name, left])) as Read);
}

const leftOf = <Part>(part: Part, isLost: IsLost): Part =>
  Array.isArray(part) ? (part.filter((row) => !namesLost(row, isLost)) as Part) : part;

/**
 * What was read of a boat goes with it: one that is shared no more leaves nothing of its own on the device, neither in what was
 * read of it alone nor in what was read of several. The rows of tables are the replica's, which has let go of them by then.
 */
export async function forgetLostBoats(client: QueryClient, store: UseStore, below: Below, boats: readonly unknown[]) {
  const seen = new Set(boats.map((boat) => (boat as { id: string }).id));
  const isLost: IsLost = (id) => typeof id === "string" && !seen.has(id);
  const isOfLost = (key: QueryKey) => isLost(boatOf(key));
  client.removeQueries({ predicate: ({ queryKey }) => isOfLost(queryKey) });
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const name = String(queryKey[0]);
    const isTable = queryKey.length === 1;
    if (isTable && isKept(name)) continue;
    const read = isTable ? below.of(name) : undefined;
    const left = withoutLost(read, isLost);
    if (left !== read) below.set(name, left);
    const shown = withoutLost(state.data, isLost);
    if (shown === state.data) continue;
    client.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt });
    // why: what has gone may be what was read a moment before its boat was.
    void client.invalidateQueries({ queryKey, exact: true });
  }
  await forgetKept(store, isLost, isOfLost).catch(() => {});
}

async function forgetKept(store: UseStore, isLost: IsLost, isOfLost: (key: QueryKey) => boolean) {
  const all = await entries<string, Kept>(store);
  const gone = all.map(([hash]) => hash).filter((hash) => isOfLost(JSON.parse(hash)));
  if (gone.length > 0) await delMany(gone, store);
  for (const [hash, { rows }] of all) {
    if (withoutLost(rows, isLost) === rows || gone.includes(hash)) continue;
    // why in one step: a newer read may be kept meanwhile.
    await update<Kept>(hash, (kept) => ({ readAt: 0, ...kept, rows: withoutLost(kept?.rows, isLost) }), store);
  }
}
