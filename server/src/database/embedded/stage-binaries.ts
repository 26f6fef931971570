import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { extname, join } from "node:path";
import { pathHash } from "./path-hash.ts";
import { errorCode } from "./start-error.ts";

/**
 * Copies PostgreSQL's programs where every user can run them, once per checkout and version.
 * The copy appears by a rename, whole or not at all; of two that copy at once, the first wins.
 */
export function stageBinaries(native: string, stageRoot: string, complete: (copy: string) => void): string {
  const source = realpathSync(native);
  const { mtimeMs, size } = statSync(join(source, "bin", "initdb"));
  const staged = join(stageRoot, `binaries-${pathHash(`${source}:${mtimeMs}:${size}`)}`);
  if (existsSync(staged)) return staged;
  makePublicDirectory(stageRoot);
  const draft = mkdtempSync(`${staged}.new-`);
  try {
    copyReadable(source, draft);
    complete(draft);
    renameSync(draft, staged);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
  }
  return staged;
}

/** why: root's umask may be 077, and the account PostgreSQL runs under must enter a folder that we make for it. */
export function makePublicDirectory(directory: string): void {
  if (existsSync(directory)) return;
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
}

function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const copy = join(to, entry.name);
    if (entry.isDirectory()) copyReadable(source, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    // why: static libraries serve compilers only
    else if (extname(entry.name) !== ".a") {
      copyFileSync(source, copy);
      chmodSync(copy, statSync(source).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}
