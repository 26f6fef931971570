import { ERRORS, type ErrorBody, type ErrorCode } from "@bosco/contract";
import { ORPCError } from "@orpc/server";
import { z } from "zod";

// why: what a schema does not word itself is told to a person too.
z.config(z.locales.fr());

type Details = ErrorBody["details"];

/** The error to throw: a code of the contract, with a more precise sentence or details where they help. */
export function fail(
  code: ErrorCode,
  more: { message?: string; details?: Details } = {},
): ORPCError<ErrorCode, Details> {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message: more.message ?? message, data: more.details });
}

export function errorBody(error: ORPCError<string, unknown>): ErrorBody {
  const details = error.data as Details;
  return { code: error.code as ErrorCode, message: error.message, ...(details && { details }) };
}

export interface Issue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  message: string;
  /** Names of fields that the schema does not know. */
  keys?: readonly string[];
}

/** How many fields an answer names, and how much of a name it repeats: both are the sender's choice. */
const MOST_FIELDS = 20;
const LONGEST_NAME = 120;
const LONGEST_SENTENCE = 300;
const clipped = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Names the fields at fault, with a sentence each; the first one is the message. */
export function invalidInput(issues: readonly Issue[]) {
  const champs = new Map<string, string>();
  for (const { path = [], message, keys } of issues.slice(0, MOST_FIELDS)) {
    const steps = path.map((step) => String(typeof step === "object" ? step.key : step));
    const unknown = keys?.slice(0, MOST_FIELDS).map((key) => [...steps, key].join("."));
    for (const name of unknown ?? [steps.join(".")]) {
      const shown = clipped(name, LONGEST_NAME);
      if (champs.size < MOST_FIELDS && !champs.has(shown))
        champs.set(shown, unknown ? "Ce champ n’existe pas." : clipped(message, LONGEST_SENTENCE));
    }
  }
  const [name, sentence] = [...champs][0] ?? ["", ERRORS.ENTREE_INVALIDE.message];
  const message = name ? `${name} : ${sentence}` : sentence;
  return fail("ENTREE_INVALIDE", { message, details: { champs: Object.fromEntries(champs) } });
}
