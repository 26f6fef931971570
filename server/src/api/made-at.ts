import { MADE_AGO_HEADER } from "@bosco/contract/headers";
import { z } from "zod";
import { fail } from "../refusals.ts";

/** As long as an operation is known: what is older counts as that old. */
const MOST_SECONDS = 90 * 86_400;
const EXPECTED = "Un nombre entier de secondes est attendu.";

/** How long ago a write was pressed on its device, in seconds. */
export const secondsAgo = z.int({ error: EXPECTED }).min(0, EXPECTED);

export const boundedAge = (seconds: number) => Math.min(seconds, MOST_SECONDS);

/** The age a call was sent with; without one it was pressed now. */
export function sentAge(headers: Record<string, string | string[] | undefined>): number {
  const sent = headers[MADE_AGO_HEADER];
  if (sent === undefined) return 0;
  const seconds = typeof sent === "string" && /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
  if (Number.isNaN(seconds)) throw fail("ENTREE_INVALIDE", { message: `${MADE_AGO_HEADER} : ${EXPECTED}` });
  return boundedAge(seconds);
}

export const madeAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
