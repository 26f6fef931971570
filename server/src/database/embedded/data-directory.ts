import { accessSync, constants, mkdirSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { asStartError, DatabaseStartError } from "./start-error.ts";

/** The data directory's real path, made when missing, certainly a folder this process can write to. */
export function prepareDataDirectory(dataDir: string): string {
  // why: PostgreSQL writes its path on a line of postmaster.pid
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we refuse
  if (dataDir.trim() === "" || /[\u0000-\u001f]/.test(dataDir)) {
    throw new DatabaseStartError("The data directory's path is empty or has control characters: give another one.");
  }
  try {
    mkdirSync(resolve(dataDir), { recursive: true });
    const real = realpathSync(resolve(dataDir));
    if (!statSync(real).isDirectory()) throw Object.assign(new Error("not a directory"), { code: "ENOTDIR" });
    accessSync(real, constants.R_OK | constants.W_OK | constants.X_OK);
    return real;
  } catch (error) {
    throw asStartError(error, dataDir);
  }
}
