import { uuid } from "@bosco/domain";
import { z } from "zod";

/** Tables whose changes are told to the open pages of their owner. */
export const LIVE_TABLES = [
  "bateaux",
  "releves_heures",
  "maintenances",
  "calendriers",
  "inventaire",
  "categories",
  "sous_categories",
  "espaces_stockage",
  "listes_avitaillement",
  "checklists_nouvelles",
  "taches",
  "passages_checklist",
  "questions_assistant",
  "assistant_usage",
  "profils_utilisateur",
  "abonnements",
] as const;
export type LiveTable = (typeof LIVE_TABLES)[number];

/** One message of `/api/evenements`. `id` is null when many rows changed at once. */
export const changeEvent = z.object({
  table: z.enum(LIVE_TABLES),
  id: uuid.nullable(),
  op: z.enum(["INSERT", "UPDATE", "DELETE"]),
});
export type ChangeEvent = z.infer<typeof changeEvent>;

/** The event that says that anything may have changed: a page reads all again. */
export const EVERYTHING_EVENT = "tout";

/** The event that says nothing but that the stream still lives. */
export const HEARTBEAT_EVENT = "battement";
