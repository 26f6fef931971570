import { randomUUID } from "node:crypto";
import { addBoat, aPhoto, becomePro, fillNewBoat } from "../support/boats.ts";
import { makeChecklist } from "../support/checklists.ts";
import { boatHeading, openSharing, pathOf } from "../support/crew.ts";
import { expect, gate, signUp, test } from "../support/journey.ts";
import { expectOneOperation, loseAnswers, loseOnce, stored, UNKNOWN } from "../support/lost-answers.ts";
import { openMaintenance } from "../support/maintenance.ts";
import { ADMIN } from "../support/server.ts";
import { signUpWithStock } from "../support/stock.ts";

test.beforeEach(({ noise }) => {
  noise.allow(/ERR_CONNECTION_RESET|Failed to load resource/);
  // why: checks and tries wait real seconds.
  test.slow();
});

test("spaces, categories and sub-categories are made once", async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  await page.getByRole("button", { name: "Ajouter un espace" }).click();
  const space = page.getByRole("dialog", { name: "Ajouter un espace de stockage" });
  await space.getByRole("textbox", { name: "Nom" }).fill("Coffre bâbord");
  await space.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Coffre" }).click();
  const spaces = await loseOnce(page, "**/api/espaces_stockage");
  await space.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Espace de stockage ajouté avec succès !")).toBeVisible();
  expectOneOperation(spaces);
  await expect.poll(() => stored(page, "espaces_stockage")).toHaveLength(1);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Catégories" }).click();
  await page.getByRole("button", { name: "Ajouter une catégorie" }).click();
  const category = page.getByRole("dialog", { name: "Ajouter une catégorie" });
  await category.getByRole("textbox", { name: "Nom" }).fill("Pêche");
  const categories = await loseOnce(page, "**/api/categories");
  await category.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Catégorie ajoutée avec succès !")).toBeVisible();
  expectOneOperation(categories);
  expect((await stored(page, "categories")).filter(({ nom }) => nom === "Pêche")).toHaveLength(1);

  await page.getByRole("button", { name: "Ajouter une sous-catégorie" }).click();
  const sub = page.getByRole("dialog", { name: "Ajouter une sous-catégorie" });
  await sub.getByRole("combobox", { name: "Catégorie" }).click();
  await page.getByRole("option", { name: "Pêche" }).click();
  await sub.getByRole("textbox", { name: "Nom" }).fill("Leurres");
  const subCategories = await loseOnce(page, "**/api/sous_categories");
  await sub.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Sous-catégorie ajoutée avec succès !")).toBeVisible();
  expectOneOperation(subCategories);
  expect((await stored(page, "sous_categories")).filter(({ nom }) => nom === "Leurres")).toHaveLength(1);
});

test("a starter plan and a maintenance are made once", async ({ owner: page }) => {
  await becomePro(page);
  await openMaintenance(page);
  const lost = await loseOnce(page, /\/api\/maintenances(\/|$)/);
  await page.getByRole("button", { name: "Proposer un plan d’entretien" }).click();
  const plan = page.getByRole("dialog", { name: "Plan d’entretien" });
  await plan.getByRole("button", { name: /^Ajouter \d+ maintenances$/ }).click();
  await expect(page.getByText(/^\d+ maintenances ajoutées\.$/)).toBeVisible();
  expectOneOperation(lost);
  const titles = (await stored(page, "maintenances")).map(({ titre }) => titre);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a boat is made once, its photo sent until it has arrived", async ({ owner: page }) => {
  const dialog = await fillNewBoat(page);
  const boats = await loseOnce(page, "**/api/bateaux");
  const photos = await loseOnce(page, "**/api/bateaux/*/photo", { method: "PUT" });
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Bateau Ajouté")).toBeVisible();
  expectOneOperation(boats);
  expectOneOperation(photos);
  await expect
    .poll(() => stored(page, "bateaux"))
    .toMatchObject([{ nom: "Mistral", photo_url: expect.stringContaining("/api/photos/") }]);
});

test("presses that belong to no form wait in the bar until they are answered: a step, bulk and its way back", async ({
  page,
}) => {
  await signUpWithStock(page, [{ nom: "Eau", quantite: 1, quantite_max: 10 }]);
  await page.goto("/inventory");
  const quantity = async () => (await stored(page, "inventaire"))[0]?.quantite;
  const steps = await loseAnswers(page, "**/ajuster");
  await page.getByRole("button", { name: /^Augmenter/ }).click();
  await expect(page.getByRole("banner").getByText("1 modification en attente")).toBeAttached();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await expect.poll(() => steps.operations().length).toBeGreaterThan(1);
  steps.restore();
  await expect(page.getByRole("banner").getByText("1 modification en attente")).toHaveCount(0);
  expectOneOperation(steps);
  await expect.poll(() => quantity()).toBe(2);

  const bulk = await loseOnce(page, "**/api/inventaire/remplir");
  // why before the press: 'Annuler' goes by itself.
  const undo = await loseOnce(page, "**/api/inventaire/annuler");
  await page.getByRole("button", { name: "Remplir tous les stocks" }).click();
  await expect(page.getByText("1 stocks remplis à 100% !")).toBeVisible();
  expectOneOperation(bulk);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("Action annulée")).toBeVisible();
  expectOneOperation(undo);
  await expect.poll(() => quantity()).toBe(2);
});

