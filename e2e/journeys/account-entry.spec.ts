import { randomUUID } from "node:crypto";
import { expect, expectAccessible, gate, PASSWORD, signUp, test } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";

const newAddress = () => `${randomUUID().slice(0, 13)}@bosco.test`;

test.describe("signing up and in", () => {
  test("a sign-up returns to sign-in with empty fields, and the new account enters", gate, async ({ page }) => {
    const email = newAddress();
    await page.goto("/auth?mode=inscription");
    await expect(page.getByRole("heading", { name: "Créer un compte" })).toBeVisible();
    await page.getByLabel("E-mail").fill(email);
    await page.locator("input[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "S’inscrire", exact: true }).click();
    await expect(page.getByText("Inscription réussie")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue("");
    await expect(page.locator("input[name=password]")).toHaveValue("");
    await page.getByLabel("E-mail").fill(email);
    await page.locator("input[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "Se connecter", exact: true }).click();
    await page.waitForURL("/dashboard");
    await expect(page.getByText("Connexion réussie")).toBeVisible();
  });

  test(
    "empty fields, a wrong password and a taken address are told in the specified words",
    gate,
    async ({ page, noise }) => {
      noise.allow(/status of (401|422|400)/);
      const email = newAddress();
      await page.request.post("/api/auth/sign-up/email", { data: { email, password: PASSWORD, name: email } });
      await page.goto("/auth");
      const submit = page.getByRole("button", { name: "Se connecter", exact: true });
      await submit.click();
      await expect(page.getByText("Veuillez remplir tous les champs.")).toBeVisible();
      await page.getByLabel("E-mail").fill(email);
      await page.locator("input[name=password]").fill("pas-le-bon");
      await submit.click();
      await expect(page.getByText("E-mail ou mot de passe incorrect.")).toBeVisible();
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
      await page.getByRole("button", { name: "Pas encore de compte ? S’inscrire" }).click();
      await page.locator("input[name=password]").fill(PASSWORD);
      await page.getByRole("button", { name: "S’inscrire", exact: true }).click();
      await expect(page.getByText("Cet e-mail est déjà enregistré. Essayez de vous connecter.")).toBeVisible();
      await page.getByLabel("E-mail").fill(newAddress());
      await page.locator("input[name=password]").fill("azerty123");
      await page.getByRole("button", { name: "S’inscrire", exact: true }).click();
      await expect(page.getByText("Ce mot de passe est trop courant", { exact: false })).toBeVisible();
    },
  );

  test("a failure of the server's is told in the specified words and no others", async ({ page, noise }) => {
    noise.allow(/status of 500/);
    const details = { reference: "1a2b3c4d" };
    const json = { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite.", details };
    await page.route("**/api/auth/{sign-in,sign-up}/*", (route) => route.fulfill({ status: 500, json }));
    for (const [address, name] of [
      ["/auth", "Se connecter"],
      ["/auth?mode=inscription", "S’inscrire"],
    ] as const) {
      await page.goto(address);
      await page.getByLabel("E-mail").fill(newAddress());
      await page.locator("input[name=password]").fill(PASSWORD);
      await page.getByRole("button", { name, exact: true }).click();
      const message = page.getByRole("listitem").filter({ hasText: "Erreur" });
      await expect(message).toContainText("Une erreur s'est produite.");
      await expect(message).not.toContainText(/inattendue|1a2b3c4d|ERREUR_INTERNE/);
      await expect(page.locator("input[name=password]")).toHaveValue(PASSWORD);
    }
    await page.goto("/auth?demo=1");
    await expect(page.getByText("Une erreur s'est produite.")).toBeVisible();
  });

  test("the keyboard alone signs in, and the page is accessible", async ({ page }) => {
    const email = newAddress();
    await page.request.post("/api/auth/sign-up/email", { data: { email, password: PASSWORD, name: email } });
    await page.goto("/auth");
    await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("E-mail").focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("/dashboard");
  });

  test("without mail on the server, a forgotten password says whom to ask", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
    await expect(page.getByText("Ce serveur n’envoie pas d’e-mail.", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Retour à la connexion" }).click();
    await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
  });
});

test.describe("a session", () => {
  test("is restored on load and keeps its owner out of the sign-in page", async ({ page }) => {
    await signUp(page);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/(dashboard|mes-bateaux)/);
    await page.goto("/auth");
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto("/");
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("ends with 'Déconnexion': home, and nothing of it is left in the browser", async ({ page }) => {
    const email = await signUp(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Menu du compte" }).click();
    await expect(page.getByRole("menu")).toContainText(email);
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Déconnexion" }).click();
    await page.waitForURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/dashboard");
    await page.waitForURL("/");
    const left = async () => {
      const [, stores, settings]: [unknown, string[], object] = JSON.parse(await keptIn(page));
      return {
        rows: stores.filter((rows) => /[^[\],]/.test(rows)),
        settings: Object.keys(settings).filter((name) => name !== "bosco-theme"),
      };
    };
    await expect.poll(left).toEqual({ rows: [], settings: [] });
  });

  test("that another device has ended sends the page home at the next visit", gate, async ({ page, noise }) => {
    // why: the page that is still open hears of it at once, and asks.
    noise.allow(/status of 401/);
    await signUp(page);
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Menu du compte" })).toBeVisible();
    await page.request.post("/api/auth/sign-out", { data: {} });
    await page.goto("/maintenance");
    await page.waitForURL("/");
  });

  test("the demo is one press away", gate, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Essayer la démo" }).first().click();
    await page.waitForURL("/dashboard");
    await page.getByRole("button", { name: "Menu du compte" }).click();
    await expect(page.getByRole("menu")).toContainText("Camille Le Goff");
  });
});
