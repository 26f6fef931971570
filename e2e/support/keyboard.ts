import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the element has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator, key = "Tab") {
  for (let press = 0; press < 80; press += 1) {
    const hasFocus = target.evaluate((element) => element === document.activeElement, undefined, { timeout: 1_000 });
    if (await hasFocus.catch(() => false)) return;
    await page.keyboard.press(key);
    // why: a Chromium without a window does not come round from the last element to the first.
    await page.evaluate(() => {
      if (document.activeElement === document.body) document.querySelector("a")?.focus();
    });
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
