import { readFileSync } from "node:fs";
import { PLACES } from "./places.ts";

let version: string | undefined;

/** The version of this Bosco, as package.json says it. */
export function readVersion(): string {
  version ??= String(JSON.parse(readFileSync(PLACES.manifest, "utf8")).version);
  return version;
}
