import type { BucketCalls } from "./bucket-calls.ts";
import { inPieces } from "./whole-stream.ts";

/** Of a file that is too large for one call. One part at a time is in memory. */
const PART_BYTES = 16 * 1024 * 1024;
/** The protocol's own. */
const MOST_PARTS = 10_000;

interface Target {
  Bucket: string;
  Key: string;
}

/** Puts a large file, which is there once all its parts are. */
export async function putInParts(
  { s3, client, call }: BucketCalls,
  target: Target,
  { bytes, size }: { bytes: AsyncIterable<Buffer>; size: number },
): Promise<void> {
  const most = Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS));
  const { UploadId } = await call((abortSignal) =>
    client.send(new s3.CreateMultipartUploadCommand(target), { abortSignal }),
  );
  const begun = { ...target, UploadId };
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for await (const Body of inPieces(bytes, most)) {
      const PartNumber = Parts.length + 1;
      const part = { ...begun, PartNumber, Body, ContentLength: Body.length };
      const { ETag } = await call((abortSignal) => client.send(new s3.UploadPartCommand(part), { abortSignal }), {
        bytes: Body.length,
      });
      Parts.push({ ETag, PartNumber });
    }
    const whole = { ...begun, MultipartUpload: { Parts } };
    // why longer: some put the parts together before they answer.
    await call((abortSignal) => client.send(new s3.CompleteMultipartUploadCommand(whole), { abortSignal }), {
      bytes: size,
    });
  } catch (error) {
    await call((abortSignal) => client.send(new s3.AbortMultipartUploadCommand(begun), { abortSignal })).catch(
      () => {},
    );
    throw error;
  }
}
