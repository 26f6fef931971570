import type { Changes } from "@bosco/contract";
import { api } from "../api.ts";

/** Asks the server for what has changed since a cursor; without one, for everything. */
export const readChanges = (depuis: string | undefined) =>
  api.changes.since(depuis === undefined ? {} : { depuis }) as Promise<Changes>;
