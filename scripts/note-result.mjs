import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * One line of what a run has shown.
 * @typedef {object} Result
 * @property {string} case of the bar (F1, N3, C10 …), or a word of its own
 * @property {string} test what was run, in words
 * @property {string} figure what came out, with its unit
 * @property {string} date the day it was run
 */

export const RESULTS_FOLDER = join(root, "reliability", "results");

/**
 * Notes what a run has shown as a line of `reliability/results/<run>.json`, from which docs/reliability.md is made. A test that was
 * noted before is noted anew, others stay.
 * @param {string} run
 * @param {Omit<Result, "date">} result
 * @param {{ folder?: string, today?: Date }} [at]
 */
export function noteResult(run, result, { folder = RESULTS_FOLDER, today = new Date() } = {}) {
  const file = join(folder, `${run}.json`);
  const { case: name, test, figure } = result;
  const others = readLines(file).filter((one) => one.case !== name || one.test !== test);
  const lines = [...others, { case: name, test, figure, date: today.toISOString().slice(0, 10) }].sort(byCase);
  mkdirSync(folder, { recursive: true });
  // why: a run that is cut leaves the file as it was.
  writeFileSync(`${file}.new`, lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
  renameSync(`${file}.new`, file);
}

/** Every run's results, by the run's name. */
export function readResults(folder = RESULTS_FOLDER) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(files.sort().map((name) => [name.replace(/\.json$/, ""), readLines(join(folder, name))]));
}

/**
 * @param {string} file
 * @returns {Result[]}
 */
function readLines(file) {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * F2 before F10, and a case's tests in the order of their words.
 * @param {Result} a
 * @param {Result} b
 */
const byCase = (a, b) => byName(a.case, b.case) || byName(a.test, b.test);

/**
 * @param {string} a
 * @param {string} b
 */
const byName = (a, b) => {
  const [x, y] = [padded(a), padded(b)];
  return x < y ? -1 : Number(x > y);
};
const padded = (/** @type {string} */ text) => text.replace(/\d+/g, (digits) => digits.padStart(6, "0"));
