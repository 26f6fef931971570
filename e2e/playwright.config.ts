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

// why: a page is walked on the phone and on the desk; what the width has no part in is walked once, where people meet it: answers
// that get lost, sessions and other devices on the phone, paper, files and administration on the desk. Within a file a test says
// it of itself (`onPhone`, `onDesk`).
const journeys = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
const PHONE_ONLY = journeys(
  ...["account-data", "account-entry", "account-mail", "session-end", "realtime", "*-devices", "frame"],
  ...["lost-answer*", "stale-reads", "assistant-afloat", "assistant-history", "boat-photo", "checklists-problem"],
  ...["inventory-bulk", "dialog-cost", "sea-!(state)"],
);
const DESK_ONLY = journeys(
  ...[
    "admin",
    "password-again",
    "*-paper",
    "*-papers",
    "inventory-csv",
    "add-boat",
    "dialog-focus",
    "*-keyboard",
    "shipped-files",
    "error-number",
  ],
);

// why two rounds: all journeys together take over half an hour on two cores, and `npm test` is to be short (decision 050).
const round = (tag: RegExp) => (process.env.ROUND === "gate" ? tag : /./);

export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results/journeys",
  globalSetup: "./support/server.ts",
  // why that long: it only ends a run that hangs. Quiet, the journeys take 24 minutes; beside other work they have taken 35.
  globalTimeout: 50 * 60_000,
  // why so long: they only end what hangs. A shared machine may lose its processor for seconds; nothing here is about speed.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // why three on two cores: a journey also waits for its page.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? "dot" : "list"],
    ["json", { outputFile: process.env.JOURNEYS_REPORT ?? "../test-results/e2e.json" }],
  ],
  use: {
    // why: set by the global setup, before the workers read this file again.
    baseURL: process.env.BOSCO_URL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // why: recording a trace of every test doubles the run; ask for one with --trace on.
    trace: "off",
    // why: keeping the application in each new browser takes seconds, and a file that a journey holds back would come from there.
    // The journeys at sea (support/sea.ts) allow it.
    serviceWorkers: "block",
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
      grep: round(/@gate(?!-)/),
      grepInvert: /@bureau/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "bureau",
      testIgnore: PHONE_ONLY,
      grep: round(/@gate-desk/),
      grepInvert: /@telephone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
