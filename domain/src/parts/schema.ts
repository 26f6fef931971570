import { z } from "zod";
import { amount, changes, ownId, stamps, uuid } from "../fields/index.ts";

/** Of what is poured: oil comes by the decilitre. */
export const LEAST_QUANTITY = 0.001;

const partFields = z.object({
  bateau_id: uuid,
  maintenance_id: uuid,
  /** The article of the same boat that the work uses up. */
  article_id: uuid,
  /** How much of it, in the article's own unit. */
  quantite: amount(LEAST_QUANTITY, 10_000),
});

/** An article that a maintenance uses. */
export const part = partFields.extend({ id: uuid, ...stamps });
export type Part = z.infer<typeof part>;

/** Without a quantity, one. A pair that is there already gets the quantity that is sent. */
export const newPart = partFields.partial({ quantite: true }).extend(ownId).strict();
export type NewPart = z.infer<typeof newPart>;

export const partChanges = changes(partFields.pick({ quantite: true }));

/** What a new part has where nothing is said of it. */
export const EMPTY_PART = { quantite: 1 };
