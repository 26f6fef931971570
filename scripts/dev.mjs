import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureInstalled } from "./install.mjs";
import { command, root, toolPath } from "./project.mjs";

const GRACE_MS = 15_000;
const hasGroups = process.platform !== "win32";

await command(ensureInstalled);

const webPort = process.env.WEB_PORT ?? "5173";
const apiPort = process.env.PORT ?? "3000";
const address = `http://localhost:${webPort}`;

// why: the browser talks to Vite, which passes /api on; the server's origin checks and links must name Vite's address.
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  PORT: apiPort,
  BOSCO_API: `http://localhost:${apiPort}`,
  PUBLIC_URL: process.env.PUBLIC_URL ?? address,
};
if (process.stdout.isTTY) env.FORCE_COLOR = "1";

// why: read from the disk and imported by nobody, so that no watcher knows of them.
const readAtStart = [join(root, "server", "migrations", "*.sql"), join(root, "assistant", "sheets", "*.md")];
const children = [
  start("server", root, [
    toolPath("tsx"),
    "watch",
    "--clear-screen=false",
    ...readAtStart.map((files) => `--include=${files}`),
    join(root, "scripts", "serve.mjs"),
  ]),
  start("web", join(root, "web"), [
    toolPath("vite", "web"),
    "--port",
    webPort,
    "--strictPort",
    "--clearScreen",
    "false",
  ]),
];
console.log(`Open ${address} (server on port ${apiPort}); Ctrl-C stops both.`);

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

/**
 * why: a group of its own, so that Ctrl-C reaches each child once, through us, and the server stops its PostgreSQL in peace.
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 */
function start(name, cwd, args) {
  const child = spawn(process.execPath, args, { cwd, env, detached: hasGroups, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`[${name}] ${line}`));
  }
  child.once("exit", () => {
    if (process.exitCode === undefined) console.error(`[${name}] ended; stopping.`);
    stop(1);
  });
  return child;
}

/** @param {number} exitCode */
function stop(exitCode) {
  if (process.exitCode !== undefined) return;
  process.exitCode = exitCode;
  for (const child of children) child.kill("SIGTERM");
  setTimeout(killAll, GRACE_MS).unref();
}

function killAll() {
  for (const { pid, exitCode, signalCode } of children) {
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(hasGroups ? -pid : pid, "SIGKILL");
  }
}
