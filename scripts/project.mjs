import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's folder, wherever the command was called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** What a person can mend: shown as one line, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command's body; a Refusal ends it with its one line and exit code 1.
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    // why: the server says what a person can mend with an error of its own, which can't be imported from here.
    const isForPeople =
      error instanceof Refusal || (error instanceof Error && ["StartError", "FilesAway"].includes(error.name));
    if (!isForPeople) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * The JavaScript file behind a package's command, to be run with `process.execPath`.
 * why: node_modules/.bin holds shell scripts on Windows, and a shell would split a path with spaces.
 * @param {string} packageName
 * @param {string} [workspace] the workspace that depends on it; the root when absent
 */
export function toolPath(packageName, workspace = ".") {
  const folders = createRequire(join(root, workspace, "package.json")).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const manifest = join(folder, packageName, "package.json");
    const bin = readBin(manifest);
    if (bin) return join(dirname(manifest), bin);
  }
  throw new Refusal(`${packageName} is not installed: run npm ci.`);
}

/** @param {string} manifest */
function readBin(manifest) {
  try {
    /** @type {{ name: string, bin: string | Record<string, string> }} */
    const { name, bin } = JSON.parse(readFileSync(manifest, "utf8"));
    if (typeof bin === "string") return bin;
    return bin[name.replace(/^@.*\//, "")] ?? Object.values(bin)[0];
  } catch {
    return undefined;
  }
}
