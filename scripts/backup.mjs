import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";
import { importServer } from "./server-source.mjs";

await command(async () => {
  await ensureInstalled();
  /** @type {{ run(args: string[]): Promise<void> }} */
  const backup = await importServer("commands/backup.ts");
  await backup.run(process.argv.slice(2));
});
