import { z } from "zod";
import { instant } from "../fields/index.ts";

/** What an administrator is told of the daily backups. */
export const backups = z.object({
  /** The last one that was written whole and read again; null before the first. */
  derniere: z
    .object({
      date: instant,
      octets: z.int(),
      gardees: z.int(),
      /** Files that rows name and that were not there; an older server did not say. */
      absents: z.int().optional(),
    })
    .nullable(),
  en_retard: z.boolean(),
});
export type Backups = z.infer<typeof backups>;

const LATE_MS = 2 * 86_400_000;

/** Whether there is reason to warn: `since` the last good one, or the installation itself when there is none. */
export const isBackupLate = (since: string, now: Date) => now.getTime() - Date.parse(since) > LATE_MS;
