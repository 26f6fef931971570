import { ensureInstalled } from "./install.mjs";
import { noteResult } from "./note-result.mjs";
import { command } from "./project.mjs";
import { runServerTests } from "./server-tests.mjs";

/** What a pooler in transaction mode could break: sessions, roles, locks, streams, jobs, prepared statements, sign-in, sharing. */
const FILES = [
  "tests/pooler.test.ts",
  "tests/access-matrix.test.ts",
  "tests/crew-together.test.ts",
  "src/database/database.test.ts",
  "src/events/stream.test.ts",
  "src/jobs/nightly.test.ts",
  "src/api/operations.test.ts",
  "src/accounts/passwords/throttle.test.ts",
  "src/accounts/sessions/session.test.ts",
];

/** `npm run test:pooler`: the server's tests through PgBouncer (Debian's package) as `deploy/pgbouncer.ini` sets it up. */
await command(async () => {
  await ensureInstalled();
  const { code, passed, failed, seconds } = await runServerTests(FILES, { TEST_POOLER: "1" });
  console.log(`pooler: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (code === 0 && passed > 0)
    noteResult("pooler", {
      case: "Growth",
      test: "`npm run test:pooler`: PgBouncer in transaction mode between Bosco and PostgreSQL, four sessions",
      figure: `${passed} tests of ${FILES.length} files pass in ${seconds} s`,
    });
  process.exitCode = code || (passed > 0 ? 0 : 1);
});
