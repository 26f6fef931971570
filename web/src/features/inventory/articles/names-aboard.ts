import { compareFrench } from "@bosco/domain/french";
import type { Article } from "@bosco/domain/inventory";

type Shelf = Pick<Article, "categorie" | "sous_categorie">;

/** The names offered for a category, with those that are used aboard; the ones known stay first. */
export const withCategoriesAboard = (known: readonly string[], aboard: readonly Shelf[]): string[] =>
  withUsed(
    known,
    aboard.map(({ categorie }) => categorie),
  );

/** The same for the sub-categories of one category. */
export const withSubCategoriesAboard = (known: readonly string[], aboard: readonly Shelf[], within: string | null) =>
  withUsed(
    known,
    aboard.map(({ categorie, sous_categorie }) => (categorie === within ? sous_categorie : null)),
  );

function withUsed(known: readonly string[], used: readonly (string | null)[]): string[] {
  const others = new Set(used.filter((name) => name !== null && name !== "" && !known.includes(name)) as string[]);
  return [...known, ...[...others].sort(compareFrench)];
}