test("a list is generated, copied and brought aboard once", async ({ page }) => {
  await signUp(page);
  const { id: bateau_id } = await addBoat(page);
  await becomePro(page);
  await page.goto("/inventory");
  await page.getByRole("tab", { name: "Avitaillement" }).click();
  const made = await loseOnce(page, "**/api/listes_avitaillement");
  await page.getByRole("button", { name: "Générer la liste" }).click();
  await expect(page.getByText(/Liste d'avitaillement générée avec/)).toBeVisible();
  expectOneOperation(made);
  const [list, ...others] = await stored(page, "listes_avitaillement");
  expect(others).toEqual([]);
  expect(list?.bateau_id).toBe(bateau_id);

  const stocked = await loseOnce(page, "**/api/listes_avitaillement/*/inventaire");
  await page.getByRole("button", { name: "Ajouter à l'inventaire" }).click();
  await expect(page.getByText(/article\(s\) créé\(s\) dans l'inventaire/)).toBeVisible();
  expectOneOperation(stocked);
  await expect.poll(() => stored(page, "inventaire")).toHaveLength([list?.articles].flat().length);
  await page.keyboard.press("Escape");

  const copied = await loseOnce(page, "**/api/listes_avitaillement/*/dupliquer");
  await page.getByRole("button", { name: /^Dupliquer/ }).click();
  await expect(page.getByText("Liste d'avitaillement créée avec succès !")).toBeVisible();
  expectOneOperation(copied);
  await expect.poll(() => stored(page, "listes_avitaillement")).toHaveLength(2);
});

test("a problem found in a checklist is one maintenance, a tick stays", async ({ owner: page }) => {
  await makeChecklist(page, ["Feux de navigation", "Drisses"]);
  await page.goto("/checklists");
  const ticks = await loseOnce(page, "**/api/taches/*", { method: "PATCH" });
  await page.getByRole("checkbox", { name: "Drisses" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  expectOneOperation(ticks);
  await expect(page.getByRole("checkbox", { name: "Drisses" })).toBeChecked();

  const opened = await loseOnce(page, "**/api/maintenances");
  await page.getByRole("button", { name: "Signaler un problème : Feux de navigation" }).click();
  await expect(page.getByText("« Feux de navigation » est à faire dans 7 jours.")).toBeVisible();
  expectOneOperation(opened);
  await expect.poll(() => stored(page, "maintenances")).toHaveLength(1);
});

test("engine hours, profile, photo and simulated payment happen once", async ({ owner: page }) => {
  await addBoat(page, { heures_moteur: 100 });
  await page.goto("/dashboard");
  const hours = await loseOnce(page, "**/api/bateaux/*", { method: "PATCH" });
  await page.getByRole("button", { name: "Modifier les heures moteur" }).click();
  await page.getByLabel("Heures moteur", { exact: true }).fill("104");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bateau modifié avec succès !")).toBeVisible();
  expectOneOperation(hours);
  expect((await stored(page, "releves_heures")).filter(({ heures }) => heures === 104)).toHaveLength(1);

  await page.goto("/account");
  const profile = await loseOnce(page, "**/api/profils_utilisateur", { method: "PATCH" });
  await page.getByLabel("Prénom").fill("Anne");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Profil mis à jour avec succès")).toBeVisible();
  expectOneOperation(profile);

  const photo = await loseOnce(page, "**/api/profils_utilisateur/photo", { method: "PUT" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ajouter une photo" }).click();
  await (await chooser).setFiles(await aPhoto(page));
  await expect(page.getByText("Profil sauvegardé avec succès.")).toBeVisible();
  expectOneOperation(photo);

  const payment = await loseOnce(page, "**/api/fonctions/simuler-paiement");
  await page.getByRole("button", { name: "Simuler le paiement" }).click();
  await expect(page.getByText("Simulation réussie")).toBeVisible();
  expectOneOperation(payment);
  expect((await stored(page, "abonnements")).filter(({ plan }) => plan === "annuel")).toHaveLength(1);
});

test("an invitation and a handover are sent once, and the link that is shown is the one that counts", async ({
  owner: page,
  newcomer,
}) => {
  const { id } = await addBoat(page);
  const guest = await newcomer();
  const email = await signUp(guest);
  const given = async () => (await (await page.request.get("/api/partages")).json()).donnes;
  const dialog = await openSharing(page);
  await dialog.getByLabel("E-mail").fill(email);
  const invited = await loseOnce(page, "**/api/partages");
  await dialog.getByRole("button", { name: "Inviter" }).click();
  const link = dialog.getByLabel("Lien d’invitation");
  await expect(link).toBeVisible();
  expectOneOperation(invited);
  expect(await given()).toMatchObject([{ email, role: "equipage", etat: "en attente" }]);
  await guest.goto(pathOf(await link.inputValue()));
  await guest.getByRole("button", { name: "Accepter l’invitation" }).click();
  await expect(boatHeading(guest)).toBeVisible();

  await dialog.getByRole("button", { name: "Terminé" }).click();
  await dialog.getByRole("button", { name: "Céder ce bateau" }).click();
  const handing = page.getByRole("dialog", { name: "Céder Albatros" });
  await handing.getByLabel("E-mail du nouveau propriétaire").fill(email);
  await handing.getByLabel("Écrivez Albatros pour confirmer").fill("Albatros");
  const handed = await loseOnce(page, `**/api/bateaux/${id}/ceder`);
  await handing.getByRole("button", { name: "Céder" }).click();
  await expect(link).toBeVisible();
  expectOneOperation(handed);
  const offers = (await given()).filter(({ role }: { role: string }) => role === "proprietaire");
  expect(offers).toMatchObject([{ email, etat: "en attente" }]);
  await guest.goto(pathOf(await link.inputValue()));
  await guest.getByRole("button", { name: "Accepter le bateau" }).click();
  await expect(guest.getByRole("button", { name: "Partager : Albatros" })).toBeVisible();
});

test("an administrator makes an account once", async ({ page }) => {
  const data = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  await page.request.post("/api/auth/sign-in/email", { data });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Créer un utilisateur" }).click();
  const dialog = page.getByRole("dialog");
  const email = `${randomUUID().slice(0, 13)}@bosco.test`;
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.locator("input[autocomplete=new-password]").fill("grand-largue");
  const lost = await loseOnce(page, "**/api/fonctions/admin-users");
  await dialog.getByRole("button", { name: "Créer", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expectOneOperation(lost);
  await page.getByLabel("Rechercher un utilisateur").fill(email);
  await expect(page.locator("tr, li").filter({ hasText: email })).toHaveCount(1);
});

test(
  "what never arrived is sent until it does; a form may be closed meanwhile, and a refusal is told",
  gate,
  async ({ page }) => {
    await signUpWithStock(
      page,
      Array.from({ length: 49 }, (_, index) => ({ nom: `Article ${index}` })),
    );
    await page.goto("/inventory");
    const lost = await loseAnswers(page, "**/api/inventaire", { arrives: false });
    await page.getByRole("button", { name: "Ajouter un article" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
    const add = async (nom: string) => {
      await dialog.getByLabel("Nom").fill(nom);
      await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
      await page.getByRole("option", { name: "Sécurité", exact: true }).click();
      await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
      await expect(dialog.getByText(UNKNOWN)).toBeVisible();
      await expect(dialog.getByLabel("Nom")).toBeDisabled();
    };
    await add("Fusées");
    await expect.poll(() => stored(page, "inventaire")).toHaveLength(49);
    await dialog.getByRole("button", { name: "Fermer" }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Gardé sur cet appareil")).toBeVisible();
    await expect(page.getByRole("banner").getByText("1 modification en attente")).toBeAttached();
    lost.restore();
    await expect.poll(() => stored(page, "inventaire")).toHaveLength(50);
    expectOneOperation(lost);
    // why: on a phone the message stands where the next press goes.
    await page.mouse.move(5, 5);
    await expect(page.getByText("Gardé sur cet appareil")).toBeHidden();

    const again = await loseAnswers(page, "**/api/inventaire", { arrives: false });
    await page.getByRole("button", { name: "Ajouter un article" }).first().click();
    await add("De trop");
    await dialog.getByRole("button", { name: "Vérifier maintenant" }).click();
    await expect.poll(() => again.operations().length).toBeGreaterThan(1);
    again.restore();
    await expect(page.getByText("Limite atteinte")).toBeVisible();
    await expect(dialog.getByLabel("Nom")).toHaveValue("De trop");
    await expect(dialog.getByLabel("Nom")).toBeEnabled();
    await expect.poll(() => stored(page, "inventaire")).toHaveLength(50);
  },
);
