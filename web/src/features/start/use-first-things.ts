import type { Boat } from "@bosco/domain/boats";
import type { FirstThings } from "@bosco/domain/fleet";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownRows } from "../../data/own-rows.ts";
import { useEngines } from "../../fleet/engines.ts";

const tables = {
  maintenances: ownRows("maintenances"),
  articles: ownRows("inventaire"),
  spaces: ownRows("espaces_stockage"),
  checklists: ownRows("checklists_nouvelles"),
};

/** How much of each thing a boat has; undefined until that is read. */
export function useFirstThings(boat: Boat | undefined): FirstThings | undefined {
  const engines = useEngines(useMemo(() => (boat ? [boat] : []), [boat]));
  const read = [
    useQuery(tables.maintenances).data,
    useQuery(tables.articles).data,
    useQuery(tables.spaces).data,
    useQuery(tables.checklists).data,
  ];
  const [maintenances, articles, spaces, checklists] = read.map(
    (rows) => rows?.filter(({ bateau_id }) => bateau_id === boat?.id).length,
  );
  if (maintenances === undefined || articles === undefined || spaces === undefined || checklists === undefined)
    return undefined;
  const readEngines = engines.filter(({ heures }) => heures > 0).length;
  return { hasBoat: boat !== undefined, readEngines, maintenances, articles, spaces, checklists };
}
