import { expect, test } from "../support/journey.ts";
import { expectFocusIn } from "../support/keyboard.ts";

test("a dialog that closes gives the focus back to what opened it", async ({ demo: page }) => {
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
