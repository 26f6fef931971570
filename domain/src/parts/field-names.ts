import type { z } from "zod";
import type { EditedFields } from "../fields/index.ts";
import type { partChanges } from "./schema.ts";

/** How a sentence names each field of a part. */
export const PART_FIELD_NAMES: Record<EditedFields<z.infer<typeof partChanges>>, string> = { quantite: "Quantité" };
