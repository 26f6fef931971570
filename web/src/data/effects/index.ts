import { accountEffects } from "./account.ts";
import { boatEffects } from "./boats.ts";
import { checklistEffects } from "./checklists.ts";
import type { Effects } from "./effect.ts";
import { inventoryEffects } from "./inventory.ts";

/** What each write that may wait does to the rows on this device. One file of its own, fetched with the first write. */
export const EFFECTS: Effects = {
  ...accountEffects,
  ...boatEffects,
  ...checklistEffects,
  ...inventoryEffects,
};
