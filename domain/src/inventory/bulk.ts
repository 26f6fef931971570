import { z } from "zod";
import { amount, boundedArray, refuseLonger, uuid } from "../fields/index.ts";
import { isProtectedCategory } from "./protected-category.ts";
import { type Article, BATCH_LIMIT, QUANTITY_LIMIT } from "./schema.ts";
import { isAsSeen, seenArticles } from "./seen-articles.ts";

/** Every article of the boat: the panel's actions stay one transaction however many there are. */
export const ALL_ARTICLES = "tous";

const tooFew = "Aucun article ou bateau non sélectionné.";
const tooMany = "1 000 articles au maximum.";
const ids = z.array(uuid).min(1, tooFew).max(BATCH_LIMIT, tooMany);

/**
 * Which articles of which boat a bulk action is about: these ones, or none of them is touched; or all. Of one that has waited
 * on a device, `vus` has those that were shown at the press: all means these, as far as they are still there.
 */
export const bulkTarget = z
  .strictObject({
    bateau_id: uuid,
    ids: refuseLonger(z.union([ids, z.literal(ALL_ARTICLES)]), BATCH_LIMIT, tooMany),
    vus: seenArticles.optional(),
  })
  .refine(({ ids, vus }) => vus === undefined || ids === ALL_ARTICLES, {
    error: "Les articles vus ne se disent que de tous.",
    path: ["vus"],
  });
export type BulkTarget = z.infer<typeof bulkTarget>;

/** What was bought of each article, to be put into the stock. */
export const purchases = z.strictObject({
  bateau_id: uuid,
  achats: boundedArray(z.strictObject({ id: uuid, quantite: amount(0.001, QUANTITY_LIMIT) }), {
    least: 1,
    most: BATCH_LIMIT,
    tooFew,
    tooMany,
  }),
});

/**
 * What a bulk action did: articles changed, articles kept for safety, and the number under which it can be undone. `laisses` are
 * those that it has left alone because somebody has changed them since they were seen.
 */
export const bulkResult = z.object({
  modifies: z.int(),
  conserves: z.int(),
  annulation: uuid.nullable(),
  laisses: z.array(uuid).optional(),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** Of an action that has waited, what was seen. */
type Marks = ReadonlyMap<string, string> | undefined;

/** What a bulk deletion removes: neither what safety keeps, nor what is no longer as it was seen. */
export function judgeRemoval(rows: readonly Article[], seen: Marks) {
  const removable = rows.filter(({ categorie }) => !isProtectedCategory(categorie));
  const { meant: removed, ...left } = leaveChanged(removable, seen);
  return { removed, conserves: rows.length - removable.length, ...left };
}

/** What a bulk action gives another quantity: not what is no longer as it was seen, unless it has that quantity already. */
export const judgeQuantities = (rows: readonly Article[], seen: Marks, quantity: (row: Article) => number) =>
  leaveChanged(rows, seen, (row) => row.quantite === quantity(row));

function leaveChanged(rows: readonly Article[], seen: Marks, isDone: (row: Article) => boolean = () => false) {
  const meant: Article[] = [];
  const laisses: string[] = [];
  for (const row of rows)
    if (!seen || isAsSeen(row, seen) || isDone(row)) meant.push(row);
    else laisses.push(row.id);
  return { meant, ...(laisses.length > 0 && { laisses }) };
}
