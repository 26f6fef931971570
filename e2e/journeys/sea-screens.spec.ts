import type { Page } from "@playwright/test";
import { addBoat, becomePro, fillNewBoat } from "../support/boats.ts";
import { expect, gate, post, reload, signUp } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { stored } from "../support/lost-answers.ts";
import { addMaintenance, choose } from "../support/maintenance.ts";
import { syncSign, test, untilKept } from "../support/sea.ts";

/** An owner with a row on every screen, whose device has them all; then the network goes. */
async function putToSea(page: Page, { isPro = false } = {}) {
  await signUp(page);
  if (isPro) await becomePro(page);
  const boat = await addBoat(page, { nom: "Sterne", heures_moteur: 100 });
  const work = await addMaintenance(page, boat.id, { titre: "Vidange" });
  const article = await post(page, "inventaire", {
    bateau_id: boat.id,
    nom: "Rouet",
    categorie: "Moteur",
    quantite: 1,
    quantite_max: 5,
  });
  await post(page, "pieces", { bateau_id: boat.id, maintenance_id: work.id, article_id: article.id });
  await post(page, "checklists_nouvelles", {
    bateau_id: boat.id,
    nom: "Départ",
    type: "Départ",
    taches: ["Gaz", "VHF"],
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau de bord");
  for (const name of ["Sterne", "Vidange", "Rouet", "VHF"]) await expect.poll(() => keptIn(page)).toContain(name);
  // why: the models of boats come last, when the page has been quiet for a while.
  if (isPro) await expect.poll(() => keptIn(page)).toContain("Princess");
  await untilKept(page);
  await page.context().setOffline(true);
  await expect(syncSign(page)).toHaveText("Hors ligne");
  return boat;
}

/** Back in reach: everything that waits goes by itself. */
async function comeHome(page: Page) {
  await page.context().setOffline(false);
  await expect(syncSign(page).filter({ hasNotText: "Synchronisé" })).toHaveCount(0);
}

test.beforeEach(({ noise }) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

test("dashboard and profile: hours and a name without a network, over a reload", async ({ page }) => {
  const boat = await putToSea(page);
  await page.getByRole("button", { name: "Modifier les heures moteur" }).click();
  await page.getByLabel("Heures moteur", { exact: true }).fill("104");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gardé sur cet appareil")).toBeVisible();
  await page.goto("/account");
  await page.getByLabel("Prénom").fill("Anne");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(syncSign(page)).toHaveText("Hors ligne · 2 en attente");
  await reload(page);
  await expect(page.getByLabel("Prénom")).toHaveValue("Anne");
  await page.goto("/dashboard");
  await expect(page.getByText("104").first()).toBeVisible();
  await comeHome(page);
  await expect.poll(() => stored(page, "bateaux")).toMatchObject([{ id: boat.id, heures_moteur: 104 }]);
  expect((await stored(page, "releves_heures")).filter(({ heures }) => heures === 104)).toHaveLength(1);
});

test("boats: one is added with its photo without a network, and arrives with it", async ({ page }) => {
  await putToSea(page, { isPro: true });
  const form = await fillNewBoat(page);
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Gardé sur cet appareil")).toBeVisible();
  await reload(page);
  await expect(page.getByRole("heading", { name: "Mistral" }).first()).toBeVisible();
  await comeHome(page);
  await expect
    .poll(async () => (await stored(page, "bateaux")).find(({ nom }) => nom === "Mistral"))
    .toMatchObject({ photo_url: expect.stringContaining("/api/photos/") });
});

test("maintenance: a work is finished without a network, and its part leaves the stock", gate, async ({ page }) => {
  const boat = await putToSea(page);
  await page.goto("/maintenance");
  await choose(page, "Statut de « Vidange »", "Terminée");
  const sheet = page.getByRole("dialog", { name: /^Terminer/ });
  await sheet.getByRole("button", { name: "Terminer", exact: true }).click();
  await expect(syncSign(page)).toHaveText("Hors ligne · 2 en attente");
  await reload(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await comeHome(page);
  await expect
    .poll(() => stored(page, "maintenances"))
    .toMatchObject([{ titre: "Vidange", statut: "Terminée", bateau_id: boat.id }]);
  await expect.poll(() => stored(page, "inventaire")).toMatchObject([{ nom: "Rouet", quantite: 0 }]);
});

test("inventory: an article is added and another counted without a network", gate, async ({ page }) => {
  await putToSea(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Augmenter : Rouet" }).first().click();
  await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  await dialog.getByLabel("Nom").fill("Fusées parachute");
  await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option", { name: "Sécurité", exact: true }).click();
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog.getByLabel("Nom")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(syncSign(page)).toHaveText("Hors ligne · 2 en attente");
  await reload(page);
  await expect(page.getByText("Fusées parachute").first()).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /Rouet/ }).first()).toHaveValue("2");
  await comeHome(page);
  await expect
    .poll(async () => (await stored(page, "inventaire")).map(({ nom, quantite }) => [nom, quantite]))
    .toEqual([
      ["Fusées parachute", 1],
      ["Rouet", 2],
    ]);
});

test("checklists: one is made and ticked without a network, and keeps its ticks", async ({ page }) => {
  await putToSea(page);
  await page.goto("/checklists");
  await page.getByRole("checkbox", { name: "VHF" }).click();
  await page.getByRole("tab", { name: "Créer une Checklist" }).click();
  await page.getByLabel("Nom").fill("Mouillage");
  await page.getByRole("textbox", { name: "Tâches" }).fill("Orin\nFeu de mouillage");
  await page.getByRole("button", { name: "Créer la checklist" }).click();
  await page.getByRole("checkbox", { name: "Orin" }).click();
  await expect(syncSign(page)).toHaveText("Hors ligne · 3 en attente");
  await reload(page);
  await expect(page.getByRole("checkbox", { name: "Orin" })).toBeChecked();
  await comeHome(page);
  await expect
    .poll(async () =>
      (await stored(page, "taches"))
        .filter(({ etat }) => etat === true)
        .map(({ tache }) => tache)
        .sort(),
    )
    .toEqual(["Orin", "VHF"]);
});
