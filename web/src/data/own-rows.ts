import type { KeptRow, LiveTable } from "@bosco/contract";
import type { KeptTable } from "@bosco/contract/live";
import { queryOptions } from "@tanstack/react-query";
import { isOnline } from "./online.ts";
import { ownData } from "./own-data.ts";

/**
 * A whole table of the user's own rows, as this device has them. Pages filter it with domain rules. Reading it asks the server
 * for what has changed in any table since the last time.
 */
export const ownRows = <Table extends KeptTable>(table: Table) =>
  queryOptions({
    queryKey: [table],
    queryFn: async (): Promise<KeptRow<Table>[]> => {
      const { replica, shown } = await ownData();
      await replica.latest().catch(unlessKept(replica.state));
      return shown.rows(table) as unknown as KeptRow<Table>[];
    },
    // why: rows that did not change are the same objects already.
    structuralSharing: false,
  });

/** What is read by itself, kept as it was read, and shown with what the user has changed in it since. */
export const ownRead = <Read>(table: LiveTable, read: (options: { signal: AbortSignal }) => Promise<Read>) =>
  queryOptions({
    queryKey: [table],
    queryFn: async ({ signal }): Promise<Read> => {
      const { shown } = await ownData();
      const kept = shown.readOf(table) as Read | undefined;
      const data = await read({ signal }).catch(unlessKept(kept));
      return shown.setOne(table, data as Read);
    },
    meta: { kept: true },
  });

/** Without a network what this device keeps is all there is: that is no failure of a page, and the bar says it. */
const unlessKept =
  <Kept>(kept: Kept | undefined) =>
  (thrown: unknown): Kept => {
    if (isOnline() || kept === undefined) throw thrown;
    return kept;
  };
