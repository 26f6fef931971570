import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress.mjs";
import { isFresh } from "./freshness.mjs";
import { withLock } from "./lock.mjs";
import { Refusal, root, toolPath } from "./project.mjs";
import { run } from "./run.mjs";

const web = join(root, "web");
const dist = join(web, "dist");
const stamp = join(dist, ".built");

const SHARED = [
  "domain/src",
  "contract/src",
  "assistant/src",
  "assistant/sheets",
  "assistant/finder.bin",
  "assistant/read-knowledge.ts",
  "scripts/compress.mjs",
  "tsconfig.base.json",
  "package-lock.json",
];

/** Builds the web application when something it is made of is newer than the last build. */
export async function ensureWebBuilt() {
  if (isBuilt()) return;
  await withLock(join(web, ".build-lock"), "Waiting for another start that is building...", async () => {
    if (!isBuilt()) await build();
  });
}

const isBuilt = () => isFresh(stamp, sources());

function sources() {
  const own = readdirSync(web).filter((name) => !/^(\.|node_modules$|dist$)/.test(name));
  return [...own.map((name) => join(web, name)), ...SHARED.map((path) => join(root, path))];
}

async function build() {
  console.log("Building the web application...");
  const started = new Date();
  for (const name of readdirSync(web)) if (name.startsWith(".build-of-")) remove(join(web, name));
  const workshop = join(web, `.build-of-${process.pid}`);
  // why: git ignores every folder called dist, and Tailwind and Biome read what git does not ignore.
  const fresh = join(workshop, "dist");
  try {
    const drawer = join(workshop, "drawer");
    await vite("--outDir", fresh);
    await vite("--outDir", drawer, "--ssr", "src/app/prerender.tsx");
    await node(join(root, "scripts", "draw-pages.mjs"), fresh, join(drawer, "prerender.js"));
    await packHead(fresh);
    await node(join(root, "scripts", "build-worker.mjs"), fresh);
    await compressFiles(fresh, dist);
    // why: the stamp carries the start of the build, so an edit made meanwhile is built next time.
    writeFileSync(join(fresh, ".built"), "");
    utimesSync(join(fresh, ".built"), started, started);
    exchange(fresh, join(workshop, "former", "dist"));
  } finally {
    remove(workshop);
  }
}

/**
 * The one script that Vite copies as it is: without its comments, which every visitor would load.
 * @param {string} folder
 */
async function packHead(folder) {
  // why: loaded late because it may have just been installed.
  const esbuild = await import("esbuild");
  const path = join(folder, "head.js");
  writeFileSync(path, (await esbuild.transform(readFileSync(path, "utf8"), { minify: true, target: "es2022" })).code);
}

/** @param {string[]} args */
const vite = (...args) => node(toolPath("vite", "web"), "build", "--emptyOutDir", "--logLevel", "warn", ...args);

/** @param {string[]} args */
async function node(...args) {
  const { code, output } = await run(process.execPath, args, {
    cwd: web,
    env: { NODE_ENV: "production" },
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`${said(output)}\nThe web application does not build: mend it and start again.`);
}

/**
 * Vite's words without its own stack.
 * @param {string} output
 */
function said(output) {
  return output.replace(/^ {4}at .*\n|^ {2}errors: \[Getter.*\n\}?/gm, "").trim();
}

/**
 * why: a running server must never serve half a build; two renames leave it without one for some microseconds at most.
 * @param {string} fresh
 * @param {string} former
 */
function exchange(fresh, former) {
  mkdirSync(join(former, ".."));
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(fresh, dist);
}

/** @param {string} path */
function remove(path) {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}
