import { defineConfig } from "vitest/config";
import { assistantKnowledge } from "./web/assistant-knowledge.ts";
import { contractRoutes } from "./web/contract-routes.ts";

// why that long: it only ends a test that hangs. A shared machine may give a tenth of its processor, and then a second's work (a
// hundred drawn cases, five starts of PostgreSQL) takes a minute; what must be quick says so in its own test, or in `bench`.
const PATIENCE_MS = 240_000;

// why: what is waited for comes, or the test is red; by itself Vitest gives up after one second.
const EXPECT = { poll: { timeout: 30_000 } };

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
    // why: by itself Vitest leaves a core of two idle. A test of the server mostly waits for PostgreSQL, so they have three (`test:server`).
    maxWorkers: 2,
    projects: [
      project("domain"),
      project("contract"),
      project("assistant", { include: ["src/**/*.test.ts", "eval/**/*.test.ts", "train/**/*.test.ts"] }),
      { plugins: [contractRoutes(), assistantKnowledge()], ...project("web") },
      project("scripts", { include: ["**/*.test.mjs"] }),
      project("server", {
        include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        exclude: ["src/database/embedded/**"],
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
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: EXPECT,
        },
      },
    ],
  },
});
