import { defineConfig } from "vitest/config";

const project = (name: string, more: object = {}) => ({
  test: { name, root: `./${name}`, include: ["src/**/*.test.{ts,tsx}"], ...more },
});

export default defineConfig({
  test: {
    projects: [
      project("domain"),
      project("contract"),
      project("web"),
      project("scripts", { include: ["**/*.test.mjs"] }),
      project("server", {
        include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        globalSetup: "./tests/global-setup.ts",
        // why: loading the server takes longer than most of its test files; each file has a database of its own anyway.
        isolate: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
    ],
  },
});
