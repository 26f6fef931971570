import type { ErrorCode } from "@bosco/contract";
import { isStalePlan } from "./named-statements.ts";

const exact: Record<string, ErrorCode> = {
  "23505": "DEJA_PRESENT",
  // why: a reference to a row that is missing or somebody else's; the answer must not tell which.
  "23503": "INTROUVABLE",
  "23502": "ENTREE_INVALIDE",
  "23514": "ENTREE_INVALIDE",
  "42501": "INTERDIT",
  // why: what a trigger of ours refuses a member of the crew.
  BO403: "ROLE_INSUFFISANT",
  "40001": "INDISPONIBLE",
  "40P01": "INDISPONIBLE",
  "53100": "ESPACE_INSUFFISANT",
  "53300": "INDISPONIBLE",
  "57014": "INDISPONIBLE",
  "57P01": "INDISPONIBLE",
  "57P02": "INDISPONIBLE",
  "57P03": "INDISPONIBLE",
  "25P03": "INDISPONIBLE",
};
const unreachable = /^(08|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOTFOUND)/;
const disconnected = /connection terminated|connection error|timeout exceeded when trying to connect|not queryable/i;

/** What a failure of PostgreSQL means for the caller; undefined when it is nothing a caller may cause. */
export function databaseErrorCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (exact[code]) return exact[code];
  // why: where it was not run again, the next try is prepared anew.
  if (isStalePlan(error)) return "INDISPONIBLE";
  if (code.startsWith("22")) return "ENTREE_INVALIDE";
  if (unreachable.test(code) || disconnected.test(error.message)) return "INDISPONIBLE";
  return undefined;
}
