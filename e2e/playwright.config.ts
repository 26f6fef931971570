import { defineConfig } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

// why: journeys fail on any request outside the origin, so the browser's own must not happen.
const quietFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // why: without a graphics card, drawing through an emulated one takes half the processor.
  "--disable-gpu",
  "--disable-gpu-rasterization",
];

// why: what these are about is the same at every width, so each is walked once: on the phone, where answers get lost, or on
// the desk, which prints.
const PHONE_ONLY = ["**/lost-answer*.spec.ts", "**/session-end.spec.ts", "**/stale-reads.spec.ts", "**/frame.spec.ts"];
const DESK_ONLY = ["**/add-boat.spec.ts", "**/inventory-paper.spec.ts"];

export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results/journeys",
  globalSetup: "./support/server.ts",
  globalTimeout: 30 * 60_000,
  // why so long: a shared machine may lose its processor for seconds; nothing here is about speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? "dot" : "list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    // why: set by the global setup, before the workers read this file again.
    baseURL: process.env.BOSCO_URL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // why: recording a trace of every test doubles the run; ask for one with --trace on.
    trace: "off",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: isRoot ? ["--no-sandbox", ...quietFlags] : quietFlags,
    },
  },
  projects: [
    {
      name: "telephone",
      testIgnore: DESK_ONLY,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "bureau", testIgnore: PHONE_ONLY, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
