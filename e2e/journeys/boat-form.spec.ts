import type { Page } from "@playwright/test";
import { addBoat, becomePro, field } from "../support/boats.ts";
import { hold, intercept } from "../support/intercept.ts";
import { expect, expectAccessible, expectStep, gate, onDesk, onPhone, test, toast } from "../support/journey.ts";

async function openForm(page: Page) {
  await page.goto("/mes-bateaux?ajouter=1");
  const dialog = page.getByRole("dialog", { name: "Ajouter un Bateau" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("an empty form starts with its defaults and names what is missing", gate, async ({ owner: page }, { project }) => {
  const dialog = await openForm(page);
  const camera = dialog.getByRole("button", { name: "Prendre une photo" });
  await expect(camera).toBeVisible({ visible: project.name === "telephone" });
  await expect(field(dialog, "Année")).toHaveValue(String(new Date().getFullYear()));
  for (const name of ["Longueur", "Largeur", "Capacité carburant", "Capacité eau", "Heures moteur"])
    await expect(field(dialog, name)).toHaveValue("0");
  for (const name of ["Nom", "Année", "Longueur", "Largeur", "Moteur", "Capacité carburant", "Capacité eau"])
    await expect(field(dialog, name)).toHaveAttribute("aria-required", "true");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog.getByText("Ce champ est requis.").first()).toBeVisible();
  await expect(dialog.getByText("Choisissez un modèle, ou « Autre (personnalisé) ».")).toBeVisible();
  await expect(dialog.getByText("La valeur doit être au moins 0,5.")).toBeVisible();
  await expect(field(dialog, "Nom")).toBeFocused();
  await expectAccessible(page);
});

test("a model fills the form, and never takes away what was typed", onPhone, async ({ owner: page }) => {
  const dialog = await openForm(page);
  const model = dialog.getByRole("combobox", { name: "Modèle" });
  await field(dialog, "Moteur").fill("Électrique, 20 kW");
  await model.fill("beneteau");
  await page.getByRole("option", { name: /Bénéteau Oceanis 40\s*12,19/ }).click();
  await expect(field(dialog, "Année")).toHaveValue("2010");
  await expect(field(dialog, "Longueur")).toHaveValue("12,19");
  await expect(field(dialog, "Largeur")).toHaveValue("3,91");
  await expect(field(dialog, "Capacité carburant")).toHaveValue("200");
  await expect(field(dialog, "Capacité eau")).toHaveValue("360");
  await expect(field(dialog, "Capacité eaux usées")).toHaveValue("80");
  await expect(field(dialog, "Moteur")).toHaveValue("Électrique, 20 kW");
  await field(dialog, "Année").fill("2012");
  await model.fill("dufour 460");
  await page.keyboard.press("Enter");
  await expect(field(dialog, "Longueur")).toHaveValue("14,15");
  await expect(field(dialog, "Année")).toHaveValue("2012");
});

test("a boat of no catalogue is typed with commas, and every field is kept", async ({ owner: page }) => {
  const dialog = await openForm(page);
  const fill = (name: string, value: string) => field(dialog, name).fill(value);
  await fill("Nom", "Ty Mor");
  await dialog.getByRole("combobox", { name: "Modèle" }).fill("plan inconnu");
  await page.getByRole("option", { name: /Autre \(personnalisé\)/ }).click();
  for (const [name, value] of Object.entries({
    Constructeur: "Chantier du Guip",
    "Nom du modèle": "Cotre 9 m",
    Année: "1998",
    "Année de construction": "1997",
    "Année d’achat": "2015",
    Couleur: "Vert bouteille",
    Longueur: "9,15",
    Largeur: "2.9",
    "Tirant d’eau": "1,6",
    Moteur: "Nanni, 21 ch",
    "Heures moteur": "1 204,5",
    "Capacité carburant": "60",
    "Capacité eau": "120",
    "Capacité eaux usées": "0",
    Immatriculation: "BR 98765",
    "Numéro HIN": "FR-GUI00912A797",
    "Port d’attache": "Camaret",
    Note: "Place B12",
  }))
    await fill(name, value);
  await fill("MMSI", "12");
  await fill("Longueur", "");
  await dialog.getByRole("combobox", { name: "Pavillon" }).click();
  await page.getByRole("option", { name: "Belgique" }).click();
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog.getByText("Un MMSI compte 9 chiffres.")).toBeVisible();
  await expect(field(dialog, "Longueur")).toBeFocused();
  await page.keyboard.type("9,");
  await expect(field(dialog, "Longueur")).toHaveValue("9,");
  await page.keyboard.type("15");
  await fill("MMSI", "227123456");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Bateau Ajouté")).toBeVisible();
  const [boat] = await (await page.request.get("/api/bateaux")).json();
  expect(boat).toMatchObject({
    nom: "Ty Mor",
    nom_constructeur: "Chantier du Guip",
    nom_modele: "Cotre 9 m",
    annee: 1998,
    annee_construction: 1997,
    annee_achat: 2015,
    longueur: 9.15,
    largeur: 2.9,
    tirant_eau: 1.6,
    heures_moteur: 1204.5,
    capacite_eaux_usees: 0,
    mmsi: "227123456",
    pavillon: "Belgique",
    note: "Place B12",
  });
});

test(
  "an edit is told by name, works with the keyboard, and steps by a tenth of a metre",
  onDesk,
  async ({ owner: page }) => {
    await addBoat(page);
    await page.goto("/mes-bateaux");
    await page.getByRole("button", { name: "Modifier Albatros" }).click();
    const dialog = page.getByRole("dialog", { name: "Modifier Albatros" });
    await expect(dialog.getByRole("combobox", { name: "Modèle" })).toHaveValue("Bénéteau Oceanis 40");
    await expectAccessible(page);
    const length = field(dialog, "Longueur");
    await length.press("ArrowUp");
    await expect(length).toHaveValue("12,29");
    await field(dialog, "Nom").fill("Albatros II");
    await field(dialog, "Nom").press("Enter");
    await expect(toast(page, "Bateau Mis à Jour")).toContainText('"Albatros II" a été mis à jour avec succès.');
    const [boat] = await (await page.request.get("/api/bateaux")).json();
    expect(boat).toMatchObject({ nom: "Albatros II", longueur: 12.29, largeur: 3.91 });
  },
);

test("the box makes a boat the default one", onPhone, async ({ owner: page }) => {
  await becomePro(page);
  for (const nom of ["Albatros", "Goéland"]) await addBoat(page, { nom });
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Modifier Goéland" }).click();
  await page.getByLabel("Bateau par défaut").check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  await expect(page.getByRole("button", { name: "Définir par défaut : Albatros" })).toBeVisible();
});

test("what was typed is not lost by a slip: closing asks first", async ({ owner: page }) => {
  const dialog = await openForm(page);
  await field(dialog, "Nom").fill("Presque");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(field(dialog, "Nom")).toHaveValue("Presque");
  await expectStep(page, 1);
  await page.goBack();
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(question).toHaveCount(0);
  await expect(field(dialog, "Nom")).toHaveValue("Presque");
  for (const close of ["Annuler", "Fermer"]) {
    await dialog.getByRole("button", { name: close }).click();
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(question).toHaveCount(0);
  }
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toHaveCount(0);
});

test("a box that was ticked is not lost by Back either", onPhone, async ({ owner: page }) => {
  await becomePro(page);
  for (const nom of ["Albatros", "Goéland"]) await addBoat(page, { nom });
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Modifier Goéland" }).click();
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
  await page.getByLabel("Bateau par défaut").check();
  for (const _ of ["once", "twice"]) {
    await expectStep(page, 1);
    await page.goBack();
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel("Bateau par défaut")).toBeChecked();
  }
  await expectStep(page, 1);
  await page.goBack();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/mes-bateaux");
});

