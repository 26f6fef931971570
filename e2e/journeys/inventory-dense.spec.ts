import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { becomePro } from "../support/boats.ts";
import { expect, expectAccessible, gateOnDesk, gateOnPhone, onDesk, onPhone, post, test } from "../support/journey.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { pdfText } from "../support/pdf-text.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

const line = (page: Page, nom: string) => page.getByRole("article", { name: nom, exact: true });
const names = (page: Page) => page.getByRole("button", { name: /^Modifier : / }).allTextContents();
const order = (page: Page) => expect.poll(async () => (await names(page)).map((name) => name.replace(/^.*: /, "")));

const showList = async (page: Page) => {
  await page.getByRole("radio", { name: "Liste" }).click();
  await expect(page.getByRole("radio", { name: "Liste" })).toBeChecked();
};

const STOCK = [
  { nom: "Anchois", quantite: 4, quantite_max: 4, unite: "boîte", date_peremption: "2020-01-01" },
  { nom: "Biscuits", quantite: 1, quantite_max: 10, date_peremption: "2090-01-01", prix_unitaire: 3 },
  { nom: "Câpres", quantite: 2, quantite_max: 4, date_peremption: "2080-01-01" },
  { nom: "Dattes", quantite: 4, quantite_max: 4 },
];

test("74 articles are a short list on a phone, which stays a list", gateOnPhone, async ({ demo: page }) => {
  await page.goto("/inventory");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "Cartes" })).toBeChecked();
  await showList(page);
  await expect(page.getByRole("article")).toHaveCount(74);
  const height = () =>
    page.evaluate(() => {
      const tops = [...document.querySelectorAll("article")].map((row) => row.getBoundingClientRect());
      return (tops.at(-1)?.bottom ?? 0) - (tops[0]?.top ?? 0);
    });
  await expect.poll(height).toBeLessThan(6_000);
  await expectAccessible(page);

  // why: the head of a section stays while one reads its articles.
  const head = page.getByRole("button", { name: /^Alimentation/ });
  await line(page, "Raviolis").evaluate((row) => row.scrollIntoView({ block: "center" }));
  await expect(head).toBeInViewport({ ratio: 1 });
  await head.click();
  await expect(line(page, "Raviolis")).toHaveCount(0);
  await expect(head).toBeInViewport({ ratio: 1 });
  await head.click();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Liste" })).toBeChecked();
  await expect(page.getByRole("article")).toHaveCount(74);
});

test("a line of the list counts, opens, and has the rest in its menu", onPhone, async ({ page }) => {
  await signUpWithStock(page, STOCK);
  await page.goto("/inventory");
  await expect(line(page, "Anchois")).toContainText("périmé le 01/01/2020");
  await expect(line(page, "Câpres")).toContainText("expire le 01/01/2080");
  await showList(page);
  await expect(line(page, "Anchois")).toContainText("Périmé");
  await expect(line(page, "Anchois")).toContainText("Suffisant");
  await expect(line(page, "Anchois")).toContainText("/ 4 boîtes");
  // why by its box: text that is cut off is still in the page. Two signs stand before this amount.
  const amount = line(page, "Anchois").getByText("/ 4 boîtes", { exact: true });
  const cut = () =>
    amount.evaluate(
      (span) =>
        span.scrollWidth > span.clientWidth + 1 ||
        span.getBoundingClientRect().right > (span.closest("p")?.getBoundingClientRect().right ?? 0) + 1,
    );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cut()).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const value = line(page, "Biscuits").getByRole("spinbutton");
  await line(page, "Biscuits").getByRole("button", { name: "Augmenter : Biscuits" }).click();
  await expect(value).toHaveValue("2");
  await expect.poll(async () => (await storedArticles(page)).find(({ nom }) => nom === "Biscuits")?.quantite).toBe(2);

  await page.getByRole("button", { name: /^Trier : / }).click();
  await page.getByRole("menuitemradio", { name: "Péremption" }).click();
  await order(page).toEqual(["Anchois", "Câpres", "Biscuits", "Dattes"]);
  await expect(line(page, "Câpres")).toContainText("expire le 01/01/2080");
  await expect(line(page, "Anchois")).toContainText("périmé le 01/01/2020");

  await line(page, "Câpres").click({ position: { x: 8, y: 40 } });
  const dialog = page.getByRole("dialog", { name: "Modifier l’article" });
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toHaveValue("Câpres");
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(dialog).toHaveCount(0);
  const menu = page.getByRole("button", { name: "Autres actions : Dattes" });
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toHaveAttribute("aria-haspopup", "menu");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await menu.click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await order(page).toEqual(["Anchois", "Câpres", "Biscuits"]);
});

