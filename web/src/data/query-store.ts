import type { Query, QueryClient } from "@tanstack/react-query";
import { clear, entries, get, set, type UseStore } from "idb-keyval";
import { databaseName, eraseDatabase, openStore } from "./own-database.ts";

/** What reads count as fresh for; a kept copy is never that fresh. */
const FRESH_MS = 30_000;
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
  return cache.subscribe((event) => {
    const { query } = event;
    if (!isKept(query)) return;
    if (event.type === "added" && query.state.data === undefined) void restoreOne(query, store);
    if (event.type === "updated" && event.action.type === "success") {
      const kept: Kept = { readAt: query.state.dataUpdatedAt, rows: query.state.data };
      // why: a full or forbidden storage must not disturb what is on screen.
      void set(query.queryHash, kept, store).catch(() => {});
    }
  });
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
