import { ERRORS } from "@bosco/contract/errors";
import { FREE_LIMITS } from "@bosco/domain/account";
import { dailyLimitSentence } from "@bosco/domain/assistant";
import { ApiError, isErrorBody } from "../../data/api-error.ts";
import { withReference } from "../../data/with-reference.ts";

export const LIMIT_REACHED = `Limite de ${FREE_LIMITS.questionsPerDay} questions par jour atteinte. Passez à l'abonnement Pro pour un accès illimité.`;

const UNREACHED = "Impossible de contacter l'assistant nautique.";
const UNEXPECTED = "Une erreur inattendue s'est produite.";
const IN_FLIGHT = "Une question est déjà en cours";
const DAILY_LIMIT = dailyLimitSentence({ pro: false });
const LIMIT = {
  title: "Limite atteinte",
  description: `Vous avez atteint la limite de ${FREE_LIMITS.questionsPerDay} questions par jour pour l'essai gratuit. Passez à l'abonnement Pro pour un accès illimité, ou revenez demain.`,
};

/** What an answer broke off with. A stream that has begun no longer passes through the client's own error handling. */
export function asApiError(thrown: unknown): ApiError {
  if (!(thrown instanceof ApiError) && isErrorBody(thrown)) return new ApiError(ERRORS[thrown.code].status, thrown);
  // why: a stream that breaks off is no answer, as a request that does is none.
  return thrown instanceof TypeError ? ApiError.unanswered() : ApiError.from(thrown);
}

/** Asked again while the server still writes the answer to the first try. */
export const isStillAnswering = ({ message }: ApiError) =>
  message.startsWith(IN_FLIGHT) || message === ERRORS.TROP_DE_DEMANDES.message;

/** What a person reads when a question got no answer. What the server says is shown as it says it. */
export function failureSpeech(
  error: ApiError,
  { pro }: { pro: boolean },
): { title: string } & ReturnType<typeof withReference> {
  const isDayOver = error.message === DAILY_LIMIT;
  // why by its sentence too: whoever asks too fast gets the same status, which has nothing to do with the day.
  if (isDayOver && error.status === 429 && !pro) return LIMIT;
  const title = "Erreur";
  if (isDayOver) return { title, description: LIMIT_REACHED };
  if (error.code === "HORS_LIGNE" || error.code === "SANS_REPONSE") return { title, description: UNREACHED };
  return { title, ...withReference(error, error.code === "ERREUR_INTERNE" ? UNEXPECTED : error.message) };
}
