import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * Imports a TypeScript module of server/src into this process.
 * why: one process, so that Ctrl-C and signals reach the server itself; tsx is loaded late because it may have just been installed.
 * @param {string} path below server/src
 */
export async function importServer(path) {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: join(root, "server", "tsconfig.json") });
  return import(new URL(`../server/src/${path}`, import.meta.url).href);
}
