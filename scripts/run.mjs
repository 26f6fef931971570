import { spawn } from "node:child_process";
import { root } from "./project.mjs";

/** @typedef {{ code: number, output: string }} Outcome */

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopping;

/**
 * Runs a program to its end. `output` is filled when `quiet`; otherwise the program writes to our terminal.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, shell?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { cwd = root, env = {}, quiet = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...(quiet ? { NO_COLOR: "1", FORCE_COLOR: undefined } : {}), ...env },
      shell,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    follow(child);
    child.once("error", (error) => {
      output += error.message;
      unfollow(child);
      resolve({ code: 127, output });
    });
    child.once("close", (code) => {
      unfollow(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath ?? "";
  if (/npm-cli\.c?js$/.test(cli)) return runNode([cli, ...args], options);
  return run("npm", args, { ...options, shell: process.platform === "win32" });
}

/** @param {import("node:child_process").ChildProcess} child */
function follow(child) {
  if (children.size === 0) {
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  }
  children.add(child);
}

/** @param {import("node:child_process").ChildProcess} child */
function unfollow(child) {
  children.delete(child);
  if (children.size > 0) return;
  if (stopping) process.exit(stopping === "SIGINT" ? 130 : 143);
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopping ??= signal;
  // why: Playwright and Vitest tear down what they started (servers, databases) on SIGINT, not on SIGTERM.
  for (const child of children) child.kill("SIGINT");
}