test(
  "the table is sorted and its columns are chosen by keyboard, and both are remembered",
  gateOnDesk,
  async ({ page }) => {
    await signUpWithStock(page, STOCK);
    await page.goto("/inventory");
    await showList(page);
    const head = (name: string) => page.getByRole("columnheader", { name });
    await expect(head("Nom")).toHaveAttribute("aria-sort", "ascending");
    await order(page).toEqual(["Anchois", "Biscuits", "Câpres", "Dattes"]);
    await expect(page.getByRole("row", { name: /Câpres/ }).getByRole("rowheader")).toHaveText(/Câpres/);
    await head("Péremption").getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(head("Péremption")).toHaveAttribute("aria-sort", "ascending");
    await order(page).toEqual(["Anchois", "Câpres", "Biscuits", "Dattes"]);
    await page.keyboard.press("Enter");
    await expect(head("Péremption")).toHaveAttribute("aria-sort", "descending");
    await order(page).toEqual(["Biscuits", "Câpres", "Anchois", "Dattes"]);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Colonnes" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemcheckbox", { name: "Prix" })).toBeChecked();
    await expect(page.getByRole("menuitemcheckbox", { name: "Nom" })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemcheckbox", { name: "Prix" })).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(head("Prix")).toHaveCount(0);
    await expect(page.getByText("3,00 €")).toHaveCount(0);

    await page.reload();
    await expect(head("Péremption")).toHaveAttribute("aria-sort", "descending");
    await expect(head("Prix")).toHaveCount(0);
    await order(page).toEqual(["Biscuits", "Câpres", "Anchois", "Dattes"]);
    await page
      .getByRole("row", { name: /Câpres/ })
      .getByRole("button", { name: "Augmenter : Câpres" })
      .click();
    await expect(page.getByRole("spinbutton", { name: "Câpres" })).toHaveValue("3");
  },
);

test("a bad choice kept by the browser is as none", onPhone, async ({ page }) => {
  await signUpWithStock(page, STOCK);
  await page.addInitScript(() => localStorage.setItem("bosco-inventaire-affichage", '{"view":"liste","sort":7'));
  await page.goto("/inventory");
  await expect(page.getByRole("radio", { name: "Cartes" })).toBeChecked();
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("a long list is drawn near the screen only, and its heads stay", async ({ page }) => {
  test.slow();
  const { boatId } = await signUpWithStock(page);
  await becomePro(page);
  const rows = Array.from({ length: 420 }, (_, index) => ({
    bateau_id: boatId,
    nom: `Ration ${String(index).padStart(3, "0")}`,
    categorie: `Rayon ${index % 3}`,
    quantite: index % 8,
    quantite_max: 20,
  }));
  await post(page, "inventaire", rows);
  await page.goto("/inventory");
  await showList(page);
  const more = page.getByRole("button", { name: /^Augmenter : / });
  await expect(more.first()).toBeVisible();
  expect(await more.count()).toBeLessThan(100);
  const deepIn = async () => {
    await page.evaluate(() => scrollTo(0, 4_000));
    return page.getByRole("button", { name: /^Augmenter : Ration (0[6-9]|1)/ }).count();
  };
  await expect.poll(deepIn).toBeGreaterThan(0);
  const head = page.getByRole("button", { name: /^Rayon 0/ });
  await expect(head).toBeInViewport({ ratio: 1 });

  // why: what the keyboard reaches upwards must not stop under the head that stays.
  await more.nth(6).focus();
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box) return "nothing has the focus";
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return focused.contains(hit) || hit?.contains(focused) ? "" : `${focused.ariaLabel} is under ${hit?.textContent}`;
    });
  for (let press = 1; press <= 30; press += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(covered, `${press} steps upwards`).toBe("");
  }
});

