import { accountContract } from "./account.ts";
import { adminContract } from "./admin.ts";
import { assistantContract } from "./assistant.ts";
import { boatsContract } from "./boats.ts";
import { categoriesContract, subCategoriesContract } from "./categories.ts";
import { changesContract } from "./changes.ts";
import { checklistsContract } from "./checklists.ts";
import { crewContract } from "./crew.ts";
import { departureContract } from "./departure.ts";
import { documentsContract } from "./documents.ts";
import { enginesContract } from "./engines.ts";
import { inventoryContract } from "./inventory.ts";
import { maintenanceContract } from "./maintenance.ts";
import { partsContract } from "./parts.ts";
import { provisioningContract } from "./provisioning.ts";
import { remindersContract } from "./reminders.ts";
import { storageSpacesContract } from "./storage-spaces.ts";

/** Every call of the API, by feature. */
export const contract = {
  account: accountContract,
  changes: changesContract,
  admin: adminContract,
  boats: boatsContract,
  engines: enginesContract,
  crew: crewContract,
  inventory: inventoryContract,
  categories: categoriesContract,
  subCategories: subCategoriesContract,
  storageSpaces: storageSpacesContract,
  maintenance: maintenanceContract,
  parts: partsContract,
  documents: documentsContract,
  checklists: checklistsContract,
  departure: departureContract,
  provisioning: provisioningContract,
  assistant: assistantContract,
  reminders: remindersContract,
};

export * from "./access.ts";
export { type Account, account, DELETION_WORD, type Session, type Site } from "./account.ts";
export type { AdminListQuery } from "./admin.ts";
export type { AnswerEvent } from "./assistant.ts";
export { CHANGES_DAYS, CHANGES_PAGE, type Changes, KEPT_ROWS, type KeptRow } from "./changes.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./headers.ts";
export * from "./live.ts";
