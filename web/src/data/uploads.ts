import { MEANT_USER_HEADER } from "@bosco/contract/live";
import { UPLOAD_ADDRESSES, type Uploads } from "./upload-calls.ts";
import { uploadPhoto } from "./upload-photo.ts";

export const sendUpload = <Call extends keyof Uploads>(
  call: Call,
  input: Uploads[Call]["input"],
  onProgress: (share: number) => void = () => {},
  userId?: string,
): Promise<Uploads[Call]["output"]> =>
  uploadPhoto(
    UPLOAD_ADDRESSES[call](input),
    input.photo,
    onProgress,
    userId ? { [MEANT_USER_HEADER]: userId } : undefined,
  );
