import { mkdirSync, rmdirSync, statSync, utimesSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "./project.mjs";

const HEARTBEAT_MS = 2_000;
const STALE_MS = 15_000;

/**
 * Runs `work` while holding the folder `path`, which others wait for. Its owner touches it; a folder that nobody touched
 * for a while belonged to a process that was killed.
 * why: a folder is made atomically on every system, works between containers, and an empty one is invisible to git.
 * @param {string} path
 * @param {string} waiting said once when somebody else holds it
 * @param {() => Promise<void>} work
 */
export async function withLock(path, waiting, work) {
  for (let told = false; !acquire(path); told = true) {
    if (!told) console.log(waiting);
    if (isStale(path)) release(path);
    else await sleep(200 + Math.random() * 200);
  }
  const letGo = () => release(path);
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS);
  process.on("exit", letGo);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", letGo);
    letGo();
  }
}

/** @param {string} path */
function acquire(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST") return false;
    throw new Refusal(`Cannot write in the project's folder (${message}): make it writable for this user.`);
  }
}

/** @param {string} path */
function isStale(path) {
  const made = statSync(path, { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs > STALE_MS;
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // why: losing the lock must not end the work; the worst case is the same work done twice.
  }
}

/** @param {string} path */
function release(path) {
  try {
    rmdirSync(path);
  } catch {
    // why: somebody else may have released a stale lock at the same moment.
  }
}
