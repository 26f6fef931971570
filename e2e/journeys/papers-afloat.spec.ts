import { addBoat } from "../support/boats.ts";
import { expect, expectAccessible, gateOnPhone, onPhone, test, toast } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { addMaintenance } from "../support/maintenance.ts";
import { goOffline } from "../support/offline.ts";
import { addPaper, aPage, chooseType, openForm, openPaper, storedPapers } from "../support/papers.ts";
import { syncSign } from "../support/sea.ts";

test(
  "a paper and its file wait without a network, open here meanwhile, and go when it is back",
  gateOnPhone,
  async ({ owner: page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    const { id } = await addBoat(page);
    await addPaper(page, id, { titre: "Ailleurs" });
    await page.goto("/papiers");
    const dialog = await openForm(page);
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Facture du chantier");
    await chooseType(page, dialog, "Facture");
    const photo = await aPage(page, "teal");
    await dialog.locator('input[type=file][accept*="pdf"]').setInputFiles(photo);
    await goOffline(page);
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(toast(page, "Gardé sur cet appareil")).toBeVisible();
    await expect(page.getByText("Fichier en attente")).toBeVisible();
    const view = await openPaper(page, "Facture du chantier");
    await expect(view.getByRole("img", { name: photo.name })).toBeVisible();
    await view.getByRole("button", { name: "Agrandir" }).click();
    await expect(view.getByText("150 %")).toBeVisible();
    await expectAccessible(page);
    await view.getByRole("button", { name: "Fermer" }).last().click();
    await context.setOffline(false);
    await expect
      .poll(async () => (await storedPapers(page)).map((paper: { fichier: unknown }) => paper.fichier !== null))
      .toContain(true);
    await expect(page.getByText("Fichier en attente")).toHaveCount(0);
  },
);

test(
  "a file that is kept opens without a network, one that is not says so, and signing out leaves none",
  onPhone,
  async ({ owner: page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    const { id } = await addBoat(page);
    for (const titre of ["Assurance", "Permis"]) {
      const paper = await addPaper(page, id, { titre });
      const fichier = await aPage(page, "navy");
      const answer = await page.request.put(`/api/documents/${paper.id}/fichier`, { multipart: { fichier } });
      expect(answer.status()).toBe(200);
    }
    await page.goto("/papiers");
    let view = await openPaper(page, "Assurance");
    await expect(view.getByRole("img")).toBeVisible();
    await view.getByRole("switch", { name: /Garder sur cet appareil/ }).click();
    await expect(view.getByRole("switch", { name: /Garder sur cet appareil/ })).toBeChecked();
    await view.getByRole("button", { name: "Fermer" }).last().click();
    await expect(page.getByRole("region", { name: "Sur cet appareil" })).toContainText("1 fichier");
    // why at once: a page that has just opened knows them as well as one that has come to rest.
    await page.reload();
    await expect(page.getByText("Gardé sur cet appareil")).toBeVisible();
    await goOffline(page);
    await openPaper(page, "Assurance").then((shown) => expect(shown.getByRole("img")).toBeVisible());
    await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
    view = await openPaper(page, "Permis");
    await expect(view.getByText("Ce fichier n’est pas sur cet appareil")).toBeVisible();
    await expectAccessible(page);
    await view.getByRole("button", { name: "Fermer" }).last().click();
    await context.setOffline(false);
    expect(await keptIn(page)).toContain("papiers-gardes");
    await page.getByRole("button", { name: "Menu du compte" }).click();
    await page.getByRole("menuitem", { name: "Déconnexion" }).click();
    await expect.poll(() => keptIn(page)).not.toContain("papiers-gardes");
  },
);

test(
  "an invoice whose work was deleted meanwhile is offered to be kept without it, and is",
  onPhone,
  async ({ owner: page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    const { id } = await addBoat(page);
    const work = await addMaintenance(page, id);
    await page.goto(`/papiers?maintenance=${work.id}`);
    const dialog = await openForm(page);
    await dialog.locator('input[type=file][accept*="pdf"]').setInputFiles(await aPage(page, "teal"));
    await goOffline(page);
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(toast(page, "Gardé sur cet appareil")).toBeVisible();
    expect((await page.request.delete(`/api/maintenances/${work.id}`)).ok()).toBe(true);
    await context.setOffline(false);
    await expect(syncSign(page)).toHaveText("1 à résoudre");
    await syncSign(page).click();
    const toDecide = page.getByRole("region", { name: /^À résoudre/ });
    await expect(toDecide).toContainText("1 modification qui en dépend attend avec elle");
    await expect(toDecide.getByRole("button", { name: "Restaurer" })).toHaveCount(0);
    await expectAccessible(page);
    await toDecide.getByRole("button", { name: "Garder sans la maintenance" }).click();
    await expect(page.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
    expect(await storedPapers(page)).toMatchObject([
      { titre: "Vidange", maintenance_id: null, fichier: { nom: "teal.jpg" } },
    ]);
  },
);
