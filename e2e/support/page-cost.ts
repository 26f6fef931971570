import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface PageCost {
  scriptKb: number;
  styleKb: number;
  files: number;
  jumps: number;
}

/** After this long without a request, a page is at rest; what it fetches later is against the loss of the network. */
const REST_MS = 3_500;
const FONT_LATE_MS = 1_000;

/** What a page makes somebody load who does not touch it, compressed, and how much of it jumped meanwhile. */
export async function costOf(page: Page, path: string): Promise<PageCost> {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (response: Response) => {
    const url = response.url();
    if (!/\.(js|css)$/.test(url)) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length / 1_000);
    sizes.set(url, size);
  };
  page.on("response", weigh);
  await page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { jumps: number }).jumps += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // why: the worst case of a font is that it comes when the text has been read in another.
  await page.route("**/*.woff2", async (route) => {
    await setTimeout(FONT_LATE_MS);
    await route.continue();
  });
  await page.goto(path);
  for (let known = -1; known !== sizes.size; ) {
    known = sizes.size;
    await page.waitForTimeout(REST_MS);
  }
  page.off("response", weigh);
  await Promise.allSettled(sizes.values());
  const early = await page.evaluate(loadedBeforeRest, REST_MS);
  const total = async (ending: string) => {
    const own = [...sizes].filter(([url]) => url.endsWith(ending) && early.includes(url)).map(([, size]) => size);
    return (await Promise.all(own)).reduce((sum, size) => sum + size, 0);
  };
  const jumps = await page.evaluate(() => (window as unknown as { jumps: number }).jumps);
  return { scriptKb: await total(".js"), styleKb: await total(".css"), files: early.length, jumps };
}

/**
 * The scripts and styles that came before the page's first rest, by the browser's own clock. why: on a busy machine this process
 * looks late, and would count what is loaded on purpose when the page has long been at rest.
 */
function loadedBeforeRest(restMs: number): string[] {
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const before = new Set<string>();
  let lastEnd = requests[0]?.startTime ?? 0;
  for (const { name, startTime, responseEnd } of requests) {
    if (startTime - lastEnd >= restMs) break;
    lastEnd = Math.max(lastEnd, responseEnd);
    if (/\.(js|css)$/.test(name)) before.add(name);
  }
  return [...before];
}
