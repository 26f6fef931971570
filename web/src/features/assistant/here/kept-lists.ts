import type { OwnLists } from "@bosco/assistant";
import type { QueryClient } from "@tanstack/react-query";

const TABLES: Record<keyof OwnLists, true> = {
  bateaux: true,
  moteurs: true,
  maintenances: true,
  releves_heures: true,
  inventaire: true,
  espaces_stockage: true,
  checklists_nouvelles: true,
  taches: true,
  listes_avitaillement: true,
};

/** The lists of the asker's own and of the boats shared with him, as this device keeps them. */
export function keptLists(client: QueryClient): Partial<OwnLists> {
  const kept = Object.keys(TABLES).flatMap((table) => {
    const rows = client.getQueryData([table]);
    return rows === undefined ? [] : [[table, rows]];
  });
  return Object.fromEntries(kept);
}
