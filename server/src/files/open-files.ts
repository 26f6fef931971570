import type { Config } from "../config.ts";
import { openBucket } from "./bucket.ts";
import { type BucketSettings, connectBucket } from "./bucket-calls.ts";
import type { FileStore } from "./file-store.ts";
import { FOLDER, openFolder } from "./folder.ts";

/** As large as the parts of a file may make it. */
const MOST_BACKUP_BYTES = 1e12;
/** Of the bucket, as of the data directory. */
const BACKUPS = "backups";

/** What servers expect that have no regions. */
const ANY_REGION = "us-east-1";

export interface Bucket {
  settings: BucketSettings;
  /** Photos and papers. */
  files: FileStore;
  /** The daily backups. */
  backups: FileStore;
}

/** What S3_… say, or undefined when they say nothing. */
function bucketOf(config: Config): BucketSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = ANY_REGION } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** The bucket that is configured, if one is. */
export async function findBucket(config: Config): Promise<Bucket | undefined> {
  const settings = bucketOf(config);
  if (!settings) return undefined;
  const calls = await connectBucket(settings);
  return {
    settings,
    files: openBucket(calls, settings, { folder: FOLDER }),
    backups: openBucket(calls, settings, { folder: BACKUPS, mostBytes: MOST_BACKUP_BYTES }),
  };
}

/** Where photos and papers are: in the bucket, or in the data directory when there is none. */
export const filesOf = (config: Config, bucket: Bucket | undefined): FileStore =>
  bucket?.files ?? openFolder(config.DATA_DIR);
