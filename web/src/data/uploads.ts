import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { meantUser } from "./meant-user.ts";
import { UPLOAD_ADDRESSES, type Uploads } from "./upload-calls.ts";
import { uploadPhoto } from "./upload-photo.ts";

/** Sends a photo; however often, by the same operation it is put in its place once. */
export const sendUpload = <Call extends keyof Uploads>(
  call: Call,
  input: Uploads[Call]["input"],
  operationId: string,
  onProgress: (share: number) => void = () => {},
  userId?: string,
): Promise<Uploads[Call]["output"]> =>
  uploadPhoto(UPLOAD_ADDRESSES[call](input), input.photo, onProgress, {
    "idempotency-key": operationId,
    ...(userId ? { [MEANT_USER_HEADER]: userId } : meantUser()),
  });
