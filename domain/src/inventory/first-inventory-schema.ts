import { z } from "zod";
import { boundedArray, uuid } from "../fields/index.ts";
import { newArticle } from "./schema.ts";
import { newStorageSpace } from "./storage-space.ts";

/** Spaces and articles of one boat, written together or not at all. */
export const firstInventory = z
  .strictObject({
    bateau_id: uuid,
    espaces: boundedArray(newStorageSpace.omit({ bateau_id: true, parent_id: true }), { most: 40 }),
    articles: boundedArray(newArticle.omit({ bateau_id: true }), { most: 100 }),
  })
  .refine(({ espaces, articles }) => espaces.length + articles.length > 0, {
    message: "Choisissez au moins un espace ou un article.",
  });
export type FirstInventory = z.infer<typeof firstInventory>;
