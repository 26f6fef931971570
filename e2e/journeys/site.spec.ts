import { expect, expectAccessible, gate, gateOnBoth, gateOnPhone, onPhone, signUp, test } from "../support/journey.ts";
import { goOffline } from "../support/offline.ts";
import { syncSign } from "../support/sea.ts";

const PUBLIC_PAGES = ["/", "/auth", "/faq", "/mentions-legales", "/politique-confidentialite", "/cgv", "/nulle-part"];
const OWN_PAGES = [
  "/dashboard",
  "/account",
  "/mes-bateaux",
  "/boats",
  "/flotte",
  "/maintenance",
  "/inventory",
  "/checklists",
  "/assistant",
];

test.describe("public pages", () => {
  for (const path of PUBLIC_PAGES)
    test(`${path} is accessible, light and dark`, gate, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => localStorage.setItem("bosco-theme", "sombre"));
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "sombre");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

  test("the landing page presents five features and leads to signing in and up", gateOnBoth, async ({ page }) => {
    await page.goto("/");
    for (const name of ["Gestion des bateaux", "Suivi de la maintenance", "Checklists"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.getByRole("link", { name: "S'inscrire" }).first().click();
    await expect(page.getByRole("heading", { name: "Créer un compte" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test("an unknown address says so and leads home", onPhone, async ({ page }) => {
    await page.goto("/nulle-part");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.getByRole("link", { name: "Retour à l'accueil" }).click();
    await page.waitForURL("/");
  });

  test("the footer leads to every legal page", async ({ page }) => {
    await page.goto("/");
    for (const [name, url] of [
      ["FAQ", "/faq"],
      ["Mentions légales", "/mentions-legales"],
      ["Politique de confidentialité", "/politique-confidentialite"],
      ["CGV", "/cgv"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await page.waitForURL(url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("an address of one answer of the FAQ shows it right below the bar", async ({ page }) => {
    await page.goto("/faq#sans-reseau");
    const top = async () => (await page.locator("#sans-reseau").boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(64);
    await expect.poll(top).toBeLessThan(110);
  });

  test("signed out, every own page leads home", onPhone, async ({ page }) => {
    for (const path of OWN_PAGES.slice(0, 3)) {
      await page.goto(path);
      await page.waitForURL("/");
    }
  });
});

test.describe("the frame of the application", () => {
  test("the menu reaches every page and marks the current one", gate, async ({ page, isMobile }) => {
    await signUp(page);
    await page.goto("/account");
    const bar = page.getByRole("navigation", { name: isMobile ? "Navigation" : "Menu principal" });
    await expect(bar).toBeVisible();
    for (const [name, url] of [
      ["Maintenance", "/maintenance"],
      ["Inventaire", "/inventory"],
      ["Checklists", "/checklists"],
      ["Assistant", "/assistant"],
    ] as const) {
      await bar.getByRole("link", { name }).click();
      await page.waitForURL(url);
      await expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("the theme is chosen in the user's menu and kept", async ({ page }) => {
    await signUp(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Menu du compte" }).click();
    await page.getByRole("menuitemradio", { name: "Nuit rouge" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "nuit");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "nuit");
  });

  test("without a network the page says so and keeps what was read", gateOnPhone, async ({ page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    await signUp(page);
    await page.goto("/account");
    await expect(page.getByRole("button", { name: "Menu du compte" })).toBeVisible();
    await goOffline(page);
    await expect(syncSign(page)).toHaveText("Hors ligne");
    await context.setOffline(false);
    await expect(syncSign(page)).toBeHidden();
  });

  test(
    "a page that can't be loaded says so, and the rest of the application stays alive",
    onPhone,
    async ({ page, noise }) => {
      noise.allow(/FaqPage|Failed to load|ERR_FAILED|dynamically imported/);
      await page.route("**/assets/FaqPage*.js", (route) => route.abort());
      await page.goto("/cgv");
      // why: before the page is alive, a link loads a whole document instead.
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "earlyPresses"))).toBeUndefined();
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await expect(page.getByText("Cette page n’a pas pu être chargée")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Retour à l’accueil" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
});
