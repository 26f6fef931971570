import { ERRORS } from "@bosco/contract/errors";
import { ApiError, isErrorBody } from "./api-error.ts";

/**
 * Sends a photo with PUT and gives the row back; `onProgress` hears the share that has left, from 0 to 1.
 * why not fetch: it does not tell how far an upload is, and a photo takes its time at sea.
 */
export function uploadPhoto<Row>(path: string, photo: File, onProgress: (share: number) => void): Promise<Row> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", `/api${path}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 400) resolve(request.response);
      else reject(answered(request));
    };
    request.onerror = () => reject(new ApiError(0, { code: "HORS_LIGNE", message: "Pas de connexion." }));
    request.ontimeout = request.onerror;
    const form = new FormData();
    form.append("photo", photo);
    request.send(form);
  });
}

function answered({ status, response }: XMLHttpRequest): ApiError {
  const { message } = ERRORS.ERREUR_INTERNE;
  return new ApiError(status, isErrorBody(response) ? response : { code: "ERREUR_INTERNE", message });
}
