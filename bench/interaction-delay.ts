import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

const SLOWER = 4;

declare global {
  /** The longest interaction since it was last set to 0, in milliseconds. */
  var longestInteraction: number;
}

/** From now on every page that opens here tells how long its interactions take, from the touch to the next frame. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    globalThis.longestInteraction = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          globalThis.longestInteraction = Math.max(globalThis.longestInteraction, entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** The longest of the interactions that `act` makes, each by `tap` or while `slowed`, in milliseconds of a processor four times slower. */
export async function interactionDelay(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.longestInteraction = 0;
  });
  await act();
  // why: the browser tells of an interaction some time after the frame that ended it.
  await sleep(300);
  return page.evaluate(() => globalThis.longestInteraction);
}

/** Longer than the answer may take: what looks at the page for us runs in it too, and would be measured. */
const UNDISTURBED_MS = 1_000;

/** why only meanwhile: what finds things on the page for us runs in it, takes longer than the page's own work, and no reader has it. */
export async function slowed(page: Page, act: () => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await act();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
}

/** Touches the middle of it, by the same events as a thumb, and leaves the page alone until it has answered. */
export async function tap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`not on the screen: ${target}`);
  await slowed(page, async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await sleep(UNDISTURBED_MS);
  });
}
