import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  endElsewhere,
  expect,
  expectAccessible,
  gateOnDesk,
  test as journey,
  PASSWORD,
  signUp,
} from "../support/journey.ts";
import { ADMIN, startServer } from "../support/server.ts";

/** A server of its own, for which a password is old after 18 seconds: time enough to fill a form on a busy machine. */
const test = journey.extend<object, { hastyUrl: string }>({
  hastyUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ ...ADMIN, RECENT_SIGN_IN_MINUTES: "0.3" });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ hastyUrl }, use) => use(hastyUrl),
});

const USERS = "/api/fonctions/admin-users";
const EXPORT = "/api/profils_utilisateur/donnees";

const OLD = { intervals: [500] };
const waitUntilOld = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.head(path)).status(), OLD).toBe(403);
const waitUntilAdminIsOld = (page: Page) =>
  expect.poll(async () => (await page.request.get(USERS)).status(), OLD).toBe(403);

const question = (page: Page) => page.getByRole("dialog", { name: "Confirmez votre mot de passe" });

async function answer(page: Page, password: string) {
  await question(page).locator("input[autocomplete=current-password]").fill(password);
  await question(page).getByRole("button", { name: "Continuer" }).click();
}

async function enterAsAdmin(page: Page) {
  const data = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  expect((await page.request.post("/api/auth/sign-in/email", { data })).status()).toBe(200);
}

test.beforeEach(({ noise }) => {
  noise.allow(/status of (401|403)/);
  // why: a password grows old in real seconds.
  test.slow();
});

test(
  "an administrator's form waits for the password, keeps what was typed, and is sent",
  gateOnDesk,
  async ({ page }) => {
    await enterAsAdmin(page);
    await page.goto("/admin");
    await expect(page.getByText("Gestion des Utilisateurs").first()).toBeVisible();
    await page.getByRole("button", { name: "Créer un utilisateur" }).click();
    const email = `${randomUUID().slice(0, 13)}@bosco.test`;
    const form = page.getByRole("dialog", { name: "Créer un utilisateur" });
    await form.getByLabel("E-mail").fill(email);
    await form.locator("input[autocomplete=new-password]").fill("grand-largue");
    await waitUntilAdminIsOld(page);
    await form.getByRole("button", { name: "Créer", exact: true }).click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await answer(page, "pas-le-bon");
    await expect(question(page).getByText("Mot de passe incorrect.")).toBeVisible();
    await answer(page, ADMIN.ADMIN_PASSWORD);
    await expect(page.getByText("Utilisateur créé avec succès")).toBeVisible();
    await expect(question(page)).toBeHidden();
    await expect(form).toBeHidden();
  },
);

test("an administrator who gives up changes nothing, and is asked when he comes back", async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto("/admin");
  await page
    .getByRole("button", { name: /^Supprimer/ })
    .first()
    .click();
  const confirmation = page.getByRole("alertdialog");
  await expect(confirmation).toBeVisible();
  await waitUntilAdminIsOld(page);
  await confirmation.getByRole("button", { name: "Supprimer" }).click();
  await question(page).getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("Le mot de passe n’a pas été confirmé : rien n’a changé.")).toBeVisible();
  await expect(confirmation).toBeVisible();
  await page.reload();
  await answer(page, ADMIN.ADMIN_PASSWORD);
  await expect(question(page)).toBeHidden();
  await expect(page.getByText(ADMIN.ADMIN_EMAIL).first()).toBeVisible();
});

test("an owner's data leaves after the password, and the form behind keeps what was typed", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await page.getByLabel("Prénom").fill("Anne");
  await waitUntilOld(page, EXPORT);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  await answer(page, PASSWORD);
  expect((await downloading).suggestedFilename()).toMatch(/^bosco-\d{4}-\d\d-\d\d\.zip$/);
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel("Prénom")).toHaveValue("Anne");
});

test("the old session may end before the new one is here, in this page and in another", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto("/maintenance");
  await page.goto("/account");
  await page.getByLabel("Prénom").fill("Anne");
  await waitUntilOld(page, EXPORT);
  await page.route("**/api/auth/sign-in/email", async (route) => {
    await endElsewhere(browser, email, baseURL);
    await page.waitForTimeout(3_000);
    await route.continue();
  });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  await answer(page, PASSWORD);
  expect((await downloading).suggestedFilename()).toMatch(/^bosco-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByLabel("Prénom")).toHaveValue("Anne");
  await expect(other).toHaveURL("/maintenance");
});

test("an account is deleted after the password", async ({ page }) => {
  const email = await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("SUPPRIMER");
  await waitUntilOld(page, EXPORT);
  await page.getByRole("button", { name: "Supprimer", exact: true }).click();
  await answer(page, PASSWORD);
  await page.waitForURL("/");
  await expect(page.getByText("Compte supprimé")).toBeVisible();
  const again = await page.request.post("/api/auth/sign-in/email", { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(401);
});
