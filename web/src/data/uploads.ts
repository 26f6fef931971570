import type { Account } from "@bosco/contract";
import type { Boat } from "@bosco/domain/boats";
import { uploadPhoto } from "./upload-photo.ts";

/** Writes that carry a file. The contract does not know them; they are named like its calls. */
export interface Uploads {
  "boats.putPhoto": { input: { id: string; photo: File }; output: Boat };
  "account.putPhoto": { input: { photo: File }; output: Account };
}

const ADDRESSES: { [Call in keyof Uploads]: (input: Uploads[Call]["input"]) => string } = {
  "boats.putPhoto": ({ id }) => `/bateaux/${id}/photo`,
  "account.putPhoto": () => "/profils_utilisateur/photo",
};

export const isUpload = (call: string): call is keyof Uploads => call in ADDRESSES;

export const sendUpload = <Call extends keyof Uploads>(
  call: Call,
  input: Uploads[Call]["input"],
  onProgress: (share: number) => void = () => {},
): Promise<Uploads[Call]["output"]> => uploadPhoto(ADDRESSES[call](input), input.photo, onProgress);
