import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";
import { importServer } from "./server-source.mjs";

await command(async () => {
  await ensureInstalled();
  /** @type {{ run(args: string[]): Promise<void> }} */
  const move = await importServer("commands/files-move.ts");
  await move.run(process.argv.slice(2));
});
