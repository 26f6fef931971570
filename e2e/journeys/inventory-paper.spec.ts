import type { Page } from "@playwright/test";
import { becomePro } from "../support/boats.ts";
import { expect, gateOnDesk, test } from "../support/journey.ts";
import { signUpWithStock } from "../support/stock.ts";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    nom: `Ration ${index}`,
    categorie: `Rayon ${index % 4}`,
    quantite: index % 8,
    quantite_max: 20,
  }));

async function openWith(page: Page, count: number) {
  const { boatId } = await signUpWithStock(page);
  await becomePro(page);
  const rows = many(count).map((article) => ({ bateau_id: boatId, ...article }));
  const answer = await page.request.post("/api/inventaire", { data: rows });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto("/inventory");
  await expect(page.getByRole("article").first()).toBeVisible();
}

const cards = (page: Page) => page.getByRole("article");

test("every card of a list of 250 stands in the page, where the browser's search finds it", async ({ page }) => {
  await openWith(page, 250);
  await expect(cards(page)).toHaveCount(250);
});

test("a list of 500 is drawn near the screen only, and whole on paper", async ({ page }) => {
  test.slow();
  await openWith(page, 500);
  expect(await cards(page).count()).toBeLessThan(200);
  // why: what is closed on the screen is still aboard.
  await page.getByRole("button", { name: /^Rayon 0/ }).click();

  await page.emulateMedia({ media: "print" });
  await expect(cards(page)).toHaveCount(500);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Modifier|Supprimer|Augmenter)/ })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expect.poll(() => cards(page).count()).toBeLessThan(200);

  // why: the browser's own printing tells the page beforehand, and that is all the time there is.
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(12);
});

test("paper is white whatever the theme", gateOnDesk, async ({ page }) => {
  await openWith(page, 3);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "nuit"));
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const day = "rgb(16, 38, 58)";
  await expect.poll(ink).not.toBe(day);
  await page.emulateMedia({ media: "print" });
  await expect.poll(ink).toBe(day);
});