test("two people change the same boat: other fields merge, the same field is asked about", async ({
  owner: page,
  noise,
}) => {
  const { id } = await addBoat(page);
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Modifier Albatros" }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Couleur").fill("Bleu");
  await page.request.patch(`/api/bateaux/${id}`, { data: { couleur: "Rouge", port_attache: "Brest" } });
  noise.allow(/409/);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  const conflict = dialog.getByRole("alert").filter({ hasText: "modifié ailleurs" });
  await expect(conflict.getByRole("listitem")).toHaveText([
    "Couleur\u00a0: vous avez saisi « Bleu », l’autre modification dit « Rouge ».",
  ]);
  await expect(conflict).toBeInViewport({ ratio: 1 });
  await conflict.getByRole("button", { name: "Garder ma saisie" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  const [boat] = await (await page.request.get("/api/bateaux")).json();
  expect(boat).toMatchObject({ couleur: "Bleu", port_attache: "Brest" });
});

test("a failed save says so and keeps the form", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  await addBoat(page);
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Modifier Albatros" }).click();
  await intercept(page, "**/api/bateaux/*", (route) =>
    route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }),
  );
  const dialog = page.getByRole("dialog");
  await field(dialog, "Couleur").fill("Bleu");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Erreur")).toContainText("Impossible de modifier le bateau.");
  await expect(field(dialog, "Couleur")).toHaveValue("Bleu");
});

test("a catalogue that comes late chooses nothing in the meantime", onPhone, async ({ owner: page }) => {
  const letGo = await hold(page, "**/api/modeles_navires");
  const dialog = await openForm(page);
  const model = dialog.getByRole("combobox", { name: "Modèle" });
  await model.fill("dufour 460");
  await expect(page.getByText("Chargement...").last()).toBeVisible();
  await model.press("Enter");
  letGo();
  await expect(page.getByRole("option", { name: /^Dufour Grand Large 460/ })).toBeVisible();
  await expect(model).toHaveValue("dufour 460");
  await model.press("Enter");
  await expect(field(dialog, "Longueur")).toHaveValue("14,15");
});

test("a catalogue that can't be loaded does not stop the form", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  await page.route("**/api/modeles_navires", (route) =>
    route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }),
  );
  const dialog = await openForm(page);
  await expect(dialog.getByRole("alert")).toContainText("Impossible de charger les modèles de navires.");
  await dialog.getByRole("combobox", { name: "Modèle" }).click();
  await page.getByRole("option", { name: /Autre/ }).click();
  await expect(field(dialog, "Constructeur")).toBeVisible();
});
