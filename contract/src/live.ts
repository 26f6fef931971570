/** Tables whose changes are told to the open pages of their owner. */
export const LIVE_TABLES = [
  "bateaux",
  "moteurs",
  "releves_heures",
  "maintenances",
  "calendriers",
  "calendriers_choisis",
  "inventaire",
  "pieces",
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

/** The writes that wait on a device without a network, by their call. */
export const CHANGING_CALLS = [
  "account.update",
  "account.removePhoto",
  "assistant.remove",
  "boats.create",
  "boats.update",
  "boats.remove",
  "boats.makeDefault",
  "boats.removePhoto",
  "engines.create",
  "engines.update",
  "engines.remove",
  "inventory.create",
  "inventory.createFirst",
  "inventory.update",
  "inventory.remove",
  "inventory.adjust",
  "inventory.fill",
  "inventory.reset",
  "inventory.removeMany",
  "inventory.store",
  "inventory.undo",
  "categories.create",
  "categories.update",
  "categories.remove",
  "subCategories.create",
  "subCategories.update",
  "subCategories.remove",
  "storageSpaces.create",
  "storageSpaces.update",
  "storageSpaces.remove",
  "maintenance.create",
  "maintenance.createMany",
  "maintenance.update",
  "maintenance.remove",
  "maintenance.restore",
  "parts.create",
  "parts.update",
  "parts.remove",
  "checklists.create",
  "checklists.update",
  "checklists.remove",
  "checklists.reset",
  "checklists.updateTask",
  "provisioning.create",
  "provisioning.update",
  "provisioning.duplicate",
  "provisioning.remove",
  "provisioning.addToInventory",
] as const;
/** So many of them go in one request. */
export const OPERATIONS_MOST = 50;

/** The event that says that anything may have changed: a page reads all again. */
export const EVERYTHING_EVENT = "tout";

/** The event that says nothing but that the stream still lives. */
export const HEARTBEAT_EVENT = "battement";

/** Tables that a device keeps a copy of, brought up to date by `GET /changements`: its own rows, and those of the boats it may see. */
export const KEPT_TABLES = [
  "bateaux",
  "moteurs",
  "releves_heures",
  "maintenances",
  "inventaire",
  "pieces",
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
