import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Of each state that was released, a small database of its schema (`npm run keep-release`). */
export const RELEASES = fileURLToPath(new URL("./released", import.meta.url));

export interface Release {
  commit: string;
  /** Its newest migration. */
  schema: string;
  /** The backup of its database, beside the list. */
  file: string;
}

/** From the oldest to the last. */
export const releases: Release[] = JSON.parse(readFileSync(`${RELEASES}/list.json`, "utf8"));
