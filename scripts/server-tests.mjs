import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { toolPath } from "./project.mjs";
import { countVitest } from "./results.mjs";
import { runNode } from "./run.mjs";

/**
 * Runs test files of the server under other circumstances than `npm test` does, and counts.
 * @param {string[]} files below server
 * @param {Record<string, string>} env
 */
export async function runServerTests(files, env) {
  const folder = mkdtempSync(join(tmpdir(), "bosco-results-"));
  const report = join(folder, "report.json");
  const started = performance.now();
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  try {
    const args = [toolPath("vitest"), "run", "--project", "server", ...reporters, ...files];
    const { code } = await runNode(args, { env: { CI: "1", NO_COLOR: "1", ...env } });
    const { passed, failed } = countVitest(JSON.parse(readFileSync(report, "utf8")));
    return { code, passed, failed, seconds: Math.round((performance.now() - started) / 1_000) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
