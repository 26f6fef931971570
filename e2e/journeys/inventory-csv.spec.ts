import { readFile } from "node:fs/promises";
import { expect, expectAccessible, gateOnDesk, test, toast } from "../support/journey.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

/** Windows-1252, semicolons and decimal commas, as French Excel saves. */
const excel = (text: string) => Buffer.from(text, "latin1");

test(
  "a file from Excel is previewed, judged line by line, and written only when confirmed",
  gateOnDesk,
  async ({ page }) => {
    await signUpWithStock(page, [], ["Placard"]);
    await page.goto("/inventory");
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Importer un fichier CSV" }).click();
    const dialog = page.getByRole("dialog", { name: "Importer un fichier CSV" });
    await expect(dialog.getByRole("button", { name: "Importer" })).toBeDisabled();
    await dialog.getByLabel("Fichier CSV").setInputFiles({ name: "vide.csv", mimeType: "text/csv", buffer: excel("") });
    await expect(dialog.getByRole("alert")).toContainText("Ce fichier est vide");
    const lines = [
      "Désignation;Qté;Max;Lieu de rangement;Péremption",
      "Épices;1,5;4;Placard;31/12/2030",
      "Riz;beaucoup;4;;",
      "=HYPERLINK(1);1;2;Grenier;",
    ];
    await dialog
      .getByLabel("Fichier CSV")
      .setInputFiles({ name: "stock.csv", mimeType: "text/csv", buffer: excel(lines.join("\r\n")) });
    await expect(dialog.getByText("2 à importer")).toBeVisible();
    await expect(dialog.getByText("Quantité : « beaucoup » n’est pas un nombre.")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Espace de stockage" }).click();
    await page.getByRole("option", { name: "Lieu de rangement" }).click();
    await expect(dialog.getByText("Espace « Grenier » inconnu : l’article sera sans espace.")).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => storedArticles(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Importer 2 articles" }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => storedArticles(page))
      .toMatchObject([
        { nom: "=HYPERLINK(1)", quantite: 1, espace_stockage_id: null },
        { nom: "Épices", quantite: 1.5, quantite_max: 4, date_peremption: "2030-12-31" },
      ]);

    await page.getByRole("button", { name: "Autres actions" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Exporter en CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("inventaire-Mistral.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(`"'=HYPERLINK(1)"`);
    expect(text).toContain('"Épices"');
  },
);

test("an import beyond the plan's limit writes nothing and says how many places are left", async ({ page, noise }) => {
  noise.allow(/403/);
  await signUpWithStock(
    page,
    Array.from({ length: 48 }, (_, index) => ({ nom: `Article ${index}` })),
  );
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Importer un fichier CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Importer un fichier CSV" });
  await dialog
    .getByLabel("Fichier CSV")
    .setInputFiles({ name: "trop.csv", mimeType: "text/csv", buffer: excel("nom\nUn\nDeux\nTrois\n") });
  await dialog.getByRole("button", { name: "Importer 3 articles" }).click();
  await expect(toast(page, "Il vous reste 2 places.")).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect.poll(() => storedArticles(page)).toHaveLength(48);
});
