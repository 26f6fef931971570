import type { Answer } from "@bosco/domain/assistant";
import type { Aboard } from "./aboard.ts";
import { checklists } from "./lists.ts";
import { lateWork } from "./maintenances.ts";
import { expiring, shortages } from "./stock.ts";
import { joined } from "./wording.ts";

/** All that matters before leaving: what is late, what has gone off, what is short, and how far the checklists are. */
export async function beforeLeaving(own: Aboard): Promise<Answer> {
  const parts = [await lateWork(own), await expiring(own, 0), await shortages(own), await checklists(own)];
  return parts.reduce(joined);
}
