import type { Maintenance } from "@bosco/domain/maintenance";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownRows } from "../../data/own-rows.ts";

const worksQuery = ownRows("maintenances");
const none: never[] = [];

/** The works of a boat, the latest first: a paper is of one of its own boat's. */
export function useWorksOf(boatId: string): readonly Maintenance[] {
  const works = useQuery(worksQuery).data ?? none;
  return useMemo(() => works.filter(({ bateau_id }) => bateau_id === boatId).toReversed(), [works, boatId]);
}
