import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { Refusal, root } from "./project.mjs";
import { runNpm } from "./run.mjs";

const lockFile = join(root, "package-lock.json");
// why: npm writes this file last, so an installation that was interrupted has none.
const installed = join(root, "node_modules", ".package-lock.json");

/** Makes node_modules agree with package-lock.json; does nothing when it already does. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  await withLock(join(root, ".install-lock"), "Waiting for another start that is installing...", async () => {
    if (!isInstalled()) await install();
  });
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Refusal(`Bosco needs Node 20.19 or later and this is ${process.version}: install it from nodejs.org.`);
}

function isInstalled() {
  return modified(installed) >= modified(lockFile);
}

/** @param {string} path */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}

async function install() {
  if (modified(lockFile) < 0)
    throw new Refusal("package-lock.json is missing: restore it (git checkout package-lock.json).");
  console.log("Installing dependencies (npm ci), about a minute...");
  // why: with NODE_ENV=production or omit=optional npm would leave out the build tools or PostgreSQL itself.
  // why: .npmrc says it too, but a variable of the environment would be stronger.
  const only = ["--ignore-scripts", "--include=dev", "--include=optional"];
  const args = ["ci", ...only, "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runNpm(args, { quiet: true });
  if (code !== 0) throw new Refusal(`Installation failed: ${reason(output)} Mend that and run the same command again.`);
  // why: a lock file dated in the future (a clock that was wrong) must not mean an installation at every start.
  if (!isInstalled()) utimesSync(installed, new Date(), new Date(modified(lockFile) + 1));
}

/**
 * npm's most telling line.
 * @param {string} output
 */
function reason(output) {
  const lines = output.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1] ?? []);
  const telling = lines.find((line) => !/^(code|syscall|errno|path|dest|command|A complete log)\b/.test(line));
  return `${(telling ?? lines[0] ?? output.trim().split("\n")[0] ?? "npm ci failed").replace(/[.,:\s]+$/, "")}.`;
}
