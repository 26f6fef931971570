import type { Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { intercept } from "../support/intercept.ts";
import { endElsewhere, expect, gate, signUp, test } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { goOffline } from "../support/offline.ts";

/** Signed in on a page that has read the boat and kept it. */
async function aboard(page: Page) {
  const email = await signUp(page);
  const boat = await addBoat(page, { nom: "Sterne" });
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Sterne", exact: true }).click();
  await expect.poll(() => keptIn(page)).toContain("Sterne");
  const { user } = await (await page.request.get("/api/auth/get-session")).json();
  return { email, secrets: [email, user.id, boat.id, "Sterne"] as string[] };
}

async function expectNothingLeft(page: Page, secrets: string[]) {
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  await expect
    .poll(async () => {
      const left = await keptIn(page);
      return secrets.filter((secret) => left.includes(secret));
    })
    .toEqual([]);
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Menu du compte" }).click();
  await page.getByRole("menuitem", { name: "Déconnexion" }).click();
  await page.waitForURL("/");
}

// why: waiting for the other side takes real seconds.
test.beforeEach(() => test.slow());

test("N14: signing out leaves nothing at once, not at the next load", gate, async ({ page }) => {
  const { secrets } = await aboard(page);
  await signOut(page);
  await expectNothingLeft(page, secrets);
});

test(
  "N14: a session that was ended elsewhere is wiped here at once, in every page, however idle",
  gate,
  async ({ page, context, browser, baseURL, noise }) => {
    noise.allow(/401|Failed to load resource/);
    const { email, secrets } = await aboard(page);
    const second = await context.newPage();
    await second.goto("/maintenance");
    await endElsewhere(browser, email, baseURL);
    await page.waitForURL("/");
    await second.waitForURL("/");
    await expectNothingLeft(page, secrets);
  },
);

test("N14: a refused call tells that the session has ended", async ({ page, context, noise }) => {
  noise.allow(/401|Failed to load resource/);
  const { secrets } = await aboard(page);
  // why: the stream, opened before, goes on; only what is asked from here on is refused.
  await context.clearCookies();
  await page.getByRole("link", { name: "Inventaire" }).first().click();
  await page.waitForURL("/");
  await expect(page.getByText("Votre session est terminée. Reconnectez-vous pour continuer.")).toBeVisible();
  await expectNothingLeft(page, secrets);
});

test(
  "N14: signing out works without a network; the server is told when it is back",
  gate,
  async ({ page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { secrets } = await aboard(page);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const session = async () =>
      (await fetch(new URL("/api/auth/get-session", page.url()), { headers: { cookie } })).json();
    expect(await session()).not.toBeNull();
    let loaded = "";
    const isAllLoaded = async () => {
      const before = loaded;
      loaded = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(),
      );
      return loaded.includes("LandingPage") && loaded === before;
    };
    // why twice the same: what the home page needs comes after it, one by one.
    await expect.poll(isAllLoaded, { intervals: [1_000] }).toBe(true);
    await goOffline(page);
    await signOut(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/n’a pas pu être chargée/);
    await expectNothingLeft(page, secrets);
    expect(await session()).not.toBeNull();
    await context.setOffline(false);
    await expect.poll(session).toBeNull();
    await page.goto("/dashboard");
    await page.waitForURL("/");
  },
);

test("N14: until the server is told, it does not bring back who has signed out", async ({ page, noise }) => {
  noise.allow(/ERR_FAILED|ERR_CONNECTION_RESET|Failed to load resource/);
  const { secrets } = await aboard(page);
  let isCut = true;
  await intercept(page, "**/api/auth/sign-out", (route) => (isCut ? route.abort("connectionreset") : route.fallback()));
  await signOut(page);
  await page.goto("/dashboard");
  await page.waitForURL("/");
  await expectNothingLeft(page, secrets);
  isCut = false;
  const signedOut = page.waitForResponse("**/api/auth/sign-out");
  await page.reload();
  expect((await signedOut).ok()).toBe(true);
  expect(await (await page.request.get("/api/auth/get-session")).json()).toBeNull();
});
