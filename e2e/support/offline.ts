import type { Page } from "@playwright/test";

/** Longer than the page waits with what a press may open. */
const REST_MS = 700;

/** Takes the network away once the page has fetched what a press may open. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction((rest) => {
    const ends = performance.getEntriesByType("resource").map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(...ends) > rest;
  }, REST_MS);
  await page.context().setOffline(true);
}
