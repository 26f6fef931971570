import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.mjs";
import { startBenchServer } from "./bench-server.ts";
import { interactionDelay, watchInteractions } from "./interaction-delay.ts";
import { SCENES } from "./interaction-scenes.ts";
import { openLargeAccount } from "./large-account.ts";
import type { Figure } from "./run.ts";

const BUDGET_MS = 200;
/** One fewer than an account may have: with 200, 'Ajouter un Bateau' says so instead of opening. */
const BOATS = 199;
const VISITS = 3;
const SETTLED_MS = 1_500;

/**
 * How long a phone with a processor four times slower takes to answer a touch (the page's INP), with 200 boats and 9,000 articles.
 * why the median of several visits: on a shared machine any one of them may wait for another program. Every visit loads the page
 * anew, so that each dialog is opened for the first time, which is the slow one.
 */
export default async function measure(): Promise<Figure[]> {
  const server = await startBenchServer();
  // why: without a graphics card, drawing through an emulated one takes longer than the page's own work.
  const args = ["--no-sandbox", "--disable-gpu", "--disable-gpu-rasterization"];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: "fr-FR",
      baseURL: server.url,
    });
    await openLargeAccount(page, server.url, BOATS);
    await watchInteractions(page);
    const delays = new Map<string, number[]>();
    for (const { address, landmark, interactions } of SCENES)
      for (let visit = 0; visit < VISITS; visit += 1) {
        await page.goto(address);
        await landmark(page).waitFor();
        await sleep(SETTLED_MS);
        for (const { name, act, leave } of interactions) {
          const delay = await interactionDelay(page, () => act(page)).catch((error) => {
            throw new Error(`${address}: ${name}`, { cause: error });
          });
          delays.set(name, [...(delays.get(name) ?? []), delay]);
          await leave?.(page);
        }
      }
    return [...delays].map(([name, all]) => figure(name, all));
  } finally {
    await browser.close();
    await server.stop();
  }
}

function figure(name: string, delays: number[]): Figure {
  const sorted = delays.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { name: `${name} (${sorted.join(", ")})`, value: median, budget: BUDGET_MS, unit: "ms" };
}
