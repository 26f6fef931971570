import type { Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import {
  expect,
  expectAccessible,
  expectStep,
  gateOnDesk,
  onDesk,
  onPhone,
  post,
  reload,
  test,
} from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { goOffline } from "../support/offline.ts";
import { syncSign } from "../support/sea.ts";

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
  await post(page, "inventaire", [
    { ...spare, bateau_id: avelMor.id, quantite: 1, espace_stockage_id: locker.id },
    { ...spare, bateau_id: mistral.id, quantite: 2 },
  ]);
  const work = { bateau_id: mistral.id, titre: "Changer le rouet", categorie: "Moteur", date_echeance: "2030-05-01" };
  await post(page, "maintenances", work);
  return { avelMor, mistral, locker };
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

/** The form that a choice opens is left, and its step of the history with it. */
async function leaveForm(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectStep(page, 0);
}

async function expectArticle(page: Page, boatId: string, quantity: string) {
  const form = page.getByRole("dialog", { name: "Modifier l’article" });
  await expect(form.getByRole("textbox", { name: "Nom" })).toHaveValue("Rouet de pompe à eau");
  await expect(form.getByLabel("Quantité", { exact: true })).toHaveValue(quantity);
  await expect.poll(() => address(page)).toEqual({ pathname: "/inventory", bateau: boatId });
}

/** Two frames: what a press or a move sets off has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test(
  "a spare is found on every boat by another name of it, with the keyboard alone",
  gateOnDesk,
  async ({ owner: page }) => {
    const { avelMor, mistral } = await equip(page);
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
    await expectArticle(page, avelMor.id, "1");
    await leaveForm(page);

    // The other boat's is one arrow further.
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(finder(page).getByRole("group", { name: "Récents" }).getByRole("option")).toHaveText(/Rouet de pompe/);
    await page.keyboard.type("impeller");
    await expect(spare).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(option(page, /Mistral : 2$/).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expectArticle(page, mistral.id, "2");
    await leaveForm(page);

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
    const form = page.getByRole("dialog", { name: "Modifier la maintenance" });
    await expect(form.getByRole("textbox", { name: "Titre" })).toHaveValue("Changer le rouet");
    await expect.poll(() => address(page)).toEqual({ pathname: "/maintenance", bateau: mistral.id });
  },
);

test("on a phone the keyboard alone reaches the magnifier, finds and opens", onPhone, async ({ owner: page }) => {
  const { avelMor } = await equip(page);
  await openDashboard(page);
  await tabTo(page, page.getByRole("button", { name: "Rechercher", exact: true }));
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("impeller");
  await expect(option(page, /Rouet de pompe à eau.*Avel Mor/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expectArticle(page, avelMor.id, "1");
  await leaveForm(page);
});

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
  const question = page.getByRole("textbox", { name: "Votre question" });
  await expect(question).toHaveValue("xyzzy/?");

  // In a field of the page, '/' and '?' are text; Ctrl K is not.
  await question.fill("");
  await page.keyboard.type("a/b?");
  await expect(question).toHaveValue("a/b?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(finder(page)).toBeHidden();
  await expect(question).toBeFocused();

  // Enter before the list has followed asks too, below what stands in the field already.
  await page.keyboard.press("Control+k");
  await field(page).fill("rouet");
  await expect(option(page, /Rouet de pompe à eau/).first()).toHaveAttribute("aria-selected", "true");
  const listAtEnter = await field(page).evaluate(async (input: HTMLInputElement) => {
    input.select();
    document.execCommand("insertText", false, "plugh");
    // why: React draws the letters at the end of this task, and what they find in one of its next.
    await Promise.resolve();
    const list = document.querySelector("[role=listbox]")?.textContent;
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return list;
  });
  expect(listAtEnter).toContain("Rouet de pompe à eau");
  await expect(finder(page)).toBeHidden();
  await expect(question).toHaveValue("a/b?\nplugh");
  await expect.poll(() => address(page)).toEqual({ pathname: "/assistant" });

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

test("'/' and '?' can be turned off on a device; Ctrl K stays", onDesk, async ({ owner: page }) => {
  await openDashboard(page);
  const single = shortcuts(page).getByRole("switch", { name: "Raccourcis d’une seule touche (/, ? et N)" });
  const help = shortcuts(page).getByText("Afficher ces raccourcis");
  await page.keyboard.press("?");
  await expect(single).toBeChecked();
  await expect(help).toBeVisible();
  await tabTo(page, single);
  await page.keyboard.press("Space");
  await expect(single).not.toBeChecked();
  await expect(help).toHaveCount(0);
  await expectAccessible(page);
  await leaveForm(page);

  for (const isAnew of [false, true]) {
    if (isAnew) await reload(page);
    await expect(page.getByRole("button", { name: "Rechercher", exact: true })).toBeVisible();
    // why first: with the first key all that keys open is loaded, and would open at once.
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await leaveForm(page);
    for (const key of ["/", "?"]) {
      await page.keyboard.press(key);
      await drawn(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  }

  await page.getByRole("button", { name: "Menu du compte" }).click();
  await page.getByRole("menuitem", { name: "Raccourcis clavier" }).click();
  await single.check();
  await leaveForm(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test("the list stays where it is under the pointer, and follows the keys", onDesk, async ({ owner: page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openDashboard(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  const scrolled = () => field(page).evaluate((input) => input.closest(".overflow-y-auto")?.scrollTop);
  await page.keyboard.press("End");
  const last = finder(page).getByRole("option").last();
  await expect(last).toBeInViewport();
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);

  // The first line that is in sight below the field, whose heading would be brought in sight too.
  const box = await field(page).boundingBox();
  if (!box) throw new Error("the field is not in sight");
  await page.mouse.move(box.x + 40, box.y + box.height + 40);
  await expect(last).toHaveAttribute("aria-selected", "false");
  await drawn(page);
  expect(await scrolled()).toBe(before);
  await page.keyboard.press("Home");
  await expect.poll(scrolled).toBe(0);
});

test(
  "a paper is found by the trade's other names and by its number, and a boat that is shared says whose it is",
  onDesk,
  async ({ owner, newcomer }) => {
    const { id: bateau_id } = await addBoat(owner, { nom: "Avel Mor" });
    const paper = { bateau_id, titre: "MAIF 2026", type: "Assurance", numero: "778 12", date_expiration: "2090-12-31" };
    await post(owner, "documents", paper);
    const member = await newcomer();
    await join(member, owner, bateau_id, "lecture");
    await openDashboard(member);
    await member.keyboard.press("Control+k");
    for (const typed of ["attestation", "assureur avel", "77812"]) {
      await field(member).fill(typed);
      await expect(option(member, /MAIF 2026/)).toContainText(
        /Avel Mor \(.+\) · Assurance · n°\s778 12 · jusqu’au 31\/12\/2090/,
      );
    }
    await expectAccessible(member);
    await field(member).fill("avel");
    await expect(option(member, /^Avel Mor/)).toContainText(/Bateau (de |d’).* · Lecture/);
    await field(member).fill("ajouter un papier");
    await expect(option(member, /MAIF/)).toHaveCount(0);
    await expect(option(member, "Ajouter un papier")).toHaveCount(0);
    await field(member).fill("maif");
    await member.keyboard.press("Enter");
    await expect(member).toHaveURL(new RegExp(`/papiers\\?bateau=${bateau_id}`));
    await expect(member.getByRole("dialog")).toContainText("MAIF 2026");
  },
);

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
  await goOffline(page);
  await expect(syncSign(page)).toHaveText("Hors ligne");
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
