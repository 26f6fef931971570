import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A zip that is made while it is sent: what has been written so far is taken with `take`. */
export interface ZipWriter {
  /** A file of text, compressed. Give its parts in order; no other file starts before it ends. */
  file(name: string): { write(text: string): void; end(): void };
  /** A file that is compressed already. */
  stored(name: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  end(): void;
  /** The bytes since the last time. */
  take(): Uint8Array[];
}

export function createZip(): ZipWriter {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    return made.splice(0);
  };
  const encoder = new TextEncoder();
  return {
    take,
    file(name) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      return {
        write: (text) => file.push(encoder.encode(text)),
        end: () => file.push(new Uint8Array(), true),
      };
    },
    async *stored(name, chunks) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      for await (const chunk of chunks) {
        file.push(chunk);
        yield* take();
      }
      file.push(new Uint8Array(), true);
      yield* take();
    },
    end: () => zip.end(),
  };
}
