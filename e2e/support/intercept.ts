import { expect, type Page } from "@playwright/test";

/** `page.route`, sure to meet the very next request of a page that is open already. */
export async function intercept(page: Page, ...how: Parameters<Page["route"]>) {
  await page.route(...how);
  if (page.url() !== "about:blank") await untilIntercepted(page);
}

/** Holds the page's requests to this address, until told to let them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await intercept(page, address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** why: Chromium answers that it intercepts before the page's next request is sure to be; a press right after may slip through. */
async function untilIntercepted(page: Page) {
  const probe = "**/healthz";
  await page.route(probe, (route) => route.fulfill({ body: "intercepted" }));
  await expect.poll(() => page.evaluate(() => fetch("/healthz").then((answer) => answer.text()))).toBe("intercepted");
  await page.unroute(probe);
}
