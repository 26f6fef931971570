import { hashKey, type Query, type QueryClient } from "@tanstack/react-query";
import { clear, del, entries, get, set, type UseStore } from "idb-keyval";
import { lostSince, type SharedBoats, sharedBoats, withoutLost } from "./lost-boats.ts";
import { databaseName, eraseDatabase, openStore } from "./own-database.ts";

/** What reads count as fresh for; a kept copy is never that fresh. */
const FRESH_MS = 30_000;
/** Which of them are shared with the user is told by the boats. */
const BOATS = ["bateaux"];
/** For a copy that does not know when it was read. */
const LONG_AGO = 1;

/** A read as it is kept: with the moment it was read at, so that its age can be told. */
interface Kept {
  readAt: number;
  rows: unknown;
}
const isDated = (kept: unknown): kept is Kept => typeof kept === "object" && kept !== null && "readAt" in kept;

/** Keeps what the user has read in a database of his own in the browser, so that his boat is there without a network. */
export async function openQueryStore(client: QueryClient, userId: string): Promise<() => void> {
  const store = openStore(databaseName(userId));
  await restoreAll(client, store);
  const cache = client.getQueryCache();
  let shared = sharedBoats(client.getQueryData(BOATS));
  return cache.subscribe((event) => {
    const { query } = event;
    if (event.type === "updated" && event.action.type === "success" && query.queryHash === hashKey(BOATS)) {
      const lost = lostSince(shared, sharedBoats(query.state.data));
      shared = sharedBoats(query.state.data);
      if (lost.size > 0) void dropLost(client, store, lost);
    }
    if (!isKept(query)) return;
    if (event.type === "added" && query.state.data === undefined) void restoreOne(query, store);
    if (event.type === "updated" && event.action.type === "success") {
      const kept: Kept = { readAt: query.state.dataUpdatedAt, rows: query.state.data };
      // why: a full or forbidden storage must not disturb what is on screen.
      void set(query.queryHash, kept, store).catch(() => {});
    }
  });
}

/** What is no longer shared goes from this device: from what is read, and from every copy. */
async function dropLost(client: QueryClient, store: UseStore, lost: SharedBoats) {
  for (const { queryKey, state } of client.getQueryCache().getAll())
    client.setQueryData(queryKey, withoutLost(state.data, lost), { updatedAt: state.dataUpdatedAt });
  for (const [hash, kept] of await entries<string, unknown>(store).catch(() => [])) {
    const rows = isDated(kept) ? kept.rows : kept;
    const left = withoutLost(rows, lost);
    if (left === rows) continue;
    const isEmpty = Array.isArray(left) && left.length === 0;
    const write = isEmpty ? del(hash, store) : set(hash, isDated(kept) ? { ...kept, rows: left } : left, store);
    await write.catch(() => {});
  }
}

/** Reads of the user's own rows have the table's name as their key. */
const isKept = (query: Query) => query.meta?.kept === true;

/** why not its true age: a copy is shown at once and counts as old; what changed while the page was away is fetched. */
function restored(kept: unknown): { data: unknown; updatedAt: number } {
  if (!isDated(kept)) return { data: kept, updatedAt: LONG_AGO };
  return { data: kept.rows, updatedAt: Math.min(kept.readAt, Date.now() - FRESH_MS) };
}

async function restoreAll(client: QueryClient, store: UseStore) {
  const all = await entries<string, unknown>(store).catch(() => []);
  for (const [hash, kept] of all) {
    const { data, updatedAt } = restored(kept);
    client.setQueryData(JSON.parse(hash), data, { updatedAt });
  }
}

async function restoreOne(query: Query, store: UseStore) {
  const kept = await get<unknown>(query.queryHash, store).catch(() => undefined);
  if (kept === undefined || query.state.data !== undefined) return;
  const { data, updatedAt } = restored(kept);
  query.setState({ data, dataUpdatedAt: updatedAt, status: "success" });
}

/** Leaves nothing of this user behind in the browser, his id included. */
export async function eraseQueryStore(userId: string): Promise<void> {
  // why: emptied first. Deleting waits for every page that has it open, and a page that hangs must keep nothing.
  await clear(openStore(databaseName(userId))).catch(() => {});
  await eraseDatabase(databaseName(userId));
}
