import { MADE_AGO_HEADER } from "@bosco/contract/headers";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { invalidInput } from "../refusals.ts";

/** As long as an operation is known: what is older counts as that old. */
const MOST_SECONDS = 90 * 86_400;
const EXPECTED = "Un nombre entier de secondes est attendu.";

/** How long ago a write was pressed on its device, in seconds. */
export const secondsAgo = z.int({ error: EXPECTED }).min(0, EXPECTED);

export const boundedAge = (seconds: number) => Math.min(seconds, MOST_SECONDS);

/** The age a call was sent with; without one it was pressed now. */
export function sentAge(request: FastifyRequest): number {
  const sent = request.headers[MADE_AGO_HEADER];
  if (sent === undefined) return 0;
  const seconds = typeof sent === "string" && /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
  if (Number.isNaN(seconds)) throw invalidInput([{ path: [MADE_AGO_HEADER], message: EXPECTED }]);
  return noteAge(request, boundedAge(seconds));
}

const judged = new WeakMap<FastifyRequest, Map<string, number>>();

/**
 * An age that a call has judged: what is counted of it afterwards is this, and never read from the request again. `of` is its
 * operation where a request has many. why by that: a transaction that begins again judges again.
 */
export function noteAge(request: FastifyRequest, seconds: number, of = ""): number {
  const noted = judged.get(request) ?? new Map<string, number>();
  judged.set(request, noted.set(of, seconds));
  return seconds;
}

/** Those that were told and judged of this request; one that says nothing has none. */
export const judgedAges = (request: FastifyRequest): Iterable<number> => judged.get(request)?.values() ?? [];

export const madeAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
