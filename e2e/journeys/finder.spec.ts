import type { Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { expect, expectAccessible, onDesk, onPhone, post, test } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectGoodLayout } from "../support/layout.ts";

const finder = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => finder(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => finder(page).getByRole("option", { name });
const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Raccourcis clavier" });

/** Two boats that each have the spare, one of them in a locker, and something of every kind. */
async function equip(page: Page) {
  await becomePro(page);
  const avelMor = await addBoat(page, { nom: "Avel Mor" });
  const mistral = await addBoat(page, { nom: "Mistral" });
  const locker = await post(page, "espaces_stockage", { bateau_id: avelMor.id, nom: "Coffre tribord", type: "Coffre" });
  const spare = { nom: "Rouet de pompe à eau", categorie: "Technique", quantite_max: 5 };
  const [first, second] = await post(page, "inventaire", [
    { ...spare, bateau_id: avelMor.id, quantite: 1, espace_stockage_id: locker.id },
    { ...spare, bateau_id: mistral.id, quantite: 2 },
  ]);
  const work = { bateau_id: mistral.id, titre: "Changer le rouet", categorie: "Moteur", date_echeance: "2030-05-01" };
  const maintenance = await post(page, "maintenances", work);
  return { avelMor, mistral, locker, first, second, maintenance };
}

async function openDashboard(page: Page) {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau de bord");
  await expect(page.getByRole("button", { name: "Rechercher", exact: true })).toBeVisible();
}

const address = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return { pathname, ...Object.fromEntries(searchParams) };
};

test(
  "a spare is found on every boat by another name of it, with the keyboard alone",
  onDesk,
  async ({ owner: page }) => {
    const { avelMor, mistral, first, second, maintenance } = await equip(page);
    await openDashboard(page);

    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(option(page, "Ajouter un article")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type("impeller");
    const spare = option(page, /Rouet de pompe à eau.*Avel Mor, Coffre tribord : 1 · aussi sur Mistral : 2/);
    await expect(spare).toHaveAttribute("aria-selected", "true");
    await expect(finder(page).getByRole("group", { name: "Maintenances" }).getByRole("option")).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(finder(page)).toBeHidden();
    await expect.poll(() => address(page)).toEqual({ pathname: "/inventory", bateau: avelMor.id, article: first.id });

    // The other boat's is one arrow further.
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(finder(page).getByRole("group", { name: "Récents" }).getByRole("option")).toHaveText(/Rouet de pompe/);
    await page.keyboard.type("impeller");
    await expect(spare).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(option(page, /Mistral : 2$/).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect.poll(() => address(page)).toEqual({ pathname: "/inventory", bateau: mistral.id, article: second.id });

    // The last one of all, and back to the first.
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("rouet");
    await expect(spare).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(spare).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("Home");
    await expect(spare).toHaveAttribute("aria-selected", "true");
    await field(page).fill("changer rouet");
    await expect(option(page, /Changer le rouet Mistral/)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => address(page))
      .toEqual({ pathname: "/maintenance", bateau: mistral.id, maintenance: maintenance.id });
  },
);

test("the keys open and close what they name, and are letters where one types", onDesk, async ({ owner: page }) => {
  await equip(page);
  await openDashboard(page);

  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("xyzzy/?");
  await expect(finder(page).getByText("Rien ne correspond à « xyzzy/? ».").first()).toBeVisible();
  await expect(option(page, "Demander à l’assistant")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => address(page)).toEqual({ pathname: "/assistant" });

  // In a field of the page, '/' and '?' are text; Ctrl K is not.
  const question = page.getByRole("textbox", { name: "Votre question" });
  await question.click();
  await page.keyboard.type("a/b?");
  await expect(question).toHaveValue("a/b?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(finder(page)).toBeHidden();
  await expect(question).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Rechercher", exact: true }), "Shift+Tab");
  await page.keyboard.press("?");
  await expect(shortcuts(page)).toBeVisible();
  await expect(shortcuts(page).getByText("Rechercher", { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Above another dialog nothing opens.
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Menu du compte" }).click();
  await page.getByRole("menuitem", { name: "Raccourcis clavier" }).click();
  await expect(shortcuts(page)).toBeVisible();
});

test("an action is done at once, and the magnifier does it for the pointer", onDesk, async ({ owner: page }) => {
  await equip(page);
  await openDashboard(page);
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  await field(page).fill("thème sombre");
  await option(page, "Thème sombre").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "sombre");
  await expect(finder(page)).toBeHidden();
});

test("the magnifier finds on a phone, and without a network too", onPhone, async ({ owner: page, context, noise }) => {
  const { avelMor, locker } = await equip(page);
  await page.goto("/inventory");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inventaire");
  await page.getByRole("button", { name: "Rechercher", exact: true }).tap();
  await expect(field(page)).toBeFocused();
  await field(page).fill("rouet mistral");
  const spare = option(page, /Rouet de pompe à eau.*Mistral : 2 · aussi sur Avel Mor : 1/);
  await expect(spare).toBeVisible();
  await expect(finder(page).getByText("Lecture de vos données…")).toHaveCount(0);
  await expectAccessible(page);
  await expectGoodLayout(page, "the finder");
  await page.keyboard.press("Escape");
  await expect(finder(page)).toBeHidden();

  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.setOffline(true);
  await expect(page.getByText("Hors ligne")).toBeVisible();
  for (const width of [320, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectGoodLayout(page, "the top bar without a network", "header");
  }
  await page.getByRole("button", { name: "Rechercher", exact: true }).tap();
  await field(page).fill("coffre");
  await option(page, /Coffre tribord/).tap();
  await expect.poll(() => address(page)).toEqual({ pathname: "/inventory", bateau: avelMor.id, espace: locker.id });
  await context.setOffline(false);
});

test("without the files of the finder the page stays, and says so", onPhone, async ({ owner: page, noise }) => {
  await page.route(/OpenFinder/, (route) => route.abort("internetdisconnected"));
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically/);
  await openDashboard(page);
  await page.getByRole("button", { name: "Rechercher", exact: true }).tap();
  await expect(page.getByText("La fenêtre n’a pas pu être chargée.", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau de bord");
});
