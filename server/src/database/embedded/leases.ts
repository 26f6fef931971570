import { lchownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { birthOf, isStillAlive } from "./process-table.ts";
import type { ServerUser } from "./server-user.ts";

/**
 * A lease is an empty file whose name says which process uses the database: `<pid>~<birth>~<random>`.
 * A process killed -9 leaves its file, and its name proves it dead.
 */
export class Leases {
  readonly #directory: string;

  constructor(dataDir: string) {
    this.#directory = join(dataDir, "postgres.leases");
  }

  take(user: ServerUser | undefined): () => void {
    mkdirSync(this.#directory, { recursive: true, mode: 0o755 });
    const file = join(
      this.#directory,
      `${process.pid}~${birthOf(process.pid)}~${Math.random().toString(36).slice(2, 10)}`,
    );
    writeFileSync(file, "");
    // why: started by root once, then by the folder's owner: the owner must be able to lease too
    if (user) lchownSync(this.#directory, user.uid, user.gid);
    return () => rmSync(file, { force: true });
  }

  /** Pids of the live processes that use the database; the files of dead ones go. */
  living(): number[] {
    const pids: number[] = [];
    for (const name of this.#names()) {
      const [pid, birth] = name.split("~");
      if (isStillAlive(Number(pid), birth)) pids.push(Number(pid));
      else rmSync(join(this.#directory, name), { force: true });
    }
    return pids;
  }

  #names(): string[] {
    try {
      return readdirSync(this.#directory);
    } catch {
      return [];
    }
  }
}
