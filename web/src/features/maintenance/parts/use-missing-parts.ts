import type { Boat } from "@bosco/domain/boats";
import type { MomentOf } from "@bosco/domain/maintenance";
import { missingParts } from "@bosco/domain/parts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../../../data/today.ts";
import { maintenancesQuery } from "../queries.ts";
import { partsQuery, stockQuery } from "./queries.ts";

/** What is short on a boat for the works of the coming month. */
export function useMissingParts(boat: Boat, momentOf: MomentOf) {
  const today = useToday();
  const works = useQuery(maintenancesQuery).data;
  const parts = useQuery(partsQuery).data;
  const articles = useQuery(stockQuery).data;
  return useMemo(() => {
    if (!works || !articles || !parts?.length) return [];
    const isAboard = ({ bateau_id }: { bateau_id: string }) => bateau_id === boat.id;
    const aboard = {
      works: works.filter(isAboard),
      parts: parts.filter(isAboard),
      articles: articles.filter(isAboard),
    };
    return missingParts(aboard, momentOf, today);
  }, [works, parts, articles, boat.id, momentOf, today]);
}
