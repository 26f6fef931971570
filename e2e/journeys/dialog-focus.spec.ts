import { expect, gateOnDesk, test } from "../support/journey.ts";
import { expectFocusIn } from "../support/keyboard.ts";

test("a dialog that closes gives the focus back to what opened it", gateOnDesk, async ({ demo: page }) => {
  await page.goto("/maintenance");
  const add = page.getByRole("button", { name: "Ajouter une maintenance" }).first();
  await add.focus();
  await page.keyboard.press("Enter");
  await expectFocusIn(page.getByRole("dialog", { name: "Ajouter une maintenance" }));
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await page.goto("/mes-bateaux");
  const remove = page.getByRole("button", { name: "Supprimer Korrigan" });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expectFocusIn(page.getByRole("alertdialog"));
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
});

test("the words beside a button come with the Tab key, and Escape takes them away", async ({ demo: page }) => {
  await page.goto("/checklists");
  const menu = page.getByRole("button", { name: /^Autres actions/ }).first();
  const tooltip = page.getByRole("tooltip");
  await menu.focus();
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(menu).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});
