import { z } from "zod";
import { instant, uuid } from "../fields/index.ts";

/** Of an account, beside the one that has everything. */
export const MOST_FEEDS = 20;

/** A private calendar address: what it is of, never what it is. */
export const calendarFeed = z.object({
  id: uuid,
  /** Without one, of all boats that its account sees. */
  bateau_id: uuid.nullable(),
  /** Only the work that is given to its account. */
  pour_moi: z.boolean(),
  created_at: instant,
  consulte_le: instant.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;