test("cards, list and paper fit a narrow phone", onPhone, async ({ page }) => {
  await signUpWithStock(page, [
    ...STOCK,
    { nom: "Une très longue désignation d’article de cambuse", quantite_max: 12 },
  ]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/inventory");
    for (const view of ["Cartes", "Liste"]) {
      await page.getByRole("radio", { name: view }).click();
      await expect(line(page, "Anchois")).toBeVisible();
      await expectGoodLayout(page, view);
    }
    const actions = await page.locator("button:has-text('Ajouter un article') ~ button").all();
    for (const action of actions) {
      const box = await action.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, `${await action.textContent()} at ${width} px`).toBe(
        true,
      );
    }
    await page.goto("/inventory/imprimer");
    await expect(page.getByText("Anchois")).toBeVisible();
    await expectGoodLayout(page, "paper");
  }
});

test("the inventory is printed locker by locker, on paper and as a PDF", async ({ page }) => {
  const { spaces } = await signUpWithStock(page, STOCK, ["Soute", "Équipet"]);
  const [hold, shelf] = spaces;
  const [first, second] = await storedArticles(page);
  await page.request.patch(`/api/inventaire/${first?.id}`, { data: { espace_stockage_id: hold?.id } });
  await page.request.patch(`/api/inventaire/${second?.id}`, { data: { espace_stockage_id: shelf?.id } });
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Autres actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Imprimer l’inventaire" }).click();
  await expect(page).toHaveURL(/\/inventory\/imprimer\?bateau=/);
  await expect(page.getByRole("heading", { name: "Inventaire", level: 1 })).toBeVisible();
  await expect(page.getByText(/^Mistral · 4\sarticles au \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  const lockers = page.getByRole("heading", { level: 2 });
  await expect(lockers).toHaveText([/^Équipet/, /^Soute/, /^Sans espace/]);
  await expect(page.getByRole("region", { name: "Soute" })).toContainText("Anchois");
  await expect(page.getByRole("region", { name: "Soute" })).toContainText("périmé le 01/01/2020");
  await expect(page.getByRole("region", { name: "Soute" })).toContainText("4 / 4 boîtes");
  await page.emulateMedia({ media: "screen" });

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger le PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("inventaire-Mistral.pdf");
  const text = (await pdfText(await readFile(await file.path()))).replace(/\s+/g, " ");
  for (const part of ["Équipet", "Soute", "Sans espace de stockage", "Anchois", "périmé le 01/01/2020", "4 / 4 boîtes"])
    expect(text).toContain(part);
  await page.getByRole("link", { name: "Inventaire" }).click();
  await expect(page.getByRole("heading", { name: "Inventaire", level: 1 })).toBeVisible();

  await page.goto("/inventory/imprimer");
  await expect(page.getByText(/^Mistral · 4\sarticles/)).toBeVisible();
});

const READABLE = { colours: 1, isSeenThrough: true };

test("where colours are forced, all that stands in what is chosen can be read", onDesk, async ({ demo: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Total articles", pressed: true }).waitFor();
  const colours = (chosen: Locator) =>
    chosen.evaluate((one) => {
      const inside = [...one.querySelectorAll("*")].map((part) => getComputedStyle(part));
      const written = new Set([getComputedStyle(one).color, ...inside.map(({ color }) => color)]);
      const isSeenThrough = inside.every(({ backgroundColor }) => backgroundColor === "rgba(0, 0, 0, 0)");
      return { colours: written.size, isSeenThrough };
    });
  for (const chosen of await page.locator("[aria-pressed=true], [role=tab][aria-selected=true]").all())
    expect(await colours(chosen), await chosen.innerText()).toEqual(READABLE);
  await page.getByRole("combobox", { name: "Rechercher un article" }).fill("fusées parachute");
  await page.keyboard.press("ArrowDown");
  const result = page.getByRole("option", { selected: true });
  await expect(result.getByText("Périmé")).toBeVisible();
  expect(await colours(result)).toEqual(READABLE);
});
