import { addBoat } from "../support/boats.ts";
import { expect, gateOnPhone, test, toast } from "../support/journey.ts";

test("on a phone a message lies over no title and no button that closes", gateOnPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Bouées");
  await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option", { name: "Divers" }).click();
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  const message = toast(page, "Article ajouté avec succès !");
  await expect(message).toBeVisible();
  // why held: it is measured at leisure.
  await message.hover();
  const covers = async (other: ReturnType<typeof page.locator>) => {
    const [one, two] = [await message.boundingBox(), await other.boundingBox()];
    if (!one || !two) return undefined;
    return one.y < two.y + two.height && two.y < one.y + one.height;
  };
  for (const part of [
    dialog.getByRole("heading", { name: "Ajouter un article" }),
    dialog.getByRole("button", { name: "Fermer" }).first(),
    dialog.getByRole("button", { name: "Ajouter", exact: true }),
    page.getByRole("navigation", { name: "Navigation", includeHidden: true }),
  ])
    await expect.poll(() => covers(part)).toBe(false);
});

test("a message goes by itself, and a pointer that moves onto it holds it", async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  const name = dialog.getByRole("textbox", { name: "Nom" });
  await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option", { name: "Divers" }).click();
  const message = toast(page, "Article ajouté avec succès !");
  const add = async (nom: string) => {
    await name.fill(nom);
    await name.press("Enter");
    await expect(message).toBeVisible();
  };
  await add("Bouées");
  await expect(message).toHaveCount(0);
  await add("Gaffe");
  await message.hover();
  await page.waitForTimeout(6_000);
  await expect(message).toBeVisible();
});
