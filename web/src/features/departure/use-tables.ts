import type { Boat } from "@bosco/domain/boats";
import type { DepartureTables } from "@bosco/domain/departure";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEngines, useOtherEngines } from "../../fleet/engines.ts";
import { usePapers } from "../../fleet/papers.ts";
import {
  articlesQuery,
  checklistsQuery,
  checksQuery,
  listsQuery,
  tasksQuery,
  tripsQuery,
  worksQuery,
} from "./queries.ts";

/** All that the verdict looks at, once all of it is there; `unread` is what could not be read, if anything. */
export function useTables(boat: Boat) {
  const reads = {
    articles: useQuery(articlesQuery),
    works: useQuery(worksQuery),
    checklists: useQuery(checklistsQuery),
    tasks: useQuery(tasksQuery),
    lists: useQuery(listsQuery),
    papers: usePapers(),
    checks: useQuery(checksQuery),
    trips: useQuery(tripsQuery),
    engines: useOtherEngines(),
  };
  const moteurs = useEngines(useMemo(() => [boat], [boat]));
  const areOthersKnown = reads.trips.data !== undefined && reads.engines.data !== undefined;
  const [articles, maintenances, checklists] = [reads.articles.data, reads.works.data, reads.checklists.data];
  const [taches, listes, papiers, controles] = [
    reads.tasks.data,
    reads.lists.data,
    reads.papers.data,
    reads.checks.data,
  ];
  const tables = useMemo((): DepartureTables | undefined => {
    const isKnown = areOthersKnown && articles && maintenances && checklists;
    if (!(isKnown && taches && listes && papiers && controles)) return undefined;
    return { moteurs, articles, maintenances, checklists, taches, listes, papiers, controles };
  }, [areOthersKnown, moteurs, articles, maintenances, checklists, taches, listes, papiers, controles]);
  return { tables, unread: Object.values(reads).find(({ isError }) => isError) };
}
