import { expect, test } from "../support/journey.ts";

test("a dialog that closes gives the focus back to what opened it", async ({ demo: page }) => {
  await page.goto("/maintenance");
  const add = page.getByRole("button", { name: "Ajouter une maintenance" }).first();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Ajouter une maintenance" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await page.goto("/mes-bateaux");
  const remove = page.getByRole("button", { name: "Supprimer Korrigan" });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
});
