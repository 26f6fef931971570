import type { OwnLists } from "@bosco/assistant";
import type { Checklist, Task } from "@bosco/domain/checklists";
import type { StorageSpace } from "@bosco/domain/inventory";
import type { ProvisioningList } from "@bosco/domain/provisioning";
import { type QueryClient, useQueries } from "@tanstack/react-query";
import { api } from "../../../data/api.ts";
import { ownRows } from "../../../data/own-rows.ts";
import { boatsQuery } from "../../../fleet/boats.ts";
import { readingsQuery } from "../../../fleet/hours-readings.ts";

const TABLES: Record<keyof OwnLists, true> = {
  bateaux: true,
  maintenances: true,
  releves_heures: true,
  inventaire: true,
  espaces_stockage: true,
  checklists_nouvelles: true,
  taches: true,
  listes_avitaillement: true,
};

/** Those that the page does not read anyway, for its suggestions. */
const queries = [
  boatsQuery,
  readingsQuery,
  ownRows<StorageSpace>("espaces_stockage", (options) => api.storageSpaces.list({}, options)),
  ownRows<Checklist>("checklists_nouvelles", (options) => api.checklists.list(undefined, options)),
  ownRows<Task>("taches", (options) => api.checklists.tasks(undefined, options)),
  ownRows<ProvisioningList>("listes_avitaillement", (options) => api.provisioning.list({}, options)),
];
const nothing = () => undefined;

/** Holds at hand what a question about one's own boats is answered from without a network. */
export const useListsAtHand = () => useQueries({ queries, combine: nothing });

/** The lists of the asker's own and of the boats shared with him, as this device keeps them. */
export function keptLists(client: QueryClient): Partial<OwnLists> {
  const kept = Object.keys(TABLES).flatMap((table) => {
    const rows = client.getQueryData([table]);
    return rows === undefined ? [] : [[table, rows]];
  });
  return Object.fromEntries(kept);
}
