import { addMonths } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import type { Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { expect, expectAccessible, gate, onPhone, post, signUp, test } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { stored } from "../support/lost-answers.ts";
import { choose, frenchInDays, inDays } from "../support/maintenance.ts";
import { goOffline } from "../support/offline.ts";
import { test as atSea, untilKept } from "../support/sea.ts";

/** The dialog that proposes a plan, of a boat that has no maintenance yet. */
async function openPlan(page: Page) {
  await page.getByRole("button", { name: "Proposer un plan d’entretien" }).click();
  return page.getByRole("dialog", { name: "Plan d’entretien" });
}
async function openFirst(page: Page) {
  await page.getByRole("button", { name: "Premier inventaire" }).click();
  return page.getByRole("dialog", { name: "Premier inventaire" });
}
const named = async (page: Page, table: string, name: string) =>
  (await stored(page, table)).find(({ nom, titre }) => (titre ?? nom) === name);

test("a boat of 2019 gets true dates from when each work was done, and its hours", gate, async ({ owner: page }) => {
  await becomePro(page);
  const boat = await addBoat(page, { annee: 2019, heures_moteur: 842 });
  await page.goto("/maintenance");
  const dialog = await openPlan(page);
  await dialog.getByLabel("Heures du moteur").fill("860");
  const oil = dialog.getByRole("listitem").filter({ hasText: "Vidange moteur et filtre à huile" });
  const inAMonth = addMonths(inDays(0), 1);
  await expect(oil).toContainText(new RegExp(`à 960\\sh ou le ${frenchDay(inAMonth)}`));
  await expectAccessible(page);

  await oil.getByRole("button", { name: /^Dernière fois/ }).click();
  await oil.getByLabel("Fait le").fill(frenchInDays(-400));
  await oil.getByLabel("Fait à").fill("870");
  await expect(oil).toContainText(/Le moteur n’a que 860\sh\./);
  await expect(dialog.getByRole("button", { name: /^Ajouter \d+ maintenances$/ })).toBeDisabled();
  await oil.getByLabel("Fait à").fill("800,5");
  const oilDue = addMonths(inDays(-400), 12);
  await expect(oil).toContainText(new RegExp(`à 900,5\\sh ou le ${frenchDay(oilDue)}`));
  await expect(oil).toContainText("en retard");

  const flares = dialog.getByRole("listitem").filter({ hasText: "Dates des fusées et fumigènes" });
  await flares.getByRole("button", { name: /^Date imprimée/ }).click();
  await flares.getByRole("textbox", { name: "Date imprimée" }).fill(frenchInDays(50));
  await expect(flares).toContainText(`le ${frenchInDays(50)}`);
  await dialog.getByRole("button", { name: "Saildrive" }).click();
  await expect(oil).toContainText(/à 900,5\sh/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Ajouter \d+ maintenances$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^\d+ maintenances ajoutées\.$/)).toBeVisible();

  await expect(page.getByRole("article", { name: "Vidange moteur et filtre à huile" })).toBeVisible();
  expect(await named(page, "maintenances", "Vidange moteur et filtre à huile")).toMatchObject({
    ...{ date_echeance: oilDue, heures_echeance: 900.5, recurrence_mois: 12, recurrence_heures: 100 },
  });
  expect(await named(page, "maintenances", "Dates des fusées et fumigènes")).toMatchObject({
    ...{ date_echeance: inDays(50), a_date_fixe: true },
  });
  expect(await named(page, "maintenances", "Révision du radeau de survie")).toMatchObject({ date_echeance: inAMonth });
  expect(await named(page, "maintenances", "Membrane du saildrive")).toMatchObject({ recurrence_mois: 60 });
  await expect.poll(() => stored(page, "bateaux")).toMatchObject([{ id: boat.id, heures_moteur: 860 }]);
});

test("each of two engines has its hours and its own lines", async ({ owner: page }) => {
  await becomePro(page);
  const boat = await addBoat(page, { nom: "Deux coques", nom_moteur: "Moteur bâbord", heures_moteur: 500 });
  const starboard = { bateau_id: boat.id, nom: "Moteur tribord", type: "Yanmar 3JH5", heures: 700 };
  const { id: moteur_id } = await post(page, "moteurs", starboard);
  await page.goto("/maintenance");
  const dialog = await openPlan(page);
  await expect(dialog.getByLabel("Heures : Moteur bâbord")).toHaveValue("500");
  await dialog.getByLabel("Heures : Moteur tribord").fill("720");
  for (const [name, hours] of [
    ["Moteur bâbord", 600],
    ["Moteur tribord", 820],
  ])
    await expect(
      dialog.getByRole("listitem").filter({ hasText: `Vidange moteur et filtre à huile (${name})` }),
    ).toContainText(new RegExp(`à ${hours}\\sh`));
  await dialog.getByRole("button", { name: /^Ajouter \d+ maintenances$/ }).click();
  await expect(dialog).toBeHidden();
  const titre = "Vidange moteur et filtre à huile";
  expect(await stored(page, "maintenances")).toContainEqual(
    expect.objectContaining({ titre, moteur_id, heures_echeance: 820 }),
  );
  await expect(page.getByRole("article", { name: `${titre} (Moteur tribord)` })).toBeVisible();
  await expect.poll(async () => (await stored(page, "bateaux"))[0]?.heures_moteur).toBe(500);
  const engines = async () => (await page.request.get("/api/moteurs")).json();
  await expect.poll(engines).toContainEqual(expect.objectContaining({ id: moteur_id, heures: 720 }));
});

