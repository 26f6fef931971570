import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { followersOf } from "./followed-uploads.ts";
import { meantUser } from "./meant-user.ts";
import { UPLOAD_ADDRESSES, type Uploads, uploadForm } from "./upload-calls.ts";
import { uploadFile } from "./upload-file.ts";

/** Sends a file; however often, by the same operation it is put in its place once. */
export function sendUpload<Call extends keyof Uploads>(
  call: Call,
  input: Uploads[Call]["input"],
  operationId: string,
  onProgress: (share: number) => void = () => {},
  userId?: string,
): Promise<Uploads[Call]["output"]> {
  const tell = (share: number) => {
    onProgress(share);
    for (const follower of followersOf(operationId)) follower.onProgress(share);
  };
  const headers = {
    "idempotency-key": operationId,
    ...(userId ? { [MEANT_USER_HEADER]: userId } : meantUser()),
  };
  const signal = followersOf(operationId).find((follower) => follower.signal)?.signal;
  tell(0);
  return uploadFile(UPLOAD_ADDRESSES[call](input), uploadForm(input), tell, headers, signal);
}
