import { randomUUID } from "node:crypto";
import { chooseModel, field } from "../support/boats.ts";
import { expect, expectAccessible, gateOnPhone, onPhone, PASSWORD, signUp, test } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { stored } from "../support/lost-answers.ts";
import { frenchInDays } from "../support/maintenance.ts";
import { goOffline } from "../support/offline.ts";
import { test as atSea, untilKept } from "../support/sea.ts";
import { BOAT, ENGINE, expectStep, GEAR, goOn, PLAN, pass, resume, start, step } from "../support/start.ts";

test(
  "a new owner gets from his first sign-in to a dashboard that says something true",
  gateOnPhone,
  async ({ page }) => {
    test.slow();
    const email = `${randomUUID().slice(0, 13)}@bosco.test`;
    await page.goto("/auth?mode=inscription");
    for (const press of ["S’inscrire", "Se connecter"]) {
      await expect(page.getByRole("button", { name: press, exact: true })).toBeVisible();
      await expect(page.getByLabel("E-mail")).toHaveValue("");
      await page.getByLabel("E-mail").fill(email);
      await page.locator("input[name=password]").fill(PASSWORD);
      await page.getByRole("button", { name: press, exact: true }).click();
    }
    await page.waitForURL("/dashboard");
    await expect(page.getByText("Aucun Navire")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ajouter un navire" })).toBeVisible();
    await start(page).click();

    await expect(step(page, 1, BOAT)).toBeVisible();
    await goOn(page);
    await expect(field(page, "Nom")).toBeFocused();
    await expectAccessible(page);
    await field(page, "Nom").fill("Mistral");
    await chooseModel(page.locator("main"), "oceanis 40");
    await expect(page.getByText(/^Repris du catalogue\s: 12,19\sm × 3,91\sm, 200\sL de carburant/)).toBeVisible();
    await expect(field(page, "Année")).toHaveValue("2010");
    await expectAccessible(page);
    await goOn(page);

    await expectStep(step(page, 2, ENGINE));
    await expect(field(page, "Moteur")).toHaveValue(/Yanmar/);
    await field(page, "Heures moteur").fill("842");
    await expectAccessible(page);
    await goOn(page);

    await expectStep(step(page, 3, PLAN));
    const oil = page.getByRole("listitem").filter({ hasText: "Vidange moteur et filtre à huile" });
    await oil.getByRole("button", { name: /^Dernière fois/ }).click();
    await oil.getByLabel("Fait le").fill(frenchInDays(-400));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ajouter 3 maintenances" }).click();

    await expectStep(step(page, 4, GEAR));
    await expect(page.getByRole("checkbox", { name: "Départ" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Hivernage" })).not.toBeChecked();
    await page.getByRole("checkbox", { name: "Lampe étanche" }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ajouter et terminer" }).click();

    await expect(page).toHaveURL(/\/dashboard\?bateau=/);
    await expect(page.getByText("1 maintenance en retard")).toBeVisible();
    await expect(page.getByRole("region", { name: "Mistral" })).toContainText(/842\sh/);
    await expect(resume(page)).toHaveCount(0);
    expect(await stored(page, "maintenances")).toHaveLength(3);
    expect((await stored(page, "checklists_nouvelles")).map(({ type }) => type).sort()).toEqual(["Arrivée", "Départ"]);
    expect(await stored(page, "inventaire")).toMatchObject([{ nom: "Lampe étanche" }]);
    expect((await stored(page, "espaces_stockage")).length).toBeGreaterThan(5);
  },
);

test("a start is left, taken up where it was, and put away", onPhone, async ({ page }) => {
  await signUp(page);
  await page.goto("/mes-bateaux");
  await expect(page.getByRole("button", { name: "Ajouter un Bateau" })).toBeVisible();
  await start(page).click();
  await pass(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(resume(page)).toHaveCount(0);

  await start(page).click();
  await field(page, "Nom").fill("Sterne");
  await chooseModel(page.locator("main"), "oceanis 40");
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await page.getByRole("button", { name: "Retour" }).click();
  await expectStep(step(page, 1, BOAT));
  await expect(field(page, "Nom")).toHaveValue("Sterne");
  await goOn(page);
  await pass(page);
  await expectStep(step(page, 3, PLAN));

  await page.goto("/dashboard");
  await expect(resume(page)).toHaveText("Reprendre la mise en route : étape 3 sur 4");
  await expectAccessible(page);
  await resume(page).click();
  await expect(step(page, 3, PLAN)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Ne plus proposer la mise en route" }).click();
  await expect(resume(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Sterne" })).toBeVisible();
  await expect(resume(page)).toHaveCount(0);
});

test("a boat of no catalogue keeps what was typed, and what nobody knows is an estimate", onPhone, async ({ page }) => {
  await signUp(page);
  await page.goto("/demarrer");
  await field(page, "Nom").fill("Pétrel");
  const model = page.getByRole("combobox", { name: "Modèle" });
  await model.fill("Kelt 7.60");
  await expect(page.getByRole("option")).toHaveText(/Autre \(personnalisé\)/);
  await model.press("Enter");
  await expect(field(page, "Constructeur")).toHaveValue("Kelt");
  await expect(field(page, "Nom du modèle")).toHaveValue("7.60");
  await field(page, "Année").fill("1984");
  const unknown = page.getByRole("button", { name: "Je ne sais pas le reste" });
  await unknown.click();
  await expect(page.getByText("Indiquez d’abord la longueur, même approximative.")).toBeVisible();
  await expect(field(page, "Longueur")).toBeFocused();
  await field(page, "Longueur").fill("7,6");
  await unknown.click();
  await expect(page.getByText(/^4\sestimations à corriger plus tard/)).toBeVisible();
  await expect(field(page, "Largeur")).toHaveValue("2,6");
  await expect(field(page, "Largeur")).toHaveAccessibleDescription(/Estimation, à corriger\./);
  await field(page, "Largeur").fill("2,8");
  await expect(field(page, "Largeur")).not.toHaveAccessibleDescription(/Estimation/);
  await expectAccessible(page);
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await expect(field(page, "Moteur")).toHaveValue("In-bord diesel, 9 ch");
  await expect(field(page, "Moteur")).toHaveAccessibleDescription(/Estimation, à corriger\./);
  await field(page, "Moteur").fill("Renault Couach RC9D, 9 ch");
  await goOn(page);
  await expectStep(step(page, 3, PLAN));
  await expect
    .poll(() => stored(page, "bateaux"))
    .toMatchObject([
      {
        ...{ nom_constructeur: "Kelt", nom_modele: "7.60", longueur: 7.6, largeur: 2.8, tirant_eau: 1.3 },
        note: "Estimations à corriger\u00a0: tirant d’eau, capacité carburant, capacité eau.",
      },
    ]);

  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Informations complémentaires" })).toContainText(
    /Estimations à corriger\s: tirant d’eau, capacité carburant, capacité eau\./,
  );
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Modifier Pétrel" }).click();
  const dialog = page.getByRole("dialog");
  await expect(field(dialog, "Tirant d’eau")).toHaveAccessibleDescription(/Estimation/);
  for (const [name, figure] of [
    ["Tirant d’eau", "1,15"],
    ["Capacité carburant", "30"],
    ["Capacité eau", "60"],
  ] as const)
    await field(dialog, name).fill(figure);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => stored(page, "bateaux")).toMatchObject([{ tirant_eau: 1.15, note: null }]);
});

atSea("a start without a network waits on the device and arrives whole", onPhone, async ({ page, noise }) => {
  atSea.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await signUp(page);
  await page.goto("/dashboard");
  await expect(start(page)).toBeVisible();
  // the catalogue
  await expect.poll(() => keptIn(page)).toContain("b05c0000");
  await untilKept(page);
  await goOffline(page);
  const sign = page.getByRole("banner").getByRole("status");
  await expect(sign).toHaveText("Hors ligne");

  await start(page).click();
  await field(page, "Nom").fill("Courlis");
  const model = page.getByRole("combobox", { name: "Modèle" });
  await model.click();
  await page.getByRole("option", { name: /^Autre/ }).click();
  await field(page, "Constructeur").fill("Chantier du Port");
  await field(page, "Nom du modèle").fill("Pointu");
  await field(page, "Année").fill("1972");
  await page.getByRole("radio", { name: "Bateau à moteur" }).click();
  await field(page, "Longueur").fill("6,2");
  await page.getByRole("button", { name: "Je ne sais pas le reste" }).click();
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await field(page, "Heures moteur").fill("310");
  await goOn(page);
  await expectStep(step(page, 3, PLAN));
  await page.getByRole("button", { name: "Ajouter 3 maintenances" }).click();
  await expectStep(step(page, 4, GEAR));
  await expect(page.getByRole("combobox", { name: "Type de bateau" })).toContainText("Bateau à moteur");
  await page.getByRole("button", { name: "Ajouter et terminer" }).click();
  await expect(page).toHaveURL(/\/dashboard\?bateau=/);
  await expect(page.getByRole("region", { name: "Courlis" })).toContainText(/310\sh/);
  const waiting = page.getByRole("banner").getByRole("link", { name: /en attente$/ });
  await expect(waiting).toBeVisible();

  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(sign).not.toContainText("à résoudre");
  expect(await stored(page, "bateaux")).toMatchObject([
    { nom: "Courlis", heures_moteur: 310, capacite_carburant: 190 },
  ]);
  expect(await stored(page, "maintenances")).toHaveLength(3);
  expect(await stored(page, "checklists_nouvelles")).toHaveLength(2);
  expect((await stored(page, "espaces_stockage")).length).toBeGreaterThan(3);
});
