import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { makePrivateFolder, PRIVATE_FILE } from "../../../../photos/private-files.ts";
import { fail } from "../../../../refusals.ts";

const FOLDER = "imports";
/** No import takes as long. */
const OLD_MS = 3_600_000;

/** What an export may weigh when it comes back, and the form around it. */
const MOST_BYTES = 100_000_000;
const FORM_BYTES = 4_096;
export const IMPORT_LIMITS = { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 };

/** Keeps the one file of the request's form while `work` reads it, and no longer. */
export async function keepArriving<T>(
  dataDir: string,
  request: FastifyRequest,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (Number(request.headers["content-length"]) > MOST_BYTES + FORM_BYTES) throw fail("TROP_GRAND");
  const name = newName();
  const path = join(await makePrivateFolder(dataDir, FOLDER), name);
  arriving.add(name);
  try {
    const upload = await request.file();
    if (!upload) throw fail("ENTREE_INVALIDE", { message: "Un fichier zip est attendu." });
    await pipeline(upload.file, createWriteStream(path, PRIVATE_FILE));
    if (upload.file.truncated) throw fail("TROP_GRAND");
    return await work(path);
  } finally {
    await rm(path, { force: true });
    arriving.delete(name);
  }
}

/** A name tells which process of which machine reads the file. */
const NAME = /^(\d+)\.[0-9a-f-]{36}\.(.+)$/;
const host = () => hostname().replace(/[^\w-]/g, "_");
const newName = () => `${process.pid}.${randomUUID()}.${host()}`;
/** What this process is reading. */
const arriving = new Set<string>();

/** Removes what a crash has left. Servers may share the folder: what another one that lives is reading stays. */
export async function sweepImports(dataDir: string): Promise<void> {
  const folder = await makePrivateFolder(dataDir, FOLDER);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (Date.now() - found.mtimeMs > OLD_MS || isLeft(name)))
      await rm(path, { recursive: true, force: true });
  }
}

/** Whether whoever was reading a file has gone. Of another machine, or another version, nothing is known. */
function isLeft(name: string): boolean {
  const [, pid, from] = NAME.exec(name) ?? [];
  if (pid === undefined || from !== host()) return false;
  return Number(pid) === process.pid ? !arriving.has(name) : !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // why: a process of another user's lives too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
