import { ERRORS, type ErrorBody, type ErrorCode } from "@bosco/contract";
import { ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { databaseErrorCode } from "../database/error-code.ts";

// why: what a schema does not word itself is told to a person too.
z.config(z.locales.fr());

type Details = ErrorBody["details"];

/** How soon it is worth trying again when the database is away or the server is overloaded. */
const RETRY_SECONDS = 5;

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

interface Issue {
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

/** Turns whatever was thrown into an error of the contract. What nobody foresaw is ERREUR_INTERNE, and says nothing. */
function toContractError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code in ERRORS) return error;
    const issues = (error.data as { issues?: Issue[] } | undefined)?.issues;
    if (error.code === "BAD_REQUEST") return issues ? invalidInput(issues) : fail("ENTREE_INVALIDE");
    if (error.code === "NOT_FOUND") return fail("INTROUVABLE");
    return fail("ERREUR_INTERNE");
  }
  return fail(databaseErrorCode(error) ?? (isDiskFull(error) ? "ESPACE_INSUFFISANT" : "ERREUR_INTERNE"));
}

/** No place left, none left for this owner, or none in a file as large as that. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "EFBIG"].includes(String(error.code));

const byStatus: Record<number, ErrorCode> = {
  400: "ENTREE_INVALIDE",
  401: "NON_CONNECTE",
  403: "INTERDIT",
  404: "INTROUVABLE",
  405: "METHODE_REFUSEE",
  408: "DEMANDE_TROP_LENTE",
  413: "TROP_GRAND",
  415: "TYPE_NON_ACCEPTE",
  429: "TROP_DE_DEMANDES",
  503: "INDISPONIBLE",
};

/** The same for what Fastify and its plugins throw before a handler runs. */
function fromHttpStatus(error: unknown): ORPCError<string, unknown> | undefined {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : Number.NaN;
  const code = byStatus[status];
  return code && fail(code);
}

/** The error a caller sees for whatever was thrown. A failure of ours is logged under the number the caller is given. */
export function explainError(error: unknown, request: FastifyRequest, reply: FastifyReply): ORPCError<string, unknown> {
  const known = (!(error instanceof ORPCError) && fromHttpStatus(error)) || toContractError(error);
  if (known.status < 500) return known;
  if (known.status === 503) reply.header("retry-after", RETRY_SECONDS);
  request.log.error({ err: error instanceof Error ? error : new Error(String(error)) }, known.code);
  return fail(known.code as ErrorCode, { message: known.message, details: { reference: request.id } });
}
