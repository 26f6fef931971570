import type { Article } from "@bosco/domain/inventory";
import { workTitle } from "@bosco/domain/maintenance";
import { worksUsing } from "@bosco/domain/parts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownRows } from "../data/own-rows.ts";
import { useBoats } from "./boats.ts";
import { useEngines } from "./engines.ts";

const partsQuery = ownRows("pieces");
const worksQuery = ownRows("maintenances");

const none: never[] = [];

/** What the works are called that use an article; none until it is known. */
export function useArticleUses({ id, bateau_id }: Pick<Article, "id" | "bateau_id">): string[] {
  const parts = useQuery(partsQuery).data ?? none;
  const works = useQuery(worksQuery).data ?? none;
  const boats = useBoats().data ?? none;
  const engines = useEngines(useMemo(() => boats.filter((boat) => boat.id === bateau_id), [boats, bateau_id]));
  return worksUsing(id, parts, works).map((work) => workTitle(work, engines));
}
