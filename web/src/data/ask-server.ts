import { NoAnswer } from "./no-answer.ts";
import { isCutOff, noteAnswer, noteSilence } from "./online.ts";

/** After this long without a word, nothing is coming back any more. A large file at sea takes longer. */
const PATIENCE_MS = 120_000;

const OURS = /^(application\/json|text\/event-stream)/;
const WITHOUT_BODY = [204, 205, 304];

/**
 * Sends a request and gives the server's own answer, whole. What broke off on the way, took for ever, or was said by
 * somebody else (a proxy, a harbour's sign-in page) is no answer.
 */
export async function askServer(
  input: Request | string,
  init: RequestInit = {},
  patienceMs = PATIENCE_MS,
): Promise<Response> {
  if (isCutOff()) throw NoAnswer.offline();
  const given = init.signal ?? (input instanceof Request ? input.signal : undefined);
  const isRead = (init.method ?? (input instanceof Request ? input.method : "GET")) === "GET";
  const ending = new AbortController();
  const end = () => ending.abort(given?.reason);
  given?.addEventListener("abort", end);
  if (given?.aborted) end();
  const timer = setTimeout(end, patienceMs);
  try {
    const response = await fetch(input, { ...init, signal: ending.signal });
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && type.startsWith("text/event-stream")) {
      noteAnswer();
      return response;
    }
    const body = await response.arrayBuffer();
    if (body.byteLength > 0 && !OURS.test(type)) throw new TypeError(`not an answer of ours: ${type}`);
    if (!isRead && body.byteLength > 0) JSON.parse(new TextDecoder().decode(body));
    noteAnswer();
    const { status, statusText, headers } = response;
    return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers });
  } catch (error) {
    if (given?.aborted) throw error;
    noteSilence();
    throw NoAnswer.unanswered();
  } finally {
    clearTimeout(timer);
  }
}
