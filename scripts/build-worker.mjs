// Writes the service worker into a build, with the list of what a page needs without a network: `build-worker.mjs <build>`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import esbuild from "esbuild";
import { root } from "./project.mjs";

const [folder = ""] = process.argv.slice(2);

/** Beside the hashed files: what every frame names. */
const UNHASHED = ["/head.js", "/icon.svg"];
const ASSETS = readdirSync(join(folder, "assets")).map((name) => `/assets/${name}`);
/** why all of them: any page may be opened without a network, and what it opens as well. Together they are less than a photo. */
const isOfShell = (/** @type {string} */ path) => /\.(js|css|woff2|otf)$/.test(path);

const content = (/** @type {string} */ path) => readFileSync(join(folder, path));
const shell = [...UNHASHED, ...ASSETS.filter(isOfShell)].sort();
const files = Object.fromEntries(shell.map((path) => [path, content(path).length]));
const start = [...String(content("index.html")).matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
if (!start || !files[start]) throw new Error("index.html names no script that starts a page");
const what = [JSON.stringify(files), ...UNHASHED.map(content), content("drawn-pages.json")];
const id = what
  .reduce((hash, part) => hash.update(part), createHash("sha256"))
  .digest("hex")
  .slice(0, 12);

await esbuild.build({
  entryPoints: [join(root, "web", "src", "worker", "worker.ts")],
  outfile: join(folder, "sw.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: { BUILD: JSON.stringify({ id, start, files }) },
  logLevel: "warning",
});
