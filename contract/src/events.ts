import { uuid } from "@bosco/domain";
import { z } from "zod";
import { LIVE_TABLES } from "./live.ts";

/** One message of `/api/evenements`. `id` is null when many rows changed at once. */
export const changeEvent = z.object({
  table: z.enum(LIVE_TABLES),
  id: uuid.nullable(),
  op: z.enum(["INSERT", "UPDATE", "DELETE"]),
});
export type ChangeEvent = z.infer<typeof changeEvent>;
