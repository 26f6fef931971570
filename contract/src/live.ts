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
  "partages",
  "activites",
] as const;
export type LiveTable = (typeof LIVE_TABLES)[number];

/** Says for whom a page sends a request: with somebody else's session it is nobody's. */
export const MEANT_USER_HEADER = "bosco-user";

/** The event that says that anything may have changed: a page reads all again. */
export const EVERYTHING_EVENT = "tout";

/** The event that says nothing but that the stream still lives. */
export const HEARTBEAT_EVENT = "battement";

/** Tables that a device keeps a copy of, brought up to date by `GET /changements`: its own rows, and those of the boats it may see. */
export const KEPT_TABLES = [
  "bateaux",
  "releves_heures",
  "maintenances",
  "inventaire",
  "categories",
  "sous_categories",
  "espaces_stockage",
  "listes_avitaillement",
  "checklists_nouvelles",
  "taches",
  "passages_checklist",
  "abonnements",
] as const satisfies readonly LiveTable[];
export type KeptTable = (typeof KEPT_TABLES)[number];
