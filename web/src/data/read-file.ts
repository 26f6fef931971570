import { ApiError, isErrorBody } from "./api-error.ts";
import { meantUser } from "./meant-user.ts";
import { isOnline, noteAnswer, noteSilence } from "./online.ts";

/** Without a word for this long, nothing is coming: whoever holds a phone in his hand reads on what to do. */
const SILENCE_MS = 20_000;

/** The file of a paper as the server has it. What somebody else says on the way (a harbour's page) is no file. */
export async function readFile(paper: { id: string }, types: readonly string[], signal: AbortSignal): Promise<Blob> {
  if (!isOnline()) throw ApiError.offline();
  const { status, body } = await ask(`/api/documents/${paper.id}/fichier`, signal).catch(() => {
    signal.throwIfAborted();
    noteSilence();
    throw ApiError.unanswered();
  });
  const type = body.type.split(";")[0] ?? "";
  if (status < 400 && types.includes(type)) {
    noteAnswer();
    return new Blob([body], { type });
  }
  const told = await body
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isErrorBody(told)) throw ApiError.unanswered();
  noteAnswer();
  throw new ApiError(status, told);
}

/** why by its silence and not in all: twenty megabytes take minutes at sea, and arrive. */
async function ask(address: string, signal: AbortSignal): Promise<{ status: number; body: Blob }> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener("abort", end, { once: true });
  let timer = setTimeout(end, SILENCE_MS);
  try {
    const answer = await fetch(address, { headers: meantUser(), signal: ending.signal });
    const chunks: BlobPart[] = [];
    const reader = answer.body?.getReader();
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      chunks.push(read.value);
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
    }
    return { status: answer.status, body: new Blob(chunks, { type: answer.headers.get("content-type") ?? "" }) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
