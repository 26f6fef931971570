import { BOAT_FIELD_NAMES, type Boat, type BoatForm, ENGINE_FIELD_NAMES, type Engine } from "@bosco/domain/boats";
import { shownValue } from "../../../ui/form/shown-value.ts";
import type { BoatField } from "./boat-values.ts";
import type { EngineField, EngineTyped } from "./engine-steps.ts";

type Value = Parameters<typeof shownValue>[0];

const line = (name: string, mine: Value, theirs: Value) =>
  `${name}\u00a0: vous avez saisi «\u00a0${shownValue(mine)}\u00a0», l’autre modification dit «\u00a0${shownValue(theirs)}\u00a0».`;

/** The fields that both have changed, each with both values. */
export const clashLines = (fields: readonly BoatField[], mine: Partial<BoatForm>, theirs: Boat): string[] =>
  fields.map((name) => line(BOAT_FIELD_NAMES[name], mine[name], theirs[name]));

/** The same of an engine beside the first. */
export const engineClashLines = (fields: readonly EngineField[], mine: EngineTyped, theirs: Engine): string[] =>
  fields.map((name) => line(ENGINE_FIELD_NAMES[name], mine[name], theirs[name]));
