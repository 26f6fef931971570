import type { Boat } from "@bosco/domain/boats";
import { todo } from "@bosco/domain/fleet";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../data/today.ts";
import { articlesQuery } from "../features/inventory/articles/articles-query.ts";
import { useMoments } from "../features/maintenance/moments.ts";
import { useMaintenances } from "../features/maintenance/queries.ts";
import { useEngines } from "../fleet/engines.ts";
import { useMissingPapers } from "../fleet/missing-papers.ts";
import { usePapers } from "../fleet/papers.ts";

const none: never[] = [];

/** What a boat asks for, as far as it can be read; `unread` is what could not be, if anything. */
export function useTodo(boat: Boat | undefined) {
  const maintenances = useMaintenances();
  const articles = useQuery(articlesQuery);
  const papers = usePapers();
  const boats = useMemo(() => (boat ? [boat] : none), [boat]);
  const momentOf = useMoments(boats);
  const engines = useEngines(boats);
  const missing = useMissingPapers(boat);
  const today = useToday();
  const unread = [maintenances, articles, papers].find((query) => query.isError);
  const isKnown = [maintenances, articles, papers].every((query) => query.data || query.isError);
  const [work, stock, documents, id] = [maintenances.data, articles.data, papers.data, boat?.id];
  const list = useMemo(() => {
    if (!id || !isKnown) return undefined;
    const own = <R extends { bateau_id: string }>(rows: readonly R[] = none) => rows.filter((r) => r.bateau_id === id);
    const rows = { maintenances: own(work), articles: own(stock), papers: own(documents) };
    return todo({ ...rows, missing, today, momentOf, engines });
  }, [id, isKnown, work, stock, documents, missing, today, momentOf, engines]);
  return { list, unread };
}
