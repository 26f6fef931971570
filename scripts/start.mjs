import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";
import { importServer } from "./server-source.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});

if (process.channel) {
  // why: a test runner that is killed must not leave a server and its PostgreSQL behind.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}

/** @type {{ main(): Promise<void> }} */
const server = await importServer("main.ts");
await server.main();
