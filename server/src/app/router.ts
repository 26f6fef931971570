import type { PhotoSlot } from "../api/upload-slot.ts";
import { accountHandlers } from "../features/account/handlers.ts";
import { profilePhoto } from "../features/account/photo.ts";
import { adminHandlers } from "../features/admin/handlers.ts";
import { assistantHandlers } from "../features/assistant/handlers.ts";
import { engineHandlers } from "../features/boats/engine-handlers.ts";
import { boatHandlers } from "../features/boats/handlers.ts";
import { boatPhoto } from "../features/boats/photo.ts";
import { categoryHandlers } from "../features/categories/handlers.ts";
import { subCategoryHandlers } from "../features/categories/sub-category-handlers.ts";
import { changesHandlers } from "../features/changes/handlers.ts";
import { checklistHandlers } from "../features/checklists/handlers.ts";
import { crewHandlers } from "../features/crew/handlers.ts";
import { departureHandlers } from "../features/departure/handlers.ts";
import { documentHandlers } from "../features/documents/handlers.ts";
import { inventoryHandlers } from "../features/inventory/handlers.ts";
import { maintenanceHandlers } from "../features/maintenance/handlers.ts";
import { partHandlers } from "../features/maintenance/part-handlers.ts";
import { provisioningHandlers } from "../features/provisioning/handlers.ts";
import { reminderHandlers } from "../features/reminders/handlers.ts";
import { storageSpaceHandlers } from "../features/storage-spaces/handlers.ts";

/** Every call of the contract, implemented. One that is missing does not compile where it is mounted. */
export const router = {
  account: accountHandlers,
  changes: changesHandlers,
  admin: adminHandlers,
  boats: boatHandlers,
  engines: engineHandlers,
  crew: crewHandlers,
  inventory: inventoryHandlers,
  categories: categoryHandlers,
  subCategories: subCategoryHandlers,
  storageSpaces: storageSpaceHandlers,
  maintenance: maintenanceHandlers,
  parts: partHandlers,
  documents: documentHandlers,
  checklists: checklistHandlers,
  departure: departureHandlers,
  provisioning: provisioningHandlers,
  assistant: assistantHandlers,
  reminders: reminderHandlers,
};

/** Columns that take a photo: `PUT …/photo`. */
export const photoSlots: readonly PhotoSlot[] = [profilePhoto, boatPhoto];
