import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";
import { importServer } from "./server-source.mjs";

await command(async () => {
  await ensureInstalled();
  /** @type {{ run(args: string[]): Promise<void> }} */
  const restore = await importServer("commands/restore.ts");
  await restore.run(process.argv.slice(2));
});
