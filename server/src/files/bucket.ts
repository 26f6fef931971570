import { Readable } from "node:stream";
import { away, type BucketCalls, type BucketSettings, unlessMissing } from "./bucket-calls.ts";
import { expectKey, expectSize, type FileStore, isKey, type KeptFile, MOST_FILE_BYTES } from "./file-store.ts";
import { FilesAway } from "./files-away.ts";
import { putInParts } from "./put-in-parts.ts";
import { wholeStream } from "./whole-stream.ts";

/** Nothing of a file on its way for so long, and it does not come. */
const SILENCE_MS = 20_000;
/** How many files go at a time. */
const AT_ONCE = 8;

interface Place {
  /** In the bucket, as in the data directory. */
  folder: string;
  mostBytes?: number;
}

/**
 * Files in a folder of a bucket. Nothing is ever sent that would make one readable to others: who may read is the bucket's own to
 * say, and the start refuses one that anybody may.
 */
export function openBucket(
  { s3, client, call }: BucketCalls,
  { endpoint, bucket }: Pick<BucketSettings, "endpoint" | "bucket">,
  { folder: root, mostBytes = MOST_FILE_BYTES }: Place,
): FileStore {
  const of = (key: string) => ({ Bucket: bucket, Key: `${root}/${expectKey(key)}` });

  async function stat(key: string): Promise<KeptFile | undefined> {
    const head = new s3.HeadObjectCommand(of(key));
    const found = await call((abortSignal) => client.send(head, { abortSignal })).catch(unlessMissing(() => undefined));
    return found && { key, size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
  }

  async function remove(key: string): Promise<void> {
    const command = new s3.DeleteObjectCommand(of(key));
    await call((abortSignal) => client.send(command, { abortSignal })).catch(unlessMissing(() => {}));
  }

  async function putStream(key: string, { stream, size }: { stream: Readable; size: number }): Promise<void> {
    const control = new AbortController();
    let fault: unknown;
    const bytes = wholeStream(stream, size, (error) => {
      fault = error;
      // why: what was begun must not become a file.
      control.abort();
    });
    try {
      if (size > MOST_FILE_BYTES) await putInParts({ s3, client, call }, of(key), { bytes, size });
      else {
        const body = Readable.from(bytes, { objectMode: false });
        body.on("error", () => {}); // the call says it
        const input = { ...of(key), Body: body, ContentLength: size };
        await call((abortSignal) => client.send(new s3.PutObjectCommand(input), { abortSignal }), {
          bytes: size,
          control,
        }).finally(() => body.destroy());
      }
    } catch (error) {
      throw fault ?? error;
    } finally {
      stream.destroy();
    }
  }

  async function* list(folder: string): AsyncGenerator<KeptFile> {
    const Prefix = folder ? `${root}/${expectKey(folder)}/` : `${root}/`;
    let ContinuationToken: string | undefined;
    do {
      const input = { Bucket: bucket, Prefix, ContinuationToken };
      const page = await call((abortSignal) => client.send(new s3.ListObjectsV2Command(input), { abortSignal }));
      for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        const key = Key.slice(root.length + 1);
        if (isKey(key)) yield { key, size: Size, modifiedAt: LastModified };
      }
      const next = page.IsTruncated ? page.NextContinuationToken : undefined;
      if (next !== undefined && next === ContinuationToken) throw new FilesAway("the bucket's list does not go on");
      ContinuationToken = next;
    } while (ContinuationToken !== undefined);
  }

  return {
    place: `${endpoint}/${bucket}/${root}`,
    stat,
    delete: remove,
    list,

    async put(key, content) {
      const target = of(key);
      if (!Buffer.isBuffer(content)) {
        expectSize(content.size, mostBytes);
        return putStream(key, content);
      }
      const size = expectSize(content.length, mostBytes);
      const input = { ...target, Body: content, ContentLength: size };
      await call((abortSignal) => client.send(new s3.PutObjectCommand(input), { abortSignal }), { bytes: size });
    },

    async get(key) {
      const command = new s3.GetObjectCommand(of(key));
      const found = await call((abortSignal) => client.send(command, { abortSignal })).catch(
        unlessMissing(() => undefined),
      );
      return found && { content: inTime(found.Body as Readable), size: found.ContentLength ?? 0 };
    },

    async deleteAll(folder) {
      expectKey(folder);
      let keys: string[] = [];
      const removeThem = async () => {
        await Promise.all(keys.map(remove));
        keys = [];
      };
      for await (const { key } of list(folder)) {
        keys.push(key);
        if (keys.length === AT_ONCE) await removeThem();
      }
      await removeThem();
    },

    async move(from, to) {
      const [source, target] = [of(from), of(to)];
      const input = { ...target, CopySource: `${bucket}/${source.Key}` };
      const copied = await call((abortSignal) => client.send(new s3.CopyObjectCommand(input), { abortSignal })).then(
        () => true,
        unlessMissing(() => false),
      );
      if (copied) await remove(from);
    },
  };
}

/** A file on its way, whose sender must not fall silent. why not a limit of the whole: its reader may be slow. */
function inTime(body: Readable): Readable {
  body.on("error", () => {}); // whoever reads on hears it
  async function* chunks(): AsyncGenerator<Buffer> {
    const source: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
    for (;;) {
      const silence = setTimeout(() => body.destroy(new Error("it fell silent")), SILENCE_MS);
      const next = await source
        .next()
        .catch((error) => {
          throw away(error);
        })
        .finally(() => clearTimeout(silence));
      if (next.done) return;
      yield next.value;
    }
  }
  const content = Readable.from(chunks(), { objectMode: false });
  content.once("close", () => body.destroy());
  return content;
}
