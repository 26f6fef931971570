import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { Refusal, root, toolPath } from "./project.mjs";
import { run, runNode } from "./run.mjs";

// why first: the same engine without a window to draw, which takes a third less of the processor.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium that runs: the one asked for, the system's, Playwright's, or else one installed now. Returns its path. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (await answers(asked)) return asked;
    throw new Refusal(`CHROMIUM_PATH is ${asked}, which is not a Chromium that runs: correct it or leave it out.`);
  }
  return (await findChromium()) ?? (await installDebianPackage()) ?? (await installWithPlaywright());
}

async function findChromium() {
  for (const path of [...onPath(NAMES), ...usualPlaces(), playwrightsOwn()]) {
    if (await answers(path)) return path;
  }
  return undefined;
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces() {
  if (process.platform === "darwin") {
    return ["Chromium", "Google Chrome"].flatMap((name) =>
      ["/Applications", join(process.env.HOME ?? "", "Applications")].map((folder) =>
        join(folder, `${name}.app`, "Contents", "MacOS", name),
      ),
    );
  }
  if (process.platform !== "win32") return [];
  return ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"].flatMap((variable) => {
    const folder = process.env[variable];
    if (!folder) return [];
    return ["Google/Chrome", "Chromium"].map((name) => join(folder, name, "Application", "chrome.exe"));
  });
}

/** @returns {string} */
function playwrightsOwn() {
  return createRequire(join(root, "e2e", "package.json"))("@playwright/test").chromium.executablePath();
}

/**
 * why: Ubuntu's chromium-browser exists and only says that one should install a snap.
 * @param {string} path
 */
async function answers(path) {
  if (!existsSync(path)) return false;
  // why: chrome.exe opens a window instead of answering.
  if (process.platform === "win32") return true;
  const { code, output } = await run(path, ["--version"], { quiet: true });
  return code === 0 && /\b(Chromium|Chrome)\b.*\d/.test(output);
}

async function installDebianPackage() {
  const apt = onPath(["apt-get"]).find((path) => existsSync(path));
  if (!apt || process.getuid?.() !== 0) return undefined;
  console.log("No Chromium found: installing Debian's package (apt-get install chromium)...");
  const options = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  await run(apt, ["update"], options);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    // why a font: with one of Arial's widths pages are drawn as people see them; without, text jumps when ours arrives.
    const { code } = await run(apt, ["install", "-y", "--no-install-recommends", name, "fonts-liberation"], options);
    if (code === 0) return findChromium();
  }
  return undefined;
}

async function installWithPlaywright() {
  console.log("No Chromium found: installing Playwright's own (npx playwright install chromium)...");
  const { output } = await runNode([toolPath("@playwright/test", "e2e"), "install", "chromium"], { quiet: true });
  const path = playwrightsOwn();
  if (await answers(path)) return path;
  const reason = /^Error: (.*)$/m.exec(output)?.[1] ?? "what was installed does not run";
  throw new Refusal(`No Chromium could be installed (${reason}): install one, or name it with CHROMIUM_PATH.`);
}
