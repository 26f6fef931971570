import type { Boat } from "./schema.ts";

type Flag = Boat["pavillon"];

/** Whether a boat sails under another flag than ours; of one that nobody has named nobody says so. */
export const isForeign = (pavillon: Flag): pavillon is Exclude<Flag, null | "France"> =>
  pavillon !== null && pavillon !== "France";
