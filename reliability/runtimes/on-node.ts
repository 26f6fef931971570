import { join } from "node:path";
import { ensureServerBuilt } from "../../scripts/build-server.mjs";
import { ensureWebBuilt } from "../../scripts/build-web.mjs";
import { root } from "../../scripts/project.mjs";
import { startBosco } from "../kit/bosco.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { fetchPackage } from "./fetch-package.ts";
import { liveFirstDay } from "./first-day.ts";

/** `npm start` on a Node of this version and an empty folder, built before, with its own PostgreSQL: until it can serve, a first day, and its end. */
export async function tryNode(version: string): Promise<Outcome> {
  const test = `\`npm run test:runtimes\`: Bosco started by Node ${version} on an empty folder, an owner's first day, SIGTERM`;
  const command = [await programOf(version), join(root, "scripts", "start.mjs")];
  await ensureWebBuilt();
  await ensureServerBuilt();
  const started = performance.now();
  const bosco = await startBosco({ command, env: { WEB_DIST: join(root, "web", "dist") } });
  const readyAfter = Math.round(performance.now() - started);
  const faults: string[] = [];
  let steps: string[] = [];
  let stoppedAfter = Number.NaN;
  try {
    steps = await liveFirstDay(bosco);
    stoppedAfter = await bosco.stop();
    if (bosco.exitCode() !== 0) faults.push(`ended with ${bosco.exitCode()}`);
    if (bosco.postmaster() !== 0) faults.push("left its PostgreSQL behind");
    faults.push(...bosco.log.filter(isFault));
  } catch (error) {
    faults.push(`${error}`, ...bosco.log.slice(-20));
  } finally {
    await bosco.remove();
  }
  const figure = `ready after ${readyAfter} ms, ${steps.length} steps as they should be, stopped after ${stoppedAfter} ms; ${besides()}`;
  return { case: "Runtimes", test, figure, faults };
}

/**
 * why warnings too: Node says there what its next version takes away. Not those: a server that starts says so to whoever asks
 * whether it is ready.
 */
const isFault = (line: string) => /"level":(50|60)|Warning:/.test(line) && !line.includes('"code":"INDISPONIBLE"');

/** npm has Node in a package of its own for each platform; the package `node` only chooses among them. */
async function programOf(version: string): Promise<string> {
  const { platform, arch } = process;
  const name = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  const folder = await fetchPackage(`${name}-${platform === "win32" ? "win" : platform}-${arch}`, version);
  return platform === "win32" ? join(folder, "bin", "node.exe") : join(folder, "bin", "node");
}
