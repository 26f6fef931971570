import type { Account } from "@bosco/contract";
import type { Boat } from "@bosco/domain/boats";
import type { Paper } from "@bosco/domain/documents";

/** Writes that carry a file. The contract does not know them; they are named like its calls. `vu`: which one was seen. */
export interface Uploads {
  "boats.putPhoto": { input: { id: string; photo: File }; output: Boat };
  "account.putPhoto": { input: { photo: File }; output: Account };
  "documents.putFile": { input: { id: string; fichier: File; vu?: string | undefined }; output: Paper };
}

/** Where each is sent. */
export const UPLOAD_ADDRESSES: { [Call in keyof Uploads]: (input: Uploads[Call]["input"]) => string } = {
  "boats.putPhoto": ({ id }) => `/bateaux/${id}/photo`,
  "account.putPhoto": () => "/profils_utilisateur/photo",
  "documents.putFile": ({ id, vu }) => `/documents/${id}/fichier${vu ? `?vu=${vu}` : ""}`,
};

/** The file of an upload, in a form as the server reads it. */
export function uploadForm(input: Uploads[keyof Uploads]["input"]): FormData {
  const form = new FormData();
  if ("fichier" in input) form.append("fichier", input.fichier);
  else form.append("photo", input.photo);
  return form;
}

export const isUpload = (call: string): call is keyof Uploads => call in UPLOAD_ADDRESSES;
