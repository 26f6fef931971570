import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages that the lock file ties to one registry's address.
 * why: such a lock file installs only where that registry can be reached; integrity hashes say enough.
 * @param {string} root
 */
export function findRegistryHosts(root) {
  /** @type {{ packages: Record<string, { resolved?: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([, { resolved }]) => /^(?:git\+)?https?:/.test(resolved ?? ""))
    .map(
      ([path, { resolved }]) => `${path}: ${resolved} (npm install --omit-lockfile-registry-resolved leaves it out)`,
    );
}
