import type { Account } from "@bosco/contract";
import type { Boat } from "@bosco/domain/boats";

/** Writes that carry a file. The contract does not know them; they are named like its calls. */
export interface Uploads {
  "boats.putPhoto": { input: { id: string; photo: File }; output: Boat };
  "account.putPhoto": { input: { photo: File }; output: Account };
}

/** Where each is sent. */
export const UPLOAD_ADDRESSES: { [Call in keyof Uploads]: (input: Uploads[Call]["input"]) => string } = {
  "boats.putPhoto": ({ id }) => `/bateaux/${id}/photo`,
  "account.putPhoto": () => "/profils_utilisateur/photo",
};

export const isUpload = (call: string): call is keyof Uploads => call in UPLOAD_ADDRESSES;
