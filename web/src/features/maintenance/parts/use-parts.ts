import { type Article, placeNames } from "@bosco/domain/inventory";
import { type PartAboard, partsAboard } from "@bosco/domain/parts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { partsQuery, spacesQuery, stockQuery } from "./queries.ts";

/** A part of a work, its article, and the full name of where that lies. */
export interface PartHeld extends PartAboard<Article> {
  place: string | undefined;
}

const none: never[] = [];
const noParts: readonly PartHeld[] = [];

/** The parts of each work, by its id. */
export function useParts(): (maintenanceId: string) => readonly PartHeld[] {
  const parts = useQuery(partsQuery).data ?? none;
  const articles = useQuery(stockQuery).data ?? none;
  const spaces = useQuery(spacesQuery).data ?? none;
  const byWork = useMemo(() => {
    const aboard = new Map(articles.map((article) => [article.id, article]));
    const places = placeNames(spaces);
    const works = new Set(parts.map(({ maintenance_id }) => maintenance_id));
    const held = ({ article, part }: PartAboard<Article>) => ({
      article,
      part,
      place: places.get(article.espace_stockage_id ?? ""),
    });
    return new Map([...works].map((id) => [id, partsAboard(parts, aboard, id).map(held)]));
  }, [parts, articles, spaces]);
  return useMemo(() => (id) => byWork.get(id) ?? noParts, [byWork]);
}
