import { accountEffects } from "./account.ts";
import { assistantEffects } from "./assistant.ts";
import { boatEffects } from "./boats.ts";
import { categoryEffects } from "./categories.ts";
import { checklistEffects } from "./checklists.ts";
import { departureEffects } from "./departure.ts";
import { documentEffects } from "./documents.ts";
import type { Effects } from "./effect.ts";
import { engineEffects } from "./engines.ts";
import { inventoryEffects } from "./inventory.ts";
import { maintenanceEffects } from "./maintenance.ts";
import { partEffects } from "./parts.ts";
import { provisioningEffects } from "./provisioning.ts";
import { spaceEffects } from "./spaces.ts";

/** What each write that may wait does to the rows on this device. One file of its own, fetched with the first write. */
export const EFFECTS: Effects = {
  ...accountEffects,
  ...assistantEffects,
  ...boatEffects,
  ...categoryEffects,
  ...checklistEffects,
  ...documentEffects,
  ...departureEffects,
  ...engineEffects,
  ...inventoryEffects,
  ...maintenanceEffects,
  ...partEffects,
  ...provisioningEffects,
  ...spaceEffects,
};
