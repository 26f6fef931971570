import { randomInt } from "node:crypto";
import { ensureInstalled } from "./install.mjs";
import { command, toolPath } from "./project.mjs";
import { runNode } from "./run.mjs";

/** `npm run test:sea`: many voyages of two devices. SEA_RUNS says how many, SEA_SEED which; one that failed is sailed again by its seed. */
await command(async () => {
  await ensureInstalled();
  const { SEA_RUNS = "10000", SEA_SEED = String(randomInt(2 ** 31)) } = process.env;
  console.log(`${SEA_RUNS} voyages, SEA_SEED=${SEA_SEED}`);
  const args = [toolPath("vitest"), "run", "--project", "sea", "devices", ...process.argv.slice(2)];
  process.exitCode = (await runNode(args, { env: { SEA_RUNS, SEA_SEED } })).code;
});
