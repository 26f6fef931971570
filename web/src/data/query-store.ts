import type { Query, QueryClient } from "@tanstack/react-query";
import { entries, get, set, type UseStore } from "idb-keyval";
import type { OwnDatabase } from "./own-database.ts";

/** What reads count as fresh for; a kept copy is never that fresh. */
const FRESH_MS = 30_000;

/** A read as it is kept: with the moment it was read at, so that its age can be told. */
interface Kept {
  readAt: number;
  rows: unknown;
}

/**
 * Keeps what the user has read whole in his own database in the browser. `readOf`: what was read of something that is shown with
 * waiting writes, which are kept themselves and shown again above it. Gives the way to stop.
 */
export async function openQueryStore(
  client: QueryClient,
  { reads }: OwnDatabase,
  readOf: (table: string) => unknown = () => undefined,
): Promise<() => void> {
  await restoreAll(client, reads);
  return client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (!isKept(query)) return;
    if (event.type === "added" && query.state.data === undefined) void restoreOne(query, reads);
    if (event.type === "updated" && event.action.type === "success") {
      const below = query.queryKey.length === 1 ? readOf(String(query.queryKey[0])) : undefined;
      const kept: Kept = { readAt: query.state.dataUpdatedAt, rows: below ?? query.state.data };
      // why: a full or forbidden storage must not disturb what is on screen.
      void set(query.queryHash, kept, reads).catch(() => {});
    }
  });
}

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
