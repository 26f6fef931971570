import type { Article } from "@bosco/domain/inventory";
import { api } from "../../../data/api.ts";
import { ownRows } from "../../../data/own-rows.ts";
import { queryClient } from "../../../data/query-client.ts";
import { keepSameRows, mergeRows } from "../list/merge-rows.ts";

/** Longer than any transaction may last: what was written earlier than this before a row we know, we know too. */
const OVERLAP_MS = 60_000;

type Read = { signal: AbortSignal };

/** All articles of the user, in alphabetical order. */
export const articlesQuery = {
  ...ownRows<Article>("inventaire", readArticles),
  // why: a copy kept from before may miss what was counted elsewhere meanwhile, and asking costs little.
  staleTime: 0,
  // why: rows that did not change stay the same objects, by their version; comparing every field of 5,000 takes too long.
  structuralSharing: (before: unknown, after: unknown) =>
    keepSameRows(before as Article[] | undefined, after as Article[]),
};

/**
 * Reads only what was written since the copy at hand, which spares a slow link at sea. When the copy and the server do not count
 * the same afterwards (something was removed, or is not saved yet), the whole list is read again.
 */
async function readArticles({ signal }: Read): Promise<Article[]> {
  const known = queryClient.getQueryData<Article[]>(["inventaire"]);
  if (!known?.length) return api.inventory.list({}, { signal });
  const newest = known.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), "");
  const depuis = new Date(Date.parse(newest) - OVERLAP_MS).toISOString();
  const { articles, total } = await api.inventory.changed({ depuis }, { signal });
  const merged = mergeRows(known, articles);
  return merged.length === total ? merged : api.inventory.list({}, { signal });
}
