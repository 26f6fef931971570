import { ARTICLE_SORTS, type ArticleSort, type StockFilter } from "@bosco/domain/inventory";
import { z } from "zod";

const LIST_VIEWS = ["cartes", "liste"] as const;
const GROUPINGS = ["categorie", "espace", "peremption"] as const;
export type StockGrouping = (typeof GROUPINGS)[number];

/** The groupings that show all of what a filter keeps: 'À consommer d’abord' leaves out what is used up. */
export function groupingsOf(filter: StockFilter): readonly [StockGrouping, ...StockGrouping[]] {
  return filter === "a-racheter" || filter === "vide" ? ["categorie", "espace"] : GROUPINGS;
}

/** Every column can be left out but the name, which says what the others are about. */
export const OPTIONAL_COLUMNS = ARTICLE_SORTS.filter((column) => column !== "nom");

/** More than this was not written by us. */
const LONGEST = 1_000;

const choice = z.object({
  view: z.enum(LIST_VIEWS).catch("cartes"),
  grouping: z.enum(GROUPINGS).catch("categorie"),
  /** null: the order that the grouping has by itself. */
  sort: z
    .object({ by: z.enum(ARTICLE_SORTS), descending: z.boolean() })
    .nullable()
    .catch(null),
  /** why the hidden ones: a column that is new shows itself. */
  hidden: z.array(z.enum(OPTIONAL_COLUMNS)).max(OPTIONAL_COLUMNS.length).catch([]),
});
export type ListChoice = z.infer<typeof choice>;

const DEFAULT: ListChoice = { view: "cartes", grouping: "categorie", sort: null, hidden: [] };

/** How this browser shows the list, from the text it has kept; what is missing or makes no sense is as at first. */
export function readListChoice(kept: string | null): ListChoice {
  if (kept === null || kept.length > LONGEST) return DEFAULT;
  try {
    return choice.catch(DEFAULT).parse(JSON.parse(kept));
  } catch {
    return DEFAULT;
  }
}

/** The order in which the list stands: the one chosen, else that of its grouping. */
export function sortOf({ sort, grouping }: Pick<ListChoice, "sort" | "grouping">): ArticleSort {
  return sort ?? { by: grouping === "peremption" ? "date_peremption" : "nom", descending: false };
}
