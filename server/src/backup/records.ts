import { createHash } from "node:crypto";
import { type EndOfData, KIND, type Kind, MOST_BYTES } from "./format.ts";

/** Cuts bytes into records, and remembers what they were. */
export class Sum {
  readonly #hash = createHash("sha256");
  #bytes = 0;

  *data(chunk: Buffer): Generator<Buffer> {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    for (let at = 0; at < chunk.length; at += MOST_BYTES) {
      const piece = chunk.subarray(at, at + MOST_BYTES);
      yield frame(KIND.data, piece.length);
      yield piece;
    }
  }

  end(): EndOfData {
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }
}

function frame(kind: Kind, length: number): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind, 0, "latin1");
  head.writeUInt32BE(length, 1);
  return head;
}

export function record(kind: Kind, value: unknown): Buffer {
  const content = Buffer.from(JSON.stringify(value));
  if (content.length > MOST_BYTES) throw new Error(`a record of ${content.length} bytes is too long`);
  return Buffer.concat([frame(kind, content.length), content]);
}
