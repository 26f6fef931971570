import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lockedPackages, packageName } from "./lock-file.mjs";

export const LICENCE_FILE = "docs/licences.md";

/** Licences that ask for no more than to be named, or that bind a file of their own and not what uses it (MPL, OFL). */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib", "CC0-1.0"],
  ...["Unlicense", "Python-2.0", "PostgreSQL", "MPL-2.0", "OFL-1.1"],
]);

/** why: libvips is a library of its own beside sharp, that its user may replace: what the LGPL asks for. */
const LGPL_BESIDE = /^@img\/sharp-/;

/** The workspaces that an operator runs, from whose dependencies everything else follows. */
const SHIPPED = ["", "server", "web"];

/** @typedef {{ name: string, version: string, licence: string, integrity: string, needs: string[] }} Shipped */

/**
 * The packages that run or build Bosco where it is served, on every platform: what the manifests of the shipped workspaces name,
 * and what those need. The development's own are not among them.
 * @param {string} root
 * @returns {Shipped[]}
 */
export function shippedPackages(root) {
  const packages = lockedPackages(root);
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  /** @param {string} path */
  const visit = (path) => {
    const locked = packages[path];
    if (!locked || needs.has(path)) return;
    // why not peers: whoever asks for one has it among its own dependencies.
    const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
    const next = locked.link ? [locked.resolved ?? ""] : names.map((name) => resolveFrom(packages, path, name));
    needs.set(path, next);
    for (const one of next) visit(one);
  };
  for (const workspace of SHIPPED) visit(workspace);
  const isOthers = (/** @type {string} */ path) => path.includes("node_modules/") && !packages[path]?.link;
  const keyOf = (/** @type {string} */ path) => `${packageName(path)}@${packages[path]?.version ?? ""}`;
  const shipped = [...needs]
    .filter(([path]) => isOthers(path))
    .map(([path, its]) => ({
      name: packageName(path),
      version: packages[path]?.version ?? "",
      licence: packages[path]?.license ?? "none",
      integrity: packages[path]?.integrity ?? "",
      needs: its.filter((one) => isOthers(one) && needs.has(one)).map(keyOf),
    }));
  const byKey = new Map(shipped.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/**
 * As Node looks for it: beside, then one folder up.
 * @param {Record<string, unknown>} packages
 * @param {string} from
 * @param {string} name
 */
function resolveFrom(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, "")) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (path in packages || folder === "") return path;
  }
}

/**
 * Whether an expression of SPDX asks for nothing that we have not looked at: of `OR` one will do, of `AND` all count.
 * @param {Pick<Shipped, "name" | "version" | "licence">} shipped
 */
export function isAllowed({ name, licence }) {
  const plain = licence.replaceAll(/[()]/g, "");
  return plain
    .split(" OR ")
    .some((option) =>
      option.split(" AND ").every((one) => ALLOWED.has(one) || (one === "LGPL-3.0-or-later" && LGPL_BESIDE.test(name))),
    );
}

/** @param {Shipped[]} shipped */
export function licenceDocument(shipped) {
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const { name, version, licence } of shipped)
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
  const sections = [...byLicence]
    .sort(([, a], [, b]) => b.length - a.length || ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1))
    .map(([licence, names]) => `## ${licence} (${names.length})\n\n${names.map((name) => `- ${name}`).join("\n")}\n`);
  return `# Licences of what Bosco ships

Written by \`npm run licences\` from the lock file; \`npm run check\` refuses it when it is not up to date, and any licence that
is not allowed in \`scripts/licence-list.mjs\`. ${shipped.length} packages: what runs and builds Bosco where it is served, on every platform.
The text of each licence is in its package. Bosco itself has none yet: see the README.

${sections.join("\n")}`;
}

/** @param {string} root */
export function findLicenceFaults(root) {
  const shipped = shippedPackages(root);
  const refused = shipped
    .filter((one) => !isAllowed(one))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: ${licence} is not an allowed licence (scripts/licence-list.mjs)`,
    );
  const path = join(root, LICENCE_FILE);
  const isCurrent = existsSync(path) && readFileSync(path, "utf8") === licenceDocument(shipped);
  return isCurrent ? refused : [...refused, `${LICENCE_FILE} is not up to date: npm run licences`];
}
