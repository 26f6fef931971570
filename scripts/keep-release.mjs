import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";
import { importServer } from "./server-source.mjs";

await command(async () => {
  await ensureInstalled();
  /** @type {{ run(args: string[]): Promise<void> }} */
  const keeping = await importServer("../tests/keep-release.ts");
  await keeping.run(process.argv.slice(2));
});
