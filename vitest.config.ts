import { defineConfig } from "vitest/config";

const project = (name: string, more: object = {}) => ({
  test: { name, root: `./${name}`, include: ["src/**/*.test.{ts,tsx}"], ...more },
});

export default defineConfig({
  test: {
    // why: by itself Vitest leaves a core of two idle, and a test of the server mostly waits for PostgreSQL.
    maxWorkers: 2,
    projects: [
      project("domain"),
      project("contract"),
      project("assistant", {
        include: ["src/**/*.test.ts", "eval/**/*.test.ts"],
        // why: the evaluation asks 700 questions, two seconds of a quiet processor and many of a busy one.
        testTimeout: 30_000,
      }),
      project("web"),
      project("scripts", { include: ["**/*.test.mjs"] }),
      project("server", {
        include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        exclude: ["src/database/embedded/**"],
        globalSetup: "./tests/global-setup.ts",
        // why: loading the server takes longer than most of its test files; each file has a database of its own anyway.
        isolate: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      // why apart: its tests start, stop and kill servers of their own, and change what a process may do.
      {
        test: {
          name: "postgres",
          root: "./server",
          include: ["src/database/embedded/**/*.test.ts"],
          // why: a start takes a second on a quiet machine, and many beside two busy tests.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
