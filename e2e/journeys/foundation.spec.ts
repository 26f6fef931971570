import { expect, expectAccessible, test } from "../support/journey.ts";

test("a visitor reads the landing page and enters the demo", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
