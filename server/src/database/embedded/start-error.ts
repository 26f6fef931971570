/** Why the embedded database cannot start: one English line saying what is wrong and how to mend it. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*[\r\n]+\s*/g, " ").trim(), options);
  }
}

const MENDING: Record<string, string> = {
  EACCES: "give this user write access to that folder, or choose another data directory",
  EPERM: "give this user write access to that folder, or choose another data directory",
  EROFS: "that file system is read-only: choose another data directory",
  // why: what Node says of a folder it cannot make on a read-only file system
  ENOENT: "that folder cannot be made there: choose another data directory",
  ENOTDIR: "part of that path is a file: choose another data directory",
  EEXIST: "that path is a file: choose another data directory",
  ELOOP: "that path is a symbolic link that leads nowhere: choose another data directory",
  ENAMETOOLONG: "that path is too long: choose another data directory",
  ENOSPC: "the disk is full: free some space",
  EDQUOT: "the disk quota is used up: free some space",
};

export function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? "";
}

export function asStartError(error: unknown, dataDir: string): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const mending = MENDING[errorCode(error)] ?? "mend that, or set DATABASE_URL to a PostgreSQL of your own";
  return new DatabaseStartError(`The database cannot start in ${dataDir} (${reason}): ${mending}.`, { cause: error });
}
