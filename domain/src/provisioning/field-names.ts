import type { z } from "zod";
import type { EditedFields } from "../fields/index.ts";
import type { provisioningListChanges } from "./schema.ts";

/** How a sentence names each field of a provisioning list. */
export const LIST_FIELD_NAMES: Record<EditedFields<z.infer<typeof provisioningListChanges>>, string> = {
  nom: "Nom de la liste",
  articles: "Articles",
  est_favori: "Favori",
};
