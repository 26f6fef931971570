import { BOAT_FIELD_NAMES, type Boat, type BoatForm } from "@bosco/domain/boats";
import { shownValue } from "../../../ui/form/shown-value.ts";
import type { BoatField } from "./boat-values.ts";

/** The fields that both have changed, each with both values. */
export const clashLines = (fields: readonly BoatField[], mine: Partial<BoatForm>, theirs: Boat): string[] =>
  fields.map(
    (name) =>
      `${BOAT_FIELD_NAMES[name]}\u00a0: vous avez saisi « ${shownValue(mine[name])} », l’autre modification dit « ${shownValue(theirs[name])} ».`,
  );
