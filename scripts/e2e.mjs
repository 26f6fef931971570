import { join } from "node:path";
import { ensureWebBuilt } from "./build-web.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { command, root, toolPath } from "./project.mjs";
import { runNode } from "./run.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const CHROMIUM_PATH = await ensureChromium();
  const config = join(root, "e2e", "playwright.config.ts");
  const args = [toolPath("@playwright/test", "e2e"), "test", "--config", config, ...process.argv.slice(2)];
  process.exitCode = (await runNode(args, { env: { CHROMIUM_PATH } })).code;
});
