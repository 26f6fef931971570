import { FilesAway } from "./files-away.ts";

export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** So long for a connection, and for an answer that carries no file. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;
/** A file on its way may take so much longer. */
const SLOWEST_BYTES_PER_MS = 50;
/** why so many: whoever reads slowly keeps a connection as long as he reads. */
const MOST_CONNECTIONS = 256;

/** A bucket of any server that speaks S3's protocol, by the official client: its package is loaded here and nowhere else. */
export async function connectBucket(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketSettings,
  { answerMs = ANSWER_MS } = {},
) {
  const s3 = await import("@aws-sdk/client-s3");
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const client = new s3.S3Client({
    ...{ endpoint, region, credentials: { accessKeyId, secretAccessKey } },
    forcePathStyle: true,
    // why: what fails is told by whoever asked, once, and in one form.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    maxAttempts: 2,
    // why: checksums of the newest kind are refused by servers that are a little older.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent },
  });

  /** One call, which ends in time. What is not there is the caller's to judge; every other failure is told as FilesAway. */
  async function call<Answer>(
    work: (signal: AbortSignal) => Promise<Answer>,
    { bytes = 0, control = new AbortController() } = {},
  ): Promise<Answer> {
    const late = setTimeout(() => control.abort(), answerMs + bytes / SLOWEST_BYTES_PER_MS);
    try {
      return await work(control.signal);
    } catch (error) {
      throw isMissing(error) ? error : away(error);
    } finally {
      clearTimeout(late);
    }
  }

  return { s3, client, call };
}

export type BucketCalls = Awaited<ReturnType<typeof connectBucket>>;

/** why not what a missing bucket says: it would pass for a folder without files. */
const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");

export function unlessMissing<T>(otherwise: () => T) {
  return (error: unknown): T => {
    if (isMissing(error)) return otherwise();
    throw error;
  };
}

/** why no cause: an answer of the bucket's may hold what was signed. */
export function away(error: unknown): FilesAway {
  if (error instanceof FilesAway) return error;
  const known = error as { name?: string; code?: string; message?: string; $metadata?: { httpStatusCode?: number } };
  const status = known.$metadata?.httpStatusCode;
  const words = [status, known.code, known.name, known.message].filter((word) => word && word !== "Error");
  return new FilesAway(`the bucket does not answer, or refuses: ${[...new Set(words)].join(" ")}`, status);
}
