import { ApiError, isErrorBody } from "../api-error.ts";
import { askServer } from "../ask-server.ts";
import { sendWrite } from "../commands.ts";
import { checkSession } from "../session-end.ts";
import { isUndecided } from "./judge.ts";
import { type OperationResult, operationsRequest } from "./operations-request.ts";
import type { Result } from "./outbox.ts";
import type { Waiting } from "./waiting.ts";

/** Sends the first of a user's writes: one by its own address, several in one request. */
export async function sendWaiting(writes: readonly Waiting[], userId: string): Promise<Result[]> {
  const [first, ...others] = writes;
  if (!first) return [];
  try {
    return others.length > 0 ? await sendTogether(writes, userId) : [{ output: await sendWrite(first, userId) }];
  } catch (thrown) {
    return [{ error: ApiError.from(thrown) }];
  }
}

async function sendTogether(writes: readonly Waiting[], userId: string): Promise<Result[]> {
  const response = await askServer(...operationsRequest(writes, userId));
  const answer = await response.json();
  if (response.status === 401) void checkSession();
  if (!response.ok) {
    const error = refusal(response.status, answer);
    // why alone: it says which of them is refused; here it may be any, or that a server does not know this address.
    if (!isUndecided(error) && writes[0]) return [{ output: await sendWrite(writes[0], userId) }];
    return [{ error }];
  }
  const { resultats }: { resultats: OperationResult[] } = answer;
  return resultats.map(({ statut, corps }) => (statut < 400 ? { output: corps } : { error: refusal(statut, corps) }));
}

/** why `defined`: a refusal that holds the stored row is one that its call declares. */
function refusal(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return ApiError.unanswered();
  return Object.assign(new ApiError(status, body), { defined: body.code === "CONFLIT" });
}
