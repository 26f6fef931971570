import { ensureWebBuilt } from "./build-web.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";
import { runNode } from "./run.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const CHROMIUM_PATH = await ensureChromium();
  const asked = process.argv.slice(2);
  const script = asked.includes("--site") ? "e2e/pictures.ts" : "e2e/screenshots.ts";
  const args = ["--import", "tsx", script, ...asked];
  process.exitCode = (await runNode(args, { env: { CHROMIUM_PATH } })).code;
});
