import type { Day } from "@bosco/domain";
import type { Maintenance, PlannedWork } from "@bosco/domain/maintenance";

export type MovedWork = PlannedWork<Maintenance>;

/** A work on its way to another day: carried by the keys, or dragged. */
export interface Moving {
  id: string;
  by: "keys" | "pointer";
  /** Where it would stand now; dragged over no day, nowhere. */
  day: Day | undefined;
}
