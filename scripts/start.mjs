import { pathToFileURL } from "node:url";
import { ensureServerBuilt } from "./build-server.mjs";
import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";

let bundle = "";
await command(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  bundle = await ensureServerBuilt();
});

if (process.channel) {
  // why: a test runner that is killed must not leave a server and its PostgreSQL behind.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}

/** @type {{ main(): Promise<void> }} */
const server = await import(pathToFileURL(bundle).href);
await server.main();
