import type { LiveTable } from "@bosco/contract";
import { queryOptions } from "@tanstack/react-query";

/**
 * The read of a whole table of the user's own rows. Pages filter it with domain rules, so that they work from the kept
 * copy too; a change told by the server refetches it by its table's name.
 */
export function ownRows<Row>(table: LiveTable, read: (options: { signal: AbortSignal }) => Promise<Row[]>) {
  return queryOptions({ queryKey: [table], queryFn: ({ signal }) => read({ signal }), meta: { kept: true } });
}
