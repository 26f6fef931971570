import { ensureServerBuilt } from "./build-server.mjs";
import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";

/** `npm run build`: all that `npm start` would build, for a service that may not write where its program is. */
await command(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  await ensureServerBuilt();
});
