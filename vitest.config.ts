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
      project("server", { globalSetup: "./tests/global-setup.ts", testTimeout: 30_000, hookTimeout: 60_000 }),
    ],
  },
});
