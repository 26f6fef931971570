import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { findLicenceFaults } from "./licence-list.mjs";
import { findLockFaults, findManifestFaults } from "./lock-file.mjs";
import { root, toolPath } from "./project.mjs";
import { runNode } from "./run.mjs";
import { findSecrets } from "./secrets.mjs";

/** @typedef {{ name: string, run: () => Promise<import("./run.mjs").Outcome> }} Check */

const AT_ONCE = 2;

/**
 * @param {string} name
 * @param {string} packageName
 * @param {string[]} args
 * @returns {Check}
 */
const program = (name, packageName, args) => ({
  name,
  run: () => runNode([toolPath(packageName), ...args], { quiet: true }),
});

/**
 * @param {string} name
 * @param {(root: string) => string[] | Promise<string[]>} findFaults
 * @returns {Check}
 */
const rule = (name, findFaults) => ({
  name,
  run: async () => {
    const faults = await findFaults(root);
    return { code: faults.length === 0 ? 0 : 1, output: faults.join("\n") };
  },
});

/** @returns {Check[]} */
function checks() {
  const folders = [
    ".",
    "domain",
    "contract",
    "assistant",
    "assistant/src",
    "server",
    "web",
    "web/src/worker",
    "e2e",
    "e2e/sea",
    "reliability",
  ];
  const types = folders.map((folder) =>
    program(`types of ${folder === "." ? "scripts" : folder}`, "typescript", ["--noEmit", "-p", join(root, folder)]),
  );
  return [
    program("format and lint", "@biomejs/biome", ["check", "--error-on-warnings", "."]),
    ...types,
    program("unused code and undeclared dependencies", "knip", ["--no-progress", "--no-config-hints"]),
    // why here: it uses a package, and the tests begin before there are any.
    rule("import zones", async (root) => (await import("./zones.mjs")).findZoneViolations(root)),
    rule("lock file: integrity, no address, no new install script", findLockFaults),
    rule("exact versions, no script that runs by itself", findManifestFaults),
    rule("licences of what is shipped", findLicenceFaults),
    rule("no secret in the repository", findSecrets),
  ];
}

/** Runs every check, two at a time, with one line each and the output of those that fail. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const waiting = checks();
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await check.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      counts[code === 0 ? "passed" : "failed"] += 1;
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${check.name} (${seconds} s)`);
      if (code !== 0) console.log(output.trim().replace(/^/gm, "     "));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}
