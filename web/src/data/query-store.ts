import type { Query, QueryClient } from "@tanstack/react-query";
import { clear, createStore, entries, get, set, type UseStore } from "idb-keyval";

/** why: a kept copy is shown at once and counts as old; what changed while the page was away is fetched. */
const LONG_AGO = 1;

const databaseName = (userId: string) => `bosco-${userId}`;

/** Keeps what the user has read in a database of his own in the browser, so that his boat is there without a network. */
export async function openQueryStore(client: QueryClient, userId: string): Promise<() => void> {
  const store = createStore(databaseName(userId), "reads");
  await restoreAll(client, store);
  const cache = client.getQueryCache();
  return cache.subscribe((event) => {
    const { query } = event;
    if (!isKept(query)) return;
    if (event.type === "added" && query.state.data === undefined) void restoreOne(query, store);
    if (event.type === "updated" && event.action.type === "success")
      // why: a full or forbidden storage must not disturb what is on screen.
      void set(query.queryHash, query.state.data, store).catch(() => {});
  });
}

/** Reads of the user's own rows have the table's name as their key. */
const isKept = (query: Query) => query.meta?.kept === true;

async function restoreAll(client: QueryClient, store: UseStore) {
  const kept = await entries<string, unknown>(store).catch(() => []);
  for (const [hash, data] of kept) client.setQueryData(JSON.parse(hash), data, { updatedAt: LONG_AGO });
}

async function restoreOne(query: Query, store: UseStore) {
  const data = await get<unknown>(query.queryHash, store).catch(() => undefined);
  if (data !== undefined && query.state.data === undefined)
    query.setState({ data, dataUpdatedAt: LONG_AGO, status: "success" });
}

/** Leaves nothing of this user behind in the browser. */
export async function eraseQueryStore(userId: string): Promise<void> {
  // why: emptied first. Deleting a database waits for every page that has it open, which may take until the next visit.
  await clear(createStore(databaseName(userId), "reads")).catch(() => {});
  indexedDB.deleteDatabase(databaseName(userId));
}
