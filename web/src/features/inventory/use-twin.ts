import { fold } from "@bosco/domain/search";
import { useDeferredValue, useMemo } from "react";
import { frenchQuantity } from "./french-quantity.ts";
import { useArticles } from "./queries.ts";

/** Warns when the boat already has an article of that name, whatever its case and accents. */
export function useTwin(bateau_id: string, typed: string): string | undefined {
  const { data } = useArticles();
  const wanted = fold(useDeferredValue(typed).trim());
  const twin = useMemo(
    () =>
      wanted ? data?.find((article) => article.bateau_id === bateau_id && fold(article.nom) === wanted) : undefined,
    [data, bateau_id, wanted],
  );
  if (!twin) return undefined;
  const stock = `${frenchQuantity(twin.quantite)} / ${frenchQuantity(twin.quantite_max)}`;
  return `Un article de ce nom existe déjà sur ce navire (${[twin.categorie, stock].filter(Boolean).join(", ")}).`;
}
