import { text } from "node:stream/consumers";
import { StartError } from "../start-error.ts";
import { FilesAway } from "./files-away.ts";
import type { Bucket } from "./open-files.ts";

/** Written and taken away again by each start. */
const PROBE = "probe";
const OPEN_DOOR_MS = 5_000;

/**
 * Whether files can be kept in the bucket, and nobody else reads them. Whatever it refuses is a setting to be put right, and keeps a
 * server from starting; what is wrong is said when it does not answer at all.
 */
export async function knockAtBucket({ settings: { endpoint, bucket }, files }: Bucket): Promise<string | undefined> {
  try {
    await files.put(PROBE, Buffer.from("Bosco"));
    await refuseOpenDoor([`${files.place}/${PROBE}`, `${endpoint}/${bucket}?list-type=2&max-keys=1`], bucket);
    // why not what it says: another server that starts may have taken it away. A key that may not read is told so, in any case.
    const found = await files.get(PROBE);
    if (found) await text(found.content);
    await files.delete(PROBE);
    for await (const _ of files.list(PROBE));
    return undefined;
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    const { status = 0, message } = error;
    if (status >= 400 && status < 500)
      throw new StartError(
        `Files can't be kept in the bucket ${bucket} of ${endpoint} (${message}). Check S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that this key may read, write, delete and list there.`,
      );
    return `the bucket ${bucket} of ${endpoint} can't be reached (${message}): photos and papers are answered 503 until it can`;
  }
}

/** why a request without a key: who may read is written in the bucket, where Bosco has no say. */
async function refuseOpenDoor(addresses: string[], bucket: string): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(OPEN_DOOR_MS) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok)
      throw new StartError(
        `Anybody can read what is in the bucket ${bucket} (S3_BUCKET): make it private, then start again.`,
      );
  }
}
