import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { becomePro } from "../support/boats.ts";
import { expect, expectAccessible, gate, holdToast, onPhone, post, test, toast } from "../support/journey.ts";
import { pdfText } from "../support/pdf-text.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

const openList = async (page: Page) => {
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Liste d'achat PDF" }).click();
  return page.getByRole("dialog", { name: "Liste d’achat" });
};

const STOCK = [
  { nom: "Sardines à l’huile", sous_categorie: "Conserves", quantite: 2, quantite_max: 10, unite: "boîte" },
  { nom: "Œufs bio", sous_categorie: "Épicerie", quantite: 3, quantite_max: 10 },
  { nom: "Riz", sous_categorie: "Riz", quantite: 5, quantite_max: 5, unite: "kg" },
  ...Array.from({ length: 40 }, (_, index) => ({
    nom: `Provision d’été n° ${index + 1}`,
    sous_categorie: "Conserves",
    quantite: 1,
    quantite_max: 20,
  })),
];

test(
  "the shopping list is read, copied and printed, whatever its length and accents",
  gate,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signUpWithStock(page, STOCK);
    const list = await openList(page);
    const critical = list.getByRole("region", { name: "Articles critiques" });
    await expect(critical).toContainText("Sardines à l’huile");
    await expect(critical).toContainText("8 boîtes");
    await expect(list.getByRole("region", { name: "Autres articles à compléter" })).toContainText("Œufs bio");
    await expect(list.getByRole("region", { name: "Autres articles à compléter" })).toContainText("7 unités");
    await expect(list).not.toContainText("kg");
    await expectAccessible(page);

    await list.getByRole("button", { name: "Copier" }).click();
    await expect(toast(page, "Liste d'achat copiée dans le presse-papiers !")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/Critique · Conserves\n.*☐ Sardines à l’huile\s: 8\sboîtes/s);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      list.getByRole("button", { name: "Créer liste d'achat en PDF" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("liste-achat-Mistral.pdf");
    await expect(toast(page, "Liste d'achat PDF générée avec succès !")).toBeVisible();
    const text = await pdfText(await readFile(await file.path()));
    for (const words of [
      "Liste d’achat",
      "Critique · Conserves",
      "Sardines à l’huile",
      "8 boîtes",
      "Œufs bio",
      "7 unités",
    ])
      expect(text.replaceAll("\u00a0", " ")).toContain(words);
    for (let index = 1; index <= 40; index += 1) expect(text).toContain(`Provision d’été n° ${index}`);
    expect(text).toMatch(/Page 1 sur 2.*Page 2 sur 2/s);
    expect(text).not.toContain("Riz");
  },
);

test("bought articles are ticked off, kept across a reload, and put into the stock", onPhone, async ({ page }) => {
  await signUpWithStock(page, STOCK.slice(0, 3));
  let list = await openList(page);
  await list.getByRole("checkbox", { name: /Sardines/ }).check();
  await page.reload();
  list = await openList(page);
  await expect(list.getByRole("checkbox", { name: /Sardines/ })).toBeChecked();
  await list.getByRole("checkbox", { name: /Œufs/ }).check();
  await list.getByRole("button", { name: "Diminuer : Acheté : Œufs bio" }).click();
  await list.getByRole("button", { name: "Ranger les achats (2)" }).click();
  await holdToast(page, "2 achats rangés dans le stock.");
  const quantities = async () =>
    Object.fromEntries((await storedArticles(page)).map(({ nom, quantite }) => [nom, quantite]));
  await expect.poll(() => quantities()).toMatchObject({ "Sardines à l’huile": 10, "Œufs bio": 9 });
  await expect(list.getByRole("checkbox")).toHaveCount(1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(list.getByRole("checkbox")).toHaveCount(2);
  await expect.poll(() => quantities()).toMatchObject({ "Sardines à l’huile": 2, "Œufs bio": 3 });
});

test("a full inventory has nothing to buy", onPhone, async ({ page }) => {
  await signUpWithStock(page, [{ nom: "Riz", quantite: 5, quantite_max: 5 }]);
  const list = await openList(page);
  await expect(list.getByText("Inventaire complet !")).toBeVisible();
  await list.getByRole("button", { name: "Créer liste d'achat en PDF" }).click();
  await expect(toast(page, "Aucun article à acheter. Votre inventaire est complet !")).toBeVisible();
});

test("a sheet of QR labels is printed for the storage spaces", onPhone, async ({ page }) => {
  await signUpWithStock(page, [], ["Coffre bâbord", "Équipet <b>"]);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Étiquettes QR" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("etiquettes-Mistral.pdf");
  const text = await pdfText(await readFile(await file.path()));
  for (const words of ["Coffre bâbord", "Équipet <b>", "Mistral"]) expect(text).toContain(words);
});

test("a list of 450 articles is there to its end while one scrolls", onPhone, async ({ page }) => {
  const { boatId: bateau_id } = await signUpWithStock(page);
  await becomePro(page);
  const article = { bateau_id, categorie: "Alimentation", quantite: 0, quantite_max: 5 };
  await post(
    page,
    "inventaire",
    Array.from({ length: 450 }, (_, index) => ({ ...article, nom: `Ration ${index}` })),
  );
  const lines = (await openList(page)).getByRole("checkbox");
  await expect(lines).toHaveCount(300);
  await expect
    .poll(async () => {
      await lines.last().scrollIntoViewIfNeeded();
      return lines.count();
    })
    .toBe(450);
});
