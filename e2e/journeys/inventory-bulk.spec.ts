import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectCount, gate, holdToast, test, toast } from "../support/journey.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

const quantities = async (page: Page) =>
  Object.fromEntries((await storedArticles(page)).map(({ nom, quantite }) => [nom, quantite]));

const STOCK = [
  { nom: "Eau", quantite: 1, quantite_max: 10 },
  { nom: "Gilets", categorie: "Sécurité", quantite: 4, quantite_max: 6 },
  { nom: "Riz", quantite: 0, quantite_max: 2 },
];

test("bulk actions change every stock, and 'Annuler' brings everything back", gate, async ({ page }) => {
  await signUpWithStock(page, STOCK);
  await page.goto("/inventory");
  const panel = page.getByRole("region", { name: "Actions en lot" });
  await expect(panel).toContainText("Total3");
  await expect(panel).toContainText("Stock vide1");
  await expect(panel).toContainText("Stock critique1");
  await expect(panel).toContainText("Protégés1");

  await panel.getByRole("button", { name: "Remplir tous les stocks" }).click();
  await holdToast(page, "3 stocks remplis à 100% !");
  await expect.poll(() => quantities(page)).toEqual({ Eau: 10, Gilets: 6, Riz: 2 });
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(toast(page, "Action annulée")).toBeVisible();
  await expect.poll(() => quantities(page)).toEqual({ Eau: 1, Gilets: 4, Riz: 0 });

  await panel.getByRole("button", { name: "Réinitialiser stocks" }).click();
  await expect(toast(page, "3 stocks réinitialisés avec succès !")).toBeVisible();
  await expect.poll(() => quantities(page)).toEqual({ Eau: 0, Gilets: 0, Riz: 0 });
});

test("deleting all asks first, keeps the safety gear, and can be undone", async ({ page }) => {
  await signUpWithStock(page, STOCK);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Supprimer tout" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Confirmer la suppression" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Annuler" }).click();
  expect(Object.keys(await quantities(page))).toHaveLength(3);
  await page.getByRole("button", { name: "Supprimer tout" }).click();
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await holdToast(page, "2 articles supprimés. 1 articles de sécurité/équipements conservés pour votre sécurité.");
  await expect.poll(() => quantities(page)).toEqual({ Gilets: 4 });
  await toast(page, "2 articles supprimés.").getByRole("button", { name: "Annuler" }).click();
  await expectCount(page, "Total articles", 3);
  await expect.poll(() => quantities(page)).toEqual({ Eau: 1, Gilets: 4, Riz: 0 });
});

test("a free account stops at 50 articles, and is told why", async ({ page, noise }) => {
  noise.allow(/403/);
  await signUpWithStock(
    page,
    Array.from({ length: 50 }, (_, index) => ({ nom: `Article ${index}` })),
  );
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  await dialog.getByRole("textbox", { name: "Nom" }).fill("De trop");
  await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option", { name: "Divers" }).click();
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await expect(toast(page, "Limite atteinte")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toHaveValue("De trop");
  await expect.poll(() => storedArticles(page)).toHaveLength(50);
});
