import { runChecks } from "./checks.mjs";
import { ensureInstalled } from "./install.mjs";
import { command } from "./project.mjs";

await command(async () => {
  await ensureInstalled();
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
});
