import { z } from "zod";
import { instant } from "./day.ts";
import { uuid } from "./text.ts";

/** What every row of a user's own carries. `version` grows with each update: forms send it back to notice a conflict. */
export const stamps = { version: z.int(), created_at: instant, updated_at: instant };

/** A create may carry its own id, so that sending it twice is harmless. */
export const ownId = { id: uuid.optional() };

/** The body of an edit: which row, the changed fields (at least one), and the version they were edited from. */
export function changes<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return schema
    .partial()
    .extend({ id: uuid, version: z.int().optional() })
    .strict()
    .refine(
      (value) => Object.keys(value).some((key) => key !== "id" && key !== "version"),
      "Aucune modification n’a été envoyée.",
    );
}

/** The fields that such an edit may change. */
export type EditedFields<Edit> = Exclude<keyof Edit, "id" | "version">;
