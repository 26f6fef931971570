import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a file, or anything below a folder, was changed after that moment.
 * why: folders count too, for a file that was removed or renamed changes only its folder's date.
 * @param {string} path
 * @param {number} moment
 * @returns {boolean}
 */
function hasChangeSince(path, moment) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.mtimeMs > moment) return true;
  return found.isDirectory() && readdirSync(path).some((name) => hasChangeSince(join(path, name), moment));
}

/**
 * Whether what a stamp stands for is newer than everything it was made of.
 * @param {string} stamp
 * @param {string[]} sources
 */
export function isFresh(stamp, sources) {
  const made = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && !sources.some((path) => hasChangeSince(path, made));
}
