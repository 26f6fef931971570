import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/project.mjs";
import { run, runNpm } from "../../scripts/run.mjs";

/** Of no interest to the repository, and gone with the next `npm ci`. */
const CACHE = join(root, "node_modules", ".cache", "bosco-runtimes");

/**
 * Brings an npm package of exactly this version, and gives its folder. It is no dependency of ours: npm compares it with the
 * registry's checksum and runs none of its scripts.
 */
export async function fetchPackage(name: string, version: string): Promise<string> {
  const folder = join(CACHE, `${name.replace(/^@/, "").replace("/", "-")}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}.new-`);
  try {
    const quiet = { quiet: true };
    const packed = await runNpm(["pack", `${name}@${version}`, "--pack-destination", draft, "--loglevel=error"], quiet);
    const [archive] = readdirSync(draft);
    if (packed.code !== 0 || !archive) throw new Error(`${name}@${version} could not be brought: ${packed.output}`);
    const unpacked = await run("tar", ["-xzf", join(draft, archive), "-C", draft], quiet);
    if (unpacked.code !== 0) throw new Error(`${archive} could not be unpacked: ${unpacked.output}`);
    renameSync(join(draft, "package"), folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
