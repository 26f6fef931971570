import { ERRORS } from "@bosco/contract/errors";
import { ApiError, isErrorBody } from "./api-error.ts";
import { isCutOff, noteAnswer, noteSilence } from "./online.ts";

/** Without any progress or answer for this long, nothing is coming any more. */
const SILENCE_MS = 60_000;

/** What is said of a photo when nobody can tell whether it arrived. */
export const PHOTO_UNKNOWN = "Pas de réponse\u00a0: la photo est peut-être enregistrée. Vérifiez avant de recommencer.";

/** The same of a paper's file. */
export const FILE_UNKNOWN = "Pas de réponse\u00a0: le fichier est peut-être enregistré. Vérifiez avant de recommencer.";

/**
 * Whether it is open what became of a file. A server too busy to look at it has not kept it.
 */
export const isUploadUndecided = ({ code }: ApiError, isFirstTry: boolean) =>
  code === "SANS_REPONSE" || (code === "HORS_LIGNE" && !isFirstTry);

/**
 * Sends a file with PUT and gives the row back; `onProgress` hears the share that has left, from 0 to 1.
 * why not fetch: it does not tell how far an upload is, and a file takes its time at sea.
 */
export function uploadFile<Row>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Row> {
  if (isCutOff()) return Promise.reject(ApiError.offline());
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", `/api${path}`);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let timer: ReturnType<typeof setTimeout>;
    const expectSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      expectSign();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onprogress = expectSign;
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      const isOurs = request.status < 400 ? request.response !== null : isErrorBody(request.response);
      if (!isOurs && (request.status < 400 || request.status >= 500))
        return request.onerror?.(new ProgressEvent("error"));
      noteAnswer();
      if (request.status < 400) resolve(request.response);
      else reject(refusal(request));
    };
    request.onerror = () => {
      noteSilence();
      reject(ApiError.unanswered());
    };
    // why not as unanswered: whoever calls it off does not ask what became of it.
    request.onabort = () => (signal?.aborted ? reject(signal.reason) : request.onerror?.(new ProgressEvent("error")));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    expectSign();
    request.send(form);
  });
}

function refusal({ status, response }: XMLHttpRequest): ApiError {
  const { message } = ERRORS.ERREUR_INTERNE;
  return new ApiError(status, isErrorBody(response) ? response : { code: "ERREUR_INTERNE", message });
}
