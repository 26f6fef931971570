import { fold, frenchNumber } from "@bosco/domain/french";
import { useDeferredValue, useMemo } from "react";
import { useArticles } from "../queries.ts";

/** Warns when the boat already has another article of that name, whatever its case and accents. */
export function useTwin(bateau_id: string, typed: string, ownId: string): string | undefined {
  const { data } = useArticles();
  const name = useDeferredValue(typed).trim();
  // why both: right after an article was added the field is empty, and its name still the deferred one.
  const wanted = typed.trim() && fold(name);
  const twin = useMemo(
    () =>
      // why not its own: what a lost answer has made may be seen before it is known.
      wanted
        ? data?.find(({ id, ...other }) => id !== ownId && other.bateau_id === bateau_id && fold(other.nom) === wanted)
        : undefined,
    [data, bateau_id, wanted, ownId],
  );
  if (!twin) return undefined;
  const stock = `${frenchNumber(twin.quantite)} / ${frenchNumber(twin.quantite_max)}`;
  return `Un article de ce nom existe déjà sur ce bateau (${[twin.categorie, stock].filter(Boolean).join(", ")}).`;
}
