import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { meantUser } from "./meant-user.ts";
import { UPLOAD_ADDRESSES, type Uploads, uploadForm } from "./upload-calls.ts";
import { uploadFile } from "./upload-file.ts";

/** Sends a file; however often, by the same operation it is put in its place once. */
export const sendUpload = <Call extends keyof Uploads>(
  call: Call,
  input: Uploads[Call]["input"],
  operationId: string,
  onProgress: (share: number) => void = () => {},
  userId?: string,
  signal?: AbortSignal,
): Promise<Uploads[Call]["output"]> =>
  uploadFile(
    UPLOAD_ADDRESSES[call](input),
    uploadForm(input),
    onProgress,
    {
      "idempotency-key": operationId,
      ...(userId ? { [MEANT_USER_HEADER]: userId } : meantUser()),
    },
    signal,
  );
