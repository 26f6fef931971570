import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

const TICK_MS = 200;
/** A process that does nothing else is woken within milliseconds, however busy its neighbours are; later than this, the machine stood still. */
const STANDSTILL_MS = 1_000;
/** Once or twice in an hour it does so anywhere, and no test minds. */
const MANY_STANDSTILLS = 5;
/** From this share of the processor on, what was taken for other machines makes a quiet run a starved one. */
const MUCH_STOLEN = 0.25;

/** @typedef {{ standstills: number, longestMs: number, stolen: number }} Machine */

/** Listens to the machine from now on: how often it stood still, and what share of its processor others got. */
export function watchMachine(readStat = statOfSystem, now = () => performance.now()) {
  const before = processorTimes(readStat());
  let last = now();
  let standstills = 0;
  let longestMs = 0;
  const look = () => {
    const late = now() - last - TICK_MS;
    last = now();
    longestMs = Math.max(longestMs, late);
    if (late >= STANDSTILL_MS) standstills += 1;
  };
  const timer = setInterval(look, TICK_MS);
  return {
    /** @returns {Machine} */
    stop() {
      clearInterval(timer);
      const after = processorTimes(readStat());
      const all = after.all - before.all;
      return {
        standstills,
        longestMs: Math.round(longestMs),
        stolen: all > 0 ? (after.stolen - before.stolen) / all : 0,
      };
    },
  };
}

/**
 * Whether nothing can be said of a test that failed meanwhile.
 * @param {Machine} machine
 */
export function wasStarved({ standstills, stolen }) {
  return standstills >= MANY_STANDSTILLS || stolen >= MUCH_STOLEN;
}

/** @param {Machine} machine */
export function describeMachine({ standstills, longestMs, stolen }) {
  return `stood still ${standstills} times (${(longestMs / 1000).toFixed(1)} s at most), ${Math.round(stolen * 100)} % of the processor taken by other machines`;
}

/** @param {string} stat */
function processorTimes(stat) {
  // why: guests' times (the ninth and tenth) are in the first two already.
  const times = (/^cpu +(.+)$/m.exec(stat)?.[1] ?? "").split(" ").slice(0, 8).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}

/** Empty where the system does not tell. */
function statOfSystem() {
  try {
    return readFileSync("/proc/stat", "utf8");
  } catch {
    return "";
  }
}
