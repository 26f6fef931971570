import type { Paper } from "@bosco/domain/documents";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownRows } from "../data/own-rows.ts";

/** The papers of all boats that one may see, the newest first. */
export const papersQuery = ownRows("documents");

export const usePapers = () => useQuery(papersQuery);

const none: never[] = [];

/** Those of one boat; without one, of all. None until they are known. */
export function usePapersOf(boatId: string | undefined): readonly Paper[] {
  const papers = usePapers().data ?? none;
  return useMemo(
    () => papers.filter(({ bateau_id }) => boatId === undefined || bateau_id === boatId),
    [papers, boatId],
  );
}

/** The papers of a work: its invoices and photos. */
export function usePapersOfWork(maintenanceId: string): readonly Paper[] {
  const papers = usePapers().data ?? none;
  return useMemo(
    () => papers.filter(({ maintenance_id }) => maintenance_id === maintenanceId),
    [papers, maintenanceId],
  );
}
