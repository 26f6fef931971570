import type { z } from "zod";
import { whole } from "../fields/index.ts";
import type { Period } from "./recurrence.ts";

/** The fields of a period. In a file of their own: pages take the rules of recurrence without what judges a form. */
export const period = {
  recurrence_mois: whole(1, 600).nullable(),
  recurrence_heures: whole(1, 20_000).nullable(),
} satisfies Record<keyof Period, z.ZodType<number | null>>;
