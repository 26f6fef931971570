import type { Readable } from "node:stream";

/**
 * The bytes of a stream that must be so many. why the last chunk is held back: whoever counts along takes the file for whole once
 * all its bytes are there, and what comes after them must still make it none.
 */
export async function* wholeStream(
  stream: Readable,
  size: number,
  onFault: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  let seen = 0;
  let held: Buffer | undefined;
  try {
    for await (const chunk of stream) {
      seen += chunk.length;
      if (seen > size) break;
      if (held) yield held;
      held = chunk;
    }
    if (seen !== size) throw new Error(`a file of ${size} bytes came with ${seen > size ? "more" : seen}`);
  } catch (error) {
    onFault(error);
    throw error;
  }
  if (held) yield held;
}

/** The same bytes in pieces of that many, and one last that may be smaller. */
export async function* inPieces(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes)
    for (let from = 0; from < chunk.length; ) {
      const taken = chunk.subarray(from, from + most - length);
      kept.push(taken);
      length += taken.length;
      from += taken.length;
      if (length < most) continue;
      yield Buffer.concat(kept);
      kept = [];
      length = 0;
    }
  if (length > 0) yield Buffer.concat(kept);
}
