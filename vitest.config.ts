import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { assistantKnowledge } from "./web/assistant-knowledge.ts";
import { contractRoutes } from "./web/contract-routes.ts";

// why that long: it only ends a test that hangs. A shared machine may give a tenth of its processor, and then a second's work (a
// hundred drawn cases, five starts of PostgreSQL) takes a minute; what must be quick says so in its own test, or in `bench`.
const PATIENCE_MS = 240_000;

// why: what is waited for comes, or the test is red; by itself Vitest gives up after one second.
const EXPECT = { poll: { timeout: 30_000 } };

/** Files that take half a minute and more, the longest first. */
const LONG = [
  "tests/fuzz/fuzz",
  "sea/devices",
  "sea/effects",
  "embedded/killed-under-bosco",
  "tests/released",
  "backup/restore",
  "tests/crew-matrix",
  "database/migrate",
  "entry/enumeration",
  "tests/access-matrix",
  "users/statements",
  "crew/races",
  "embedded/accounts",
].map((name) => `/${name}.test.ts`);

/** why: a long file that begins late runs alone in the end, and the other core has nothing to do. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/**
 * What `npm test` leaves to `npm run test:whole` (decision 050): servers and databases that are started, killed and restored for each
 * test, whole voyages, races by the dozen, what is measured by the clock, and a bucket.
 */
const LONG_ROUND = {
  server: [
    "src/accounts/entry/enumeration.test.ts",
    "src/backup/before-update.test.ts",
    "src/backup/cut-off.test.ts",
    "src/backup/meanwhile.test.ts",
    "src/backup/restore-elsewhere.test.ts",
    "src/backup/restore-strange.test.ts",
    "src/backup/whose-files.test.ts",
    "src/database/migrate.test.ts",
    "src/features/crew/races.test.ts",
    "src/files/bucket.test.ts",
    "src/http/silent-readers.test.ts",
    "src/seed/full-demo.test.ts",
    "tests/files-in-a-bucket.test.ts",
    "tests/killed-migration.test.ts",
    "tests/previous-release.test.ts",
  ],
  sea: ["sea/devices.test.ts"],
  postgres: [
    "src/database/embedded/accounts.test.ts",
    "src/database/embedded/crash.test.ts",
    "src/database/embedded/killed-under-bosco.test.ts",
    "src/database/embedded/supervisor.test.ts",
  ],
};
const leftOut = (name: keyof typeof LONG_ROUND) => (process.env.ROUND === "gate" ? LONG_ROUND[name] : []);

const project = (name: string, more: object = {}) => ({
  test: {
    name,
    root: `./${name}`,
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: EXPECT,
    ...more,
  },
});

export default defineConfig({
  test: {
    // why: by itself Vitest leaves a core of two idle. A test of the server mostly waits for PostgreSQL, so they have four (`test:server`).
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      // why without isolation: they are pure, and loading them anew for each file takes longer than their tests.
      project("domain", { isolate: false }),
      project("contract", { isolate: false }),
      project("assistant", {
        include: ["src/**/*.test.ts", "eval/**/*.test.ts", "train/**/*.test.ts"],
        isolate: false,
      }),
      { plugins: [contractRoutes(), assistantKnowledge()], ...project("web") },
      project("scripts", { include: ["**/*.test.mjs"] }),
      project("reliability", { include: ["**/*.test.ts"] }),
      project("server", {
        include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        // why: without the pooler of `npm run test:pooler`, its own tests have nothing to say.
        exclude: [
          "src/database/embedded/**",
          ...leftOut("server"),
          ...(process.env.TEST_POOLER ? [] : ["tests/pooler.test.ts"]),
          // why: over every route it takes minutes; `npm test` and `npm run test:fuzz` ask for it.
          ...(process.env.FUZZ_RUNS ? [] : ["tests/fuzz/fuzz.test.ts"]),
        ],
        globalSetup: "./tests/global-setup.ts",
        // why: loading the server takes longer than most of its test files; each file has a database of its own anyway.
        isolate: false,
      }),
      // The device's data room against the real server.
      {
        plugins: [contractRoutes()],
        ...project("e2e", {
          name: "sea",
          include: ["sea/**/*.test.ts"],
          exclude: leftOut("sea"),
          globalSetup: "../server/tests/global-setup.ts",
          isolate: false,
        }),
      },
      // why apart: its tests start, stop and kill servers of their own, and change what a process may do.
      {
        test: {
          name: "postgres",
          root: "./server",
          include: ["src/database/embedded/**/*.test.ts"],
          exclude: leftOut("postgres"),
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: EXPECT,
        },
      },
    ],
  },
});
