import { ApiError, isErrorBody } from "../api-error.ts";
import { askServer } from "../ask-server.ts";
import { sendWrite } from "../commands.ts";
import { meantUser } from "../current-session.ts";
import { checkSession } from "../session-end.ts";
import { isUpload } from "../uploads.ts";
import type { Result } from "./outbox.ts";
import type { Waiting } from "./waiting.ts";

/** What one request may hold, well below what the server reads. */
const MOST_LETTERS = 500_000;

/** Sends the first of these writes: one by its own address, several in one request. */
export async function sendWaiting(writes: readonly Waiting[]): Promise<Result[]> {
  const together = fitting(writes);
  const [first] = writes;
  if (!first) return [];
  try {
    return together.length > 1 ? await sendTogether(together) : [{ output: await sendWrite(first) }];
  } catch (thrown) {
    return [{ error: ApiError.from(thrown) }];
  }
}

/** As many of the first ones as go in one request; files go alone. */
function fitting(writes: readonly Waiting[]): Waiting[] {
  const together: Waiting[] = [];
  let letters = 0;
  for (const write of writes) {
    if (isUpload(write.call)) break;
    letters += JSON.stringify(write.input).length;
    if (letters > MOST_LETTERS) break;
    together.push(write);
  }
  return together;
}

async function sendTogether(writes: readonly Waiting[]): Promise<Result[]> {
  const operations = writes.map(({ operationId, call, input }) => ({ id: operationId, appel: call, entree: input }));
  const headers = { "content-type": "application/json", ...meantUser() };
  const body = JSON.stringify({ operations });
  const response = await askServer("/api/operations", { method: "POST", headers, body });
  const answer = await response.json();
  if (response.status === 401) void checkSession();
  if (!response.ok) return [{ error: refusal(response.status, answer) }];
  const { resultats }: { resultats: { statut: number; corps: unknown }[] } = answer;
  return resultats.map(({ statut, corps }) => (statut < 400 ? { output: corps } : { error: refusal(statut, corps) }));
}

/** why `defined`: a refusal that holds the stored row is one that its call declares. */
function refusal(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return ApiError.unanswered();
  return Object.assign(new ApiError(status, body), { defined: body.code === "CONFLIT" });
}
