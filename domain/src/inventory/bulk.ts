import { z } from "zod";
import { amount, boundedArray, refuseLonger, uuid } from "../fields/index.ts";
import { BATCH_LIMIT, QUANTITY_LIMIT } from "./schema.ts";

/** Every article of the boat: the panel's actions stay one transaction however many there are. */
export const ALL_ARTICLES = "tous";

const tooFew = "Aucun article ou bateau non sélectionné.";
const tooMany = "1 000 articles au maximum.";
const ids = z.array(uuid).min(1, tooFew).max(BATCH_LIMIT, tooMany);

/** Which articles of which boat a bulk action is about. */
export const bulkTarget = z.strictObject({
  bateau_id: uuid,
  ids: refuseLonger(z.union([ids, z.literal(ALL_ARTICLES)]), BATCH_LIMIT, tooMany),
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

/** What a bulk action did: articles changed, articles kept for safety, and the number under which it can be undone. */
export const bulkResult = z.object({ modifies: z.int(), conserves: z.int(), annulation: uuid.nullable() });
export type BulkResult = z.infer<typeof bulkResult>;
