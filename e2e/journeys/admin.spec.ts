import { randomUUID } from "node:crypto";
import { addMonths, dayIn } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import type { Page } from "@playwright/test";
import { aBoat } from "../support/boats.ts";
import { expect, expectAccessible, gateOnDesk, signUp, test, toast } from "../support/journey.ts";
import { ADMIN } from "../support/server.ts";

const today = () => dayIn(new Date(), "Europe/Paris");

async function enterAsAdmin(page: Page) {
  const data = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  expect((await page.request.post("/api/auth/sign-in/email", { data })).status()).toBe(200);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Interface Administrateur" })).toBeVisible();
}

async function find(page: Page, email: string) {
  await page.getByLabel("Rechercher un utilisateur").fill(email);
  const row = page.locator("tr, li").filter({ hasText: email });
  await expect(row).toHaveCount(1);
  return row;
}

/** A free account, by the call that the form makes. */
async function createUser(page: Page): Promise<{ email: string; userId: string }> {
  const email = `${randomUUID().slice(0, 13)}@bosco.test`;
  const data = { email, password: "grand-largue", plan: "gratuit" };
  const answer = await page.request.post("/api/fonctions/admin-users", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, userId: (await answer.json()).userId };
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole("dialog").getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test.describe("the administrator's page", () => {
  test("sends whoever is not signed in to the sign-in page", async ({ page }) => {
    await page.goto("/admin");
    await page.waitForURL("/auth");
  });

  test("refuses whoever is no administrator, and names him", async ({ page }) => {
    const email = await signUp(page);
    await page.goto("/admin");
    await expect(page.getByText("Accès refusé")).toBeVisible();
    await expect(page.getByText("Seuls les administrateurs peuvent gérer les utilisateurs.")).toContainText(email);
    await expect(page.getByText("Gestion des Utilisateurs")).toBeHidden();
    await expectAccessible(page);
  });

  test("says that it checks while the account loads", async ({ page }) => {
    await signUp(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/profils_utilisateur", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/admin");
    await expect(page.getByText("Vérification des permissions...")).toBeVisible();
    answer();
    await expect(page.getByText("Accès refusé")).toBeVisible();
  });

  test("creates, edits and deletes an account, with the date rules", gateOnDesk, async ({ page }) => {
    await enterAsAdmin(page);
    await expectAccessible(page);
    const email = `${randomUUID().slice(0, 13)}@bosco.test`;
    await page.getByRole("button", { name: "Créer un utilisateur" }).click();
    const dialog = page.getByRole("dialog");
    await expectAccessible(page);
    await expect(dialog.getByLabel("Date de début")).toHaveValue(frenchDay(today()));
    await dialog.getByRole("button", { name: "Créer", exact: true }).click();
    await expect(dialog.getByText("Adresse e-mail invalide.")).toBeVisible();
    await expect(dialog.getByText("Le mot de passe doit comporter au moins 6 caractères.")).toBeVisible();
    await dialog.getByLabel("Prénom").fill("Zoé");
    await dialog.getByLabel("Nom", { exact: true }).fill("Œuvrard");
    await dialog.getByLabel("E-mail").fill(email);
    await dialog.locator("input[autocomplete=new-password]").fill("grand-largue");
    await dialog.getByLabel("Date de début").fill("31/01/2027");
    await dialog.getByLabel("Date de début").blur();
    await expect(dialog.getByLabel("Date de fin")).toHaveValue("28/02/2027");
    await choose(page, "Formule", "Annuel");
    await expect(dialog.getByLabel("Date de fin")).toHaveValue("31/01/2028");
    await dialog.getByRole("button", { name: "Créer", exact: true }).click();
    await expect(page.getByText("Utilisateur créé avec succès")).toBeVisible();
    await expect(dialog).toBeHidden();

    const row = await find(page, email);
    await expect(row).toContainText("Zoé Œuvrard");
    await expect(row).toContainText("annuel");
    await expect(row).toContainText("31/01/2028");
    await expect(row).toContainText("Jamais");
    await expect(row).toContainText("(0) bateau(x)");

    await row.getByRole("button", { name: "Modifier Zoé Œuvrard" }).click();
    await expect(dialog.getByLabel("Date de fin")).toHaveValue("31/01/2028");
    await choose(page, "Formule", "Mensuel");
    await expect(dialog.getByLabel("Date de début")).toHaveValue(frenchDay(today()));
    await expect(dialog.getByLabel("Date de fin")).toHaveValue(frenchDay(addMonths(today(), 1)));
    await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect(page.getByText("Utilisateur mis à jour avec succès")).toBeVisible();
    await expect(row).toContainText("mensuel");

    await row.getByRole("button", { name: "Modifier Zoé Œuvrard" }).click();
    await choose(page, "Plan", "Gratuit");
    await expect(dialog.getByLabel("Date de début")).toBeDisabled();
    await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect(row).toContainText("gratuit");
    await expect(row).toContainText("N/A");

    await row.getByRole("button", { name: "Supprimer Zoé Œuvrard" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("irréversible");
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Utilisateur supprimé avec succès")).toBeVisible();
    await expect(page.getByText("Aucun utilisateur trouvé")).toBeVisible();
  });

  test("keeps the dialog open when the server refuses, with its reason", async ({ page, noise }) => {
    noise.allow(/status of 4(04|09)/);
    await enterAsAdmin(page);
    await page.getByRole("button", { name: "Créer un utilisateur" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail").fill(ADMIN.ADMIN_EMAIL);
    await dialog.locator("input[autocomplete=new-password]").fill("grand-largue");
    await dialog.getByRole("button", { name: "Créer", exact: true }).click();
    await expect(page.getByText("Cet e-mail est déjà enregistré.")).toBeVisible();
    await expect(dialog.getByLabel("E-mail")).toHaveValue(ADMIN.ADMIN_EMAIL);
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    // why an account that is gone: the page lets nobody press what it knows will be refused.
    const { email, userId } = await createUser(page);
    const row = await find(page, email);
    await row.getByRole("button", { name: /Supprimer/ }).click();
    expect((await page.request.delete("/api/fonctions/admin-users", { data: { userId } })).ok()).toBe(true);
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(toast(page, "Erreur lors de la")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });

  test("shows the first two boats, and how many more there are", async ({ page, playwright, baseURL }) => {
    const guest = await playwright.request.newContext({ baseURL });
    const email = `${randomUUID().slice(0, 13)}@bosco.test`;
    for (const path of ["sign-up/email", "sign-in/email"])
      await guest.post(`/api/auth/${path}`, { data: { email, password: "grand-largue" } });
    await guest.post("/api/fonctions/simuler-paiement", { data: { plan: "annuel" } });
    for (const nom of ["Albatros", "Bernache", "Cormoran", "Damier"])
      expect((await guest.post("/api/bateaux", { data: aBoat({ nom }) })).status()).toBe(201);
    await enterAsAdmin(page);
    const row = await find(page, email);
    await expect(row).toContainText("(4) bateau(x)");
    await expect(row).toContainText("+2 autres");
    await guest.dispose();
  });

  test("has what the server refuses off, with the reason, and stands in the frame of all pages", async ({ page }) => {
    await enterAsAdmin(page);
    const left = (name: string) =>
      page
        .getByRole("heading", { name })
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().left);
    const logo = page.getByRole("link", { name: "Bosco, accueil" });
    expect(await left("Interface Administrateur")).toBe(
      await logo.evaluate((mark) => mark.getBoundingClientRect().left),
    );

    const own = await find(page, ADMIN.ADMIN_EMAIL);
    const removeOwn = own.getByRole("button", { name: /^Supprimer/ });
    await expect(own.getByText("Votre compte", { exact: true })).toBeVisible();
    await expect(removeOwn).toBeDisabled();
    await expect(removeOwn).toHaveAccessibleDescription("Vous ne pouvez pas supprimer votre propre compte ici.");
    await removeOwn.click({ force: true });
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await own.getByRole("button", { name: /^Modifier/ }).click();
    const role = page.getByRole("dialog").getByRole("combobox", { name: "Rôle" });
    await expect(role).toBeDisabled();
    await expect(role).toHaveAccessibleDescription("Vous ne pouvez pas retirer votre propre rôle d’administrateur.");
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();

    const demo = await find(page, "demo@bosco.example");
    for (const [name, reason] of [
      [/^Modifier/, "Le compte de démonstration ne se modifie pas."],
      [/^Supprimer/, "Le compte de démonstration ne peut pas être supprimé."],
    ] as const) {
      await expect(demo.getByRole("button", { name })).toBeDisabled();
      await expect(demo.getByRole("button", { name })).toHaveAccessibleDescription(reason);
    }
    await expectAccessible(page);
  });

  test("has an overview, which says what no mail can announce, and a journal", async ({ page }) => {
    await page.route("**/api/fonctions/admin-users/apercu", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), inactifs_2_ans: 3 } });
    });
    await enterAsAdmin(page);
    await page.getByRole("tab", { name: "Aperçu" }).click();
    await expect(page.getByText("Inscriptions par mois").first()).toBeVisible();
    await expect(page.getByText("ne sont pas supprimés d’office", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Journal" }).click();
    await expectAccessible(page);
  });

  test("hears of the backups, and is warned when they have stopped", async ({ page }) => {
    const heard: object[] = [];
    await page.route("**/api/fonctions/admin-users/apercu", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, sauvegardes: heard.shift() ?? answer.sauvegardes } });
    });
    const part = page.locator("section").filter({ has: page.getByRole("heading", { name: "Sauvegardes" }) });
    const derniere = { date: "2026-03-08T03:00:12.000Z", octets: 12_900_000, gardees: 14 };
    for (const [said, words, warning] of [
      [
        undefined,
        /^SauvegardesAucune sauvegarde pour l’instant\. La première|La dernière bonne sauvegarde date du/,
        "",
      ],
      [{ derniere, en_retard: false }, "du 08/03/2026 04:00 et pèse 12,3\u00a0Mo. 14 sont gardées.", ""],
      [{ derniere, en_retard: true }, "14 sont gardées.", "Elle a plus de deux jours. Le journal du serveur dit"],
      [{ derniere: null, en_retard: true }, "Aucune sauvegarde pour l’instant.", "n’a jamais été sauvegardé"],
    ] as const) {
      if (said) heard.push(said);
      await enterAsAdmin(page);
      await page.getByRole("tab", { name: "Aperçu" }).click();
      await expect(part).toContainText(words);
      if (warning) await expect(part.getByRole("status")).toContainText(warning);
      else await expect(part.getByRole("status")).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});
