import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * An nginx that runs: the system's, or else Debian's, unpacked below `folder`. Returns its path.
 * why not installed: Debian's package starts a server on port 80, and this needs no root.
 * @param {string} folder
 */
export async function ensureNginx(folder) {
  for (const path of ["nginx", "/usr/sbin/nginx"]) if (await answers(path)) return path;
  console.log("No nginx found: fetching Debian's package (apt-get download nginx)...");
  const unpacked = join(folder, "usr", "sbin", "nginx");
  const said = await unpack(folder);
  if (await answers(unpacked)) return unpacked;
  throw new Refusal(`No nginx could be fetched (${said}): install one (Debian: apt install nginx).`);
}

/** @param {string} folder */
async function unpack(folder) {
  const options = { cwd: folder, quiet: true };
  const download = () => run("apt-get", ["download", "nginx"], options);
  let { code, output } = await download();
  // why: a fresh machine has no list of packages, and only root may fetch one.
  if (code !== 0 && process.getuid?.() === 0) {
    await run("apt-get", ["update"], options);
    ({ code, output } = await download());
  }
  const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
  if (code === 0 && file) ({ code, output } = await run("dpkg", ["-x", file, "."], options));
  return code === 0 ? "it does not run here" : (output.trim().split("\n").at(-1) ?? "");
}

/** @param {string} path */
const answers = async (path) => (await run(path, ["-v"], { quiet: true })).code === 0;
