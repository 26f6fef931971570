import { createHash } from "node:crypto";
import type { FileStore } from "./file-store.ts";

export async function sumOfBytes(bytes: AsyncIterable<Buffer>): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of bytes) sum.update(chunk);
  return sum.digest("hex");
}

/** The sha256 of a file as it is kept, or undefined when it is not there. */
export async function sumOf(files: Pick<FileStore, "get">, key: string): Promise<string | undefined> {
  const found = await files.get(key);
  return found && sumOfBytes(found.content);
}
