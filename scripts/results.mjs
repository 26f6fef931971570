/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no failed test, and counts as one.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === "failed").length;
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    counts.passed += passed;
    counts.failed += failed === 0 && status === "failed" ? 1 : failed;
    counts.skipped += assertionResults.length - passed - failed;
  }
  return counts;
}

/**
 * Counts of Playwright's JSON report. Retries are off, so a flaky test can't come; if it does, it failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * A stage that ended badly without saying which test, or in which nothing passed, is one failure: silence is not success.
 * @param {Counts | undefined} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judgeStage(counts = { passed: 0, failed: 0, skipped: 0 }, exitCode = 0) {
  if (counts.failed > 0) return counts;
  return exitCode !== 0 || counts.passed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * What is known after those that failed were walked once more. One that was not walked again has failed.
 * @param {Counts} first
 * @param {Counts} again
 * @returns {Counts}
 */
export function walkedAgain(first, again) {
  const failed = Math.max(first.failed - again.passed, again.failed);
  return { passed: first.passed + first.failed - failed, failed, skipped: first.skipped };
}
