import type { Page } from "@playwright/test";
import { questionField } from "../support/assistant.ts";
import { verdict } from "../support/departure.ts";
import { expect, expectAccessible, expectStep, gateOnPhone, onPhone, signUp, test } from "../support/journey.ts";

/** What a phone of 390 × 844 shows of a page between the bars of its browser. */
const FIRST_SCREEN = 664;

const bar = (page: Page) => page.getByRole("region", { name: "Démo" });

async function openThings(page: Page) {
  await bar(page).getByRole("button", { name: "3 choses à essayer" }).click();
  const things = page.getByRole("dialog", { name: "3 choses à essayer" });
  await expect(things).toBeVisible();
  return things;
}

test(
  "a visitor enters the demo from the first screen, and each thing to try is what it says",
  gateOnPhone,
  async ({ page }) => {
    await page.goto("/");
    const entry = page.getByRole("main").getByRole("link", { name: "Essayer la démo" });
    const box = await entry.boundingBox();
    expect((box?.y ?? FIRST_SCREEN) + (box?.height ?? 0)).toBeLessThanOrEqual(FIRST_SCREEN);
    const picture = page.getByRole("img", { name: /^Le tableau de bord de la démo/ });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await entry.click();
    await page.waitForURL("/dashboard");

    const things = await openThings(page);
    await expect(things).toContainText("ne peut donc pas être emporté");
    await expectAccessible(page);
    await things.getByRole("link", { name: /^Prêt à partir/ }).click();
    await expect(things).toBeHidden();
    await expect(verdict(page)).toContainText("Pas prêt");

    await (await openThings(page)).getByRole("button", { name: /impeller/ }).click();
    const finder = page.getByRole("dialog", { name: "Rechercher" });
    await expect(finder.getByRole("combobox")).toHaveValue("impeller");
    await expect(finder.getByRole("option", { name: /Turbine de pompe à eau.*Coffre tribord/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectStep(page, 0);

    await (await openThings(page)).getByRole("link", { name: /Que me manque-t-il/ }).click();
    await page.waitForURL("/assistant");
    await expect(questionField(page)).toHaveValue(/^Que me manque-t-il à bord/);
  },
);

test(
  "an account is made from the demo, and what was done there is said to stay behind",
  onPhone,
  async ({ demo: page }) => {
    await page.goto("/dashboard");
    await expect(bar(page)).toContainText("Vous visitez la démo");
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Créer un compte");
    await expect(page.getByText(/remise en place chaque nuit, .* ne peut pas être emporté/)).toBeVisible();
    await expectAccessible(page);
    await page.goto("/dashboard");
    await page.waitForURL("/");
  },
);

test("the bar that was put away stays away, and an owner has none", onPhone, async ({ demo: page, newcomer }) => {
  await page.goto("/dashboard");
  await bar(page)
    .getByRole("button", { name: /^Masquer/ })
    .click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator("#contenu")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau de bord");
  await expect(bar(page)).toHaveCount(0);

  const owner = await newcomer();
  await signUp(owner);
  await owner.goto("/mes-bateaux");
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText("Mes Navires");
  await expect(bar(owner)).toHaveCount(0);
});
