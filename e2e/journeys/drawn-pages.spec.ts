import { expect, expectAccessible, gateOnPhone, onPhone, signUp, test } from "../support/journey.ts";
import { VISITOR_PAGES } from "../support/page-budgets.ts";

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of VISITOR_PAGES)
    test(`${path} can be read, found and passed on`, gateOnPhone, async ({ page, baseURL }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Bosco`);
      await expect(page).toHaveTitle(/Bosco/);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "fr_FR");
      const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
      const answer = await page.request.get(picture ?? "");
      expect(answer.headers()["content-type"]).toBe("image/png");
    });
});

test("what is typed and pressed before the page has come alive is sent when it has", gateOnPhone, async ({ page }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  let signIns = 0;
  await page.route("**/api/auth/sign-in/email", (route) => {
    signIns += 1;
    return route.fulfill({ json: { user: { id: "0d9d8a3f-6d6f-4f0e-9d8b-6f1c1e5e2b11", email: "anne@bosco.test" } } });
  });
  const sent = page.waitForRequest("**/api/auth/sign-in/email");
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("anne@bosco.test");
  await page.getByLabel("Mot de passe", { exact: false }).first().fill("voile-blanche");
  await page.getByRole("main").getByRole("button", { name: "Se connecter" }).dblclick();
  await expect(page).toHaveURL(/\/auth$/);
  letIn();
  expect((await sent).postDataJSON()).toEqual({ email: "anne@bosco.test", password: "voile-blanche" });
  await expect(page).not.toHaveURL(/\/auth$/);
  expect(signIns).toBe(1);
});

test("a page whose script does not come can still be read", onPhone, async ({ page, noise }) => {
  noise.allow(/Failed to (fetch|load)/);
  await page.route("**/assets/FaqPage*", (route) => route.abort());
  await page.goto("/faq", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
});

test("a place in the address that nobody can read is no place, and the page stays", onPhone, async ({ page }) => {
  await page.goto("/faq#100%");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
});

test("a message is told even where what draws messages does not come", onPhone, async ({ page, noise }) => {
  noise.allow(/Failed to (fetch|load)/);
  await page.route("**/assets/Toaster*", (route) => route.abort());
  await page.goto("/auth");
  await page.getByRole("main").getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("alert")).toContainText("Veuillez remplir tous les champs.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("whoever is signed in never sees the landing page on his way to the dashboard", onPhone, async ({ page }) => {
  await signUp(page);
  const sent = await page.goto("/");
  expect(await sent?.text()).not.toContain("Votre bateau mérite");
  await page.waitForURL("/dashboard");
});

test("search engines are told which pages there are", onPhone, async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of VISITOR_PAGES) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
});
