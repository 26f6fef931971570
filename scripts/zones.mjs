import { readdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { readSource } from "./source-text.mjs";

/** Which of our workspaces a workspace may import. */
const DOWNWARDS = {
  domain: ["domain"],
  contract: ["domain"],
  assistant: ["domain"],
  server: ["domain", "contract", "assistant"],
  web: ["domain", "contract", "assistant"],
  e2e: ["domain", "contract"],
  reliability: ["domain", "contract"],
};

/** Workspaces whose `src` uses these packages only, and so runs in any page; elsewhere a declared dependency is enough. */
const PACKAGES = {
  domain: ["zod"],
  contract: ["zod", "@orpc/contract"],
  assistant: ["minisearch"],
};
const TEST_PACKAGES = ["vitest", "fast-check"];

/** @param {string} names */
const fromTheRoofDown = (names) => names.trim().split(/\s+/);

/** The floors of each workspace's `src`: a file imports its own floor and those below. */
const FLOORS = {
  domain:
    fromTheRoofDown(`index.ts finding assistant departure reminders parts provisioning checklists fleet maintenance inventory safety boats crew account
    photos documents csv fields decimals.ts french days`),
  assistant: fromTheRoofDown("index.ts own-data engine recognisers finder words sheets"),
  server:
    fromTheRoofDown(`main.ts commands app jobs seed features api crew events backup accounts papers parts plan undo photos http
    mail push ai files queue database config.ts refusals.ts demo-account.ts version.ts places.ts start-error.ts`),
  web: fromTheRoofDown("app features fleet pdf worker data ui index.css"),
};

/** The room where a device meets the real server: its files alone look into both, at the data of the one and what tests the other. */
const SEA = "e2e/sea/";

/** What the runs against faults and load stand on: nobody imports them, so they may look into what starts and tests a server. */
const SEEN_BY_RELIABILITY = ["server/tests/", "server/src/database/embedded/", "scripts/", "bench/server/"];

/** Rooms that hold SQL in any file; elsewhere it is in a `queries.ts`. */
const SQL_ROOMS = ["database", "accounts", "backup", "jobs", "seed"].map((name) => `server/src/${name}/`);

/**
 * Every import that runs against the house's direction and every SQL text outside its place, as `file:line: sentence`.
 * @param {string} root
 */
export function findZoneViolations(root) {
  return Object.keys(DOWNWARDS).flatMap((workspace) =>
    sourcesBelow(root, workspace).flatMap((file) => {
      const { imports, sql } = readSource(readFileSync(join(root, file), "utf8"), file);
      const refused = imports.flatMap(({ text, line }) => {
        const sentence = refuseImport(file, text);
        return sentence ? [`${file}:${line}: imports ${text}: ${sentence}`] : [];
      });
      const misplaced = mayHoldSql(file)
        ? []
        : sql.map(({ text, line }) => `${file}:${line}: ${text}: SQL belongs in a queries.ts of the server`);
      return [...refused, ...misplaced];
    }),
  );
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(root, folder) {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const isOurs = !entry.name.startsWith(".") && entry.name !== "node_modules" && entry.name !== "dist";
      return isOurs ? sourcesBelow(root, path) : [];
    }
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined} why it may not, if so
 */
function refuseImport(file, specifier) {
  if (/^(?:[~#/]|@\/)/.test(specifier)) return "an alias hides the zone; write a relative path";
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(file), specifier);
    if (isSeenFrom(file, target)) return undefined;
    if (first(target) !== first(file)) return refuseWorkspace(first(file), first(target)) ?? "name the package instead";
    return refuseLayer(file, target);
  }
  if (file.startsWith("web/src/") && !isTest(file) && specifier === "@bosco/assistant/read-knowledge")
    return "a page has no disk to read";
  const ours = /^@bosco\/([^/]+)/.exec(specifier)?.[1];
  return ours ? refuseWorkspace(first(file), ours) : refusePackage(file, specifier);
}

/**
 * @param {string} file
 * @param {string} target
 */
function isSeenFrom(file, target) {
  if (file.startsWith("reliability/")) return SEEN_BY_RELIABILITY.some((place) => target.startsWith(place));
  if (!file.startsWith(SEA)) return false;
  const isServersTestKit = target.startsWith("server/tests/") || (target.startsWith("server/src/") && isTest(target));
  return target.startsWith("web/src/data/") || isServersTestKit;
}

/**
 * @param {string} from
 * @param {string} to
 */
function refuseWorkspace(from, to) {
  const allowed = DOWNWARDS[/** @type {keyof typeof DOWNWARDS} */ (from)];
  return allowed.includes(to) ? undefined : `${from} may import ${allowed.join(" and ")} only`;
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function refusePackage(file, specifier) {
  const allowed = PACKAGES[/** @type {keyof typeof PACKAGES} */ (first(file))];
  if (!allowed || file.split("/")[1] !== "src") return undefined;
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  if (allowed.includes(name) || (isTest(file) && TEST_PACKAGES.includes(name))) return undefined;
  return `${first(file)} may use ${allowed.join(" and ")} only`;
}

/**
 * @param {string} file
 * @param {string} target in the same workspace
 */
function refuseLayer(file, target) {
  const [, room, layer, feature] = file.split("/");
  const [, src, targetLayer, targetFeature] = target.split("/");
  if (src !== "src") return room === "src" && !isTest(file) ? "src stands alone in its workspace" : undefined;
  if (isTest(target) && !isTest(file)) return "what tests use is for tests";
  if (layer === "features" && targetLayer === "features" && targetFeature !== feature) {
    return "a feature never imports another; share through domain or the floor below";
  }
  if (
    file.startsWith("web/src/data/") &&
    targetLayer === "ui" &&
    !/^web\/src\/ui\/(overlay\/toast|content\/error-reference)(\.ts)?$/.test(target)
  ) {
    return "of ui, data knows toast.ts and error-reference.ts only";
  }
  return isTest(file) ? undefined : refuseFloor(file, target);
}

/**
 * @param {string} file
 * @param {string} target
 */
function refuseFloor(file, target) {
  const [workspace = "", src, from = ""] = file.split("/");
  const to = target.split("/")[2] ?? "";
  const floors = FLOORS[/** @type {keyof typeof FLOORS} */ (workspace)];
  if (!floors || src !== "src") return undefined;
  for (const name of [from, to]) if (!floors.includes(name)) return `${name} stands on no floor; name one in zones.mjs`;
  return floors.indexOf(to) < floors.indexOf(from) ? `${from} stands below ${to}` : undefined;
}

/** @param {string} file */
function mayHoldSql(file) {
  if (first(file) === "reliability") return true;
  if (first(file) !== "server") return false;
  return (
    basename(file).endsWith("queries.ts") ||
    isTest(file) ||
    file.startsWith("server/tests/") ||
    SQL_ROOMS.some((room) => file.startsWith(room))
  );
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.[jt]sx?$|\/test-[\w-]+\.ts$/.test(file);
}

/** @param {string} path */
function first(path) {
  return path.split("/", 1)[0] ?? "";
}
