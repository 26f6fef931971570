import { ERRORS, type ErrorCode, NOT_READY } from "@bosco/contract";
import { ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { databaseErrorCode } from "../database/error-code.ts";
import { FilesAway } from "../files/files-away.ts";
import { fail, type Issue, invalidInput } from "../refusals.ts";

/** How soon it is worth trying again when the database is away or the server is overloaded. */
const RETRY_SECONDS = 5;

/** Turns whatever was thrown into an error of the contract. What nobody foresaw is ERREUR_INTERNE, and says nothing. */
function toContractError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code in ERRORS) return error;
    const issues = (error.data as { issues?: Issue[] } | undefined)?.issues;
    if (error.code === "BAD_REQUEST") return issues ? invalidInput(issues) : fail("ENTREE_INVALIDE");
    if (error.code === "NOT_FOUND") return fail("INTROUVABLE");
    return fail("ERREUR_INTERNE");
  }
  if (error instanceof FilesAway) return fail("INDISPONIBLE", { message: FILES_AWAY });
  return fail(databaseErrorCode(error) ?? (isDiskFull(error) ? "ESPACE_INSUFFISANT" : "ERREUR_INTERNE"));
}

const FILES_AWAY =
  "Les photos et les papiers sont momentanément inaccessibles. Le reste de Bosco fonctionne. Réessayez dans un instant.";

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
  const why = reasonOf(known);
  request.log.error({ err: error instanceof Error ? error : new Error(String(error)), ...why }, known.code);
  return fail(known.code as ErrorCode, { message: known.message, details: { reference: request.id, ...why } });
}

/** Of a failure's details nothing is told but a word of a list that everybody may read. */
function reasonOf({ data }: ORPCError<string, unknown>) {
  const given = typeof data === "object" && data !== null && "raison" in data ? data.raison : undefined;
  const raison = NOT_READY.find((one) => one === given);
  return raison && { raison };
}
