import type { Page } from "@playwright/test";
import { addBoat, becomePro, chooseModel, field } from "../support/boats.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, gate, onPhone, test, toast } from "../support/journey.ts";

const card = (page: Page, name: string) =>
  page.getByRole("region", { name: "Vos Bateaux" }).getByRole("listitem").filter({ hasText: name });

test(
  "an owner without a boat is led from the dashboard to the form, and adds his first",
  gate,
  async ({ owner: page }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("Aucun Navire")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ajouter un navire" }).click();
    await expect(page).toHaveURL(/\/mes-bateaux/);
    const dialog = page.getByRole("dialog", { name: "Ajouter un Bateau" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await field(dialog, "Nom").fill("Mistral");
    await dialog.getByRole("combobox", { name: "Modèle" }).fill("lag");
    await page.getByRole("option", { name: /Lagoon 42\s*12,8/ }).click();
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(toast(page, "Bateau Ajouté")).toContainText('"Mistral" a été ajouté à votre flotte.');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Mes Navires" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Vos Bateaux" })).toBeVisible();
    await expect(card(page, "Mistral")).toContainText("Par défaut");
    await expectAccessible(page);
  },
);

test("/boats is the same page, and says so when there is no boat", onPhone, async ({ owner: page }) => {
  await page.goto("/boats");
  await expect(page.getByRole("heading", { level: 1, name: "Mes Navires" })).toBeVisible();
  await expect(page.getByText("Aucun Navire")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ajouter un Bateau" }).click();
  await expect(page.getByRole("dialog", { name: "Ajouter un Bateau" })).toBeVisible();
});

test("a free account is told of its limit, in the page and by the server", onPhone, async ({ owner: page, noise }) => {
  const told = toast(page, "Limite atteinte");
  const dialog = page.getByRole("dialog", { name: "Ajouter un Bateau" });
  noise.allow(/403/);
  await page.goto("/mes-bateaux?ajouter=1");
  await field(dialog, "Nom").fill("De trop");
  await chooseModel(dialog, "bavaria c42");
  // why: the page itself would not open the form; another device was first.
  await addBoat(page);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(told).toBeVisible();
  await expect(field(dialog, "Nom")).toHaveValue("De trop");

  for (const address of ["/mes-bateaux", "/mes-bateaux?ajouter=1"]) {
    await page.goto(address);
    if (!address.includes("?")) await page.getByRole("button", { name: "Ajouter un Bateau" }).click();
    await expect(told).toContainText(
      "Les comptes gratuits sont limités à 1 navire. Passez à l'abonnement Pro pour ajouter plus de navires.",
    );
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("the boat that is pressed is the one every page shows, also after a reload", gate, async ({ demo: page }) => {
  await page.goto("/mes-bateaux");
  await expect(page.getByRole("button", { name: "Korrigan", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Pétrel", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pétrel", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(card(page, "Pétrel")).toContainText("Sélectionné");
  await page.reload();
  await expect(card(page, "Pétrel")).toContainText("Sélectionné");
  await page.goto("/dashboard");
  await expect(page.getByRole("combobox", { name: "Navire" })).toContainText("Pétrel");
  await page.goto("/maintenance");
  await expect(page.getByRole("combobox", { name: "Navire" })).toContainText("Pétrel");
});

test("the demo's boats show pictures of our own", onPhone, async ({ demo: page }) => {
  await page.goto("/mes-bateaux");
  for (const name of ["Korrigan", "Pétrel", "Macareux"]) {
    const picture = page.getByRole("img", { name });
    await expect(picture).toBeVisible();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test("another boat becomes the default one; deleting the selected one selects another", async ({ owner: page }) => {
  await becomePro(page);
  for (const nom of ["Albatros", "Goéland"]) await addBoat(page, { nom });
  await page.goto("/mes-bateaux");
  await expect(card(page, "Albatros")).toContainText("Par défaut");
  await page.getByRole("button", { name: "Définir par défaut : Goéland" }).click();
  await expect(toast(page, "Succès")).toContainText("Bateau défini par défaut !");
  await expect(page.getByRole("button", { name: "Définir par défaut : Albatros" })).toBeVisible();
  await page.getByRole("button", { name: "Goéland", exact: true }).click();

  await page.getByRole("button", { name: "Supprimer Goéland" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Supprimer « Goéland » ?" });
  await expect(dialog).toContainText("0 maintenance, 0 article, 0 liste, 0 checklist");
  await expect(dialog).toContainText("Cette action est irréversible.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(card(page, "Goéland")).toBeVisible();
  await page.getByRole("button", { name: "Supprimer Goéland" }).click();
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Succès")).toContainText("Bateau supprimé avec succès !");
  await expect(page.getByRole("button", { name: "Supprimer Goéland" })).toBeHidden();
  await expect(card(page, "Albatros")).toContainText("Sélectionné");
  await expect(card(page, "Albatros")).toContainText("Par défaut");
});

test("the confirmation counts what goes with a boat", onPhone, async ({ demo: page }) => {
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Supprimer Korrigan" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Supprimer « Korrigan » ?" });
  await expect(dialog).toContainText(
    /Avec ce bateau disparaissent \d+\smaintenances, \d+\sarticles, \d+\slistes?, \d+\schecklists?, \d+\spapiers?/,
  );
  await dialog.getByRole("button", { name: "Annuler" }).click();
});

test("boats that can't be loaded are asked for again", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  await addBoat(page);
  await page.route("**/api/changements**", (route) =>
    route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." } }),
  );
  await page.goto("/mes-bateaux");
  await expect(page.getByRole("alert")).toContainText("Impossible de charger vos bateaux.");
  await expectAccessible(page);
  await page.unroute("**/api/changements**");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(card(page, "Albatros")).toBeVisible();
});

test("a boat that can't be deleted stays, and the dialog says so", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  const { id } = await addBoat(page);
  await page.goto("/mes-bateaux");
  await intercept(page, `**/api/bateaux/${id}`, (route) =>
    route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }),
  );
  await page.getByRole("button", { name: "Supprimer Albatros" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Erreur")).toContainText("Impossible de supprimer le bateau.");
  await expect(page.getByRole("alertdialog")).toBeVisible();
});
