import type { Query, QueryClient } from "@tanstack/react-query";
import { entries, get, set, type UseStore } from "idb-keyval";
import { type Below, forgetLostBoats, type Kept } from "./forget-lost-boats.ts";
import type { OwnDatabase } from "./own-database.ts";

/** What reads count as fresh for; a kept copy is never that fresh. */
const FRESH_MS = 30_000;

/**
 * Keeps what the user has read whole in his own database in the browser. `below`: what is shown with
 * waiting writes is kept without them, which are kept themselves and shown again above it. Gives the way to stop.
 */
export async function openQueryStore(
  client: QueryClient,
  { reads }: OwnDatabase,
  below: Below = { of: () => undefined, set: () => {} },
): Promise<() => void> {
  await restoreAll(client, reads);
  return client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const isRead = event.type === "updated" && event.action.type === "success";
    if (isRead && isBoats(query) && Array.isArray(query.state.data))
      void forgetLostBoats(client, reads, below, query.state.data);
    if (!isKept(query)) return;
    if (event.type === "added" && query.state.data === undefined) void restoreOne(query, reads);
    if (isRead) {
      const read = query.queryKey.length === 1 ? below.of(String(query.queryKey[0])) : undefined;
      const kept: Kept = { readAt: query.state.dataUpdatedAt, rows: read ?? query.state.data };
      // why: a full or forbidden storage must not disturb what is on screen.
      void set(query.queryHash, kept, reads).catch(() => {});
    }
  });
}

/** The boats that are seen, one's own and those of others. */
const isBoats = ({ queryKey }: Query) => queryKey.length === 1 && queryKey[0] === "bateaux";

const isKept = (query: Query) => query.meta?.kept === true;

/** why not its true age: a copy is shown at once and counts as old; what changed while the page was away is fetched. */
const restored = ({ rows, readAt }: Kept) => ({ data: rows, updatedAt: Math.min(readAt, Date.now() - FRESH_MS) });

async function restoreAll(client: QueryClient, store: UseStore) {
  const all = await entries<string, Kept>(store).catch(() => []);
  for (const [hash, kept] of all) {
    const { data, updatedAt } = restored(kept);
    client.setQueryData(JSON.parse(hash), data, { updatedAt });
  }
}

async function restoreOne(query: Query, store: UseStore) {
  const kept = await get<Kept>(query.queryHash, store).catch(() => undefined);
  if (kept === undefined || query.state.data !== undefined) return;
  const { data, updatedAt } = restored(kept);
  query.setState({ data, dataUpdatedAt: updatedAt, status: "success" });
}