test("a first inventory is ticked: spaces of the boat, safety gear of its waters", gate, async ({ owner: page }) => {
  await addBoat(page, { annee: 2019 });
  await page.goto("/inventory");
  const dialog = await openFirst(page);
  await expect(dialog).toContainText("Division 240, arrêté du 6 mai 2019 modifié le 11 octobre 2024");
  await expect(dialog.getByText("Compte gratuit : 50 places sur 50 articles.")).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Type de bateau" })).toContainText("Voilier");
  await expect(dialog.getByRole("checkbox", { name: "Radeau de survie" })).toHaveCount(0);
  await choose(page, "Distance d’un abri", "Semi-hauturier, de 6 à 60 milles");
  await expect(dialog.getByRole("checkbox", { name: "Radeau de survie" })).toBeVisible();
  await dialog.getByRole("spinbutton", { name: "Personnes à bord" }).fill("5");
  await dialog.getByRole("spinbutton", { name: "Personnes à bord" }).press("Enter");
  await dialog.getByRole("checkbox", { name: "Gilets de sauvetage 150 N (5)" }).check();
  await dialog.getByRole("checkbox", { name: "Feux rouges à main (3)" }).check();
  await dialog.getByRole("button", { name: "Diminuer : À bord : Feux rouges à main" }).click();
  await dialog.getByRole("textbox", { name: /^Date imprimée/ }).fill(frenchInDays(200));
  await dialog.getByRole("checkbox", { name: "Cabine arrière" }).uncheck();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Ajouter 10\sespaces et 2\sarticles$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Le premier inventaire a été ajouté.")).toBeVisible();
  await expect(page.getByRole("article", { name: "Gilets de sauvetage 150 N" })).toBeVisible();

  const cockpit = await named(page, "espaces_stockage", "Coffre de cockpit bâbord");
  expect(await named(page, "inventaire", "Gilets de sauvetage 150 N")).toMatchObject({
    ...{ quantite: 5, quantite_max: 5, categorie: "Sécurité", espace_stockage_id: cockpit?.id },
  });
  expect(await named(page, "inventaire", "Feux rouges à main")).toMatchObject({
    ...{ quantite: 2, quantite_max: 3, date_peremption: inDays(200) },
  });
  expect(await named(page, "espaces_stockage", "Cabine arrière")).toBeUndefined();

  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Premier inventaire" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Frigo" })).toBeDisabled();
  await expect(dialog.getByText("Déjà dans l’inventaire.")).toHaveCount(1);
});

test("what does not fit a free account is said before, and nothing is written", onPhone, async ({ owner: page }) => {
  const boat = await addBoat(page);
  const article = (n: number) => ({ bateau_id: boat.id, nom: `Article ${n}`, categorie: "Divers" });
  await post(
    page,
    "inventaire",
    Array.from({ length: 49 }, (_, n) => article(n)),
  );
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Premier inventaire" }).click();
  const dialog = page.getByRole("dialog", { name: "Premier inventaire" });
  await expect(dialog.getByText("Compte gratuit : 1 place sur 50 articles.")).toBeVisible();
  for (const name of ["Lampe étanche", "Extincteur"]) await dialog.getByRole("checkbox", { name }).check();
  await expect(dialog.getByText("Les comptes gratuits sont limités à 50 articles : 1 place.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Ajouter / })).toBeDisabled();
  expect(await stored(page, "espaces_stockage")).toEqual([]);
});

atSea("a plan and a first inventory without a network", onPhone, async ({ page, noise }) => {
  atSea.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await signUp(page);
  await becomePro(page);
  await addBoat(page, { nom: "Sterne", annee: 2019, heures_moteur: 110 });
  await page.goto("/dashboard");
  await expect.poll(() => keptIn(page)).toContain("Sterne");
  await untilKept(page);
  await goOffline(page);
  const sign = page.getByRole("banner").getByRole("status");
  await expect(sign).toHaveText("Hors ligne");

  await page.goto("/maintenance");
  const plan = await openPlan(page);
  await plan.getByLabel("Heures du moteur").fill("130");
  await plan.getByRole("button", { name: /^Ajouter \d+ maintenances$/ }).click();
  await expect(plan).toBeHidden();
  await expect(page.getByRole("article", { name: "Vidange moteur et filtre à huile" })).toContainText(/à 230\sh/);
  await page.goto("/inventory");
  const first = await openFirst(page);
  await first.getByRole("checkbox", { name: "Compas magnétique" }).check();
  await first.getByRole("button", { name: /^Ajouter 11\sespaces et 1\sarticle$/ }).click();
  await expect(first).toBeHidden();
  await expect(page.getByRole("article", { name: "Compas magnétique" })).toBeVisible();
  const waiting = page.getByRole("banner").getByRole("link", { name: /en attente$/ });
  // the plan, the hours and the first inventory
  await expect(waiting).toHaveAccessibleName(/Hors ligne · 3\sen attente/);

  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(sign).not.toContainText("à résoudre");
  expect(await stored(page, "bateaux")).toMatchObject([{ nom: "Sterne", heures_moteur: 130 }]);
  expect(await named(page, "maintenances", "Vidange moteur et filtre à huile")).toMatchObject({ heures_echeance: 230 });
  const table = await named(page, "espaces_stockage", "Table à cartes");
  expect(await named(page, "inventaire", "Compas magnétique")).toMatchObject({ espace_stockage_id: table?.id });
});
