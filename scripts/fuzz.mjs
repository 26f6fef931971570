import { randomInt } from "node:crypto";
import { ensureInstalled } from "./install.mjs";
import { noteResult } from "./note-result.mjs";
import { command } from "./project.mjs";
import { runServerTests } from "./server-tests.mjs";

/**
 * `npm run test:fuzz`: many drawn requests on every route. FUZZ_RUNS says how many on each, FUZZ_SEED which; what failed is sent
 * again by the seed that it names. FUZZ_ROUTE is a part of the names of the routes that are wanted.
 */
await command(async () => {
  await ensureInstalled();
  const { FUZZ_RUNS = "10000", FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_ROUTE = "" } = process.env;
  console.log(`${FUZZ_RUNS} requests on each route, FUZZ_SEED=${FUZZ_SEED}`);
  const { code, passed, failed, seconds } = await runServerTests(["tests/fuzz"], { FUZZ_RUNS, FUZZ_SEED, FUZZ_ROUTE });
  console.log(`fuzz: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (code === 0 && passed > 0 && FUZZ_ROUTE === "")
    noteResult("fuzz", {
      case: "Fuzz",
      test: `\`FUZZ_RUNS=${FUZZ_RUNS} npm run test:fuzz\`: drawn requests on every route, valid, nearly valid and garbage`,
      figure: `${passed} tests pass in ${seconds} s, seed ${FUZZ_SEED}`,
    });
  process.exitCode = code || (passed > 0 ? 0 : 1);
});
