import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the element has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator, key = "Tab") {
  await expect(target).toBeAttached();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // why: a Chromium without a window does not come round from the last element to the first.
    await page.evaluate(() => {
      if (document.activeElement === document.body) document.querySelector("a")?.focus();
    });
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** why: a dialog that has come listens to keys once it has taken the focus. */
export async function expectFocusIn(dialog: Locator) {
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
