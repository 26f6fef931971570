import type { Locator, Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { addFleet, BY_URGENCY } from "../support/fleet.ts";
import { expect, expectAccessible, onDesk, onPhone, post, test } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";

/** The names in the list, each of which leads to its boat's dashboard. */
const names = (page: Page) => page.getByRole("main").locator('a[href^="/dashboard?bateau="]');
/** What the page that a count leads to lists. */
const rows = (page: Page) =>
  expect.poll(() => page.getByRole("article").evaluateAll((all) => all.map((one) => one.ariaLabel).sort()));
const filter = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });

test("the boat that needs somebody the most comes first, and its dashboard is one press deeper", async ({
  owner: page,
}) => {
  const ids = await addFleet(page);
  await page.goto("/flotte");
  await expect(names(page)).toHaveText(BY_URGENCY);
  await expect(page.getByText("12 bateaux · 3 maintenances en retard · 1 article périmé")).toBeVisible();
  await expectAccessible(page);
  await names(page).filter({ hasText: "Mistral" }).click();
  await expect(page).toHaveURL(`/dashboard?bateau=${ids.Mistral}`);
  await expect(page.getByRole("combobox", { name: "Navire" })).toContainText("Mistral");
  await expect(page.getByRole("region", { name: "À faire" }).getByRole("link")).toHaveText([/Vidange/]);
});

test("filters keep the boats with a sign, Back takes them off, and a search finds one", async ({ owner: page }) => {
  await addFleet(page);
  await page.goto("/flotte");
  await expect(names(page)).toHaveCount(12);
  for (const [name, kept] of [
    [/^En retard 2$/, ["Zéphyr", "Mistral"]],
    [/^À faire bientôt 1$/, ["Bora"]],
    [/^Périmés ou bientôt 2$/, ["Éole", "Sirocco"]],
    [/^Stock critique 1$/, ["Alizé"]],
  ] as const) {
    await filter(page, name).click();
    await expect(names(page)).toHaveText([...kept]);
  }
  await page.goBack();
  await expect(names(page)).toHaveText(["Éole", "Sirocco"]);
  await filter(page, /^Tous 12$/).click();
  await page.getByRole("searchbox", { name: "Rechercher un bateau" }).fill("eole");
  await expect(names(page)).toHaveText(["Éole"]);
  await page.getByRole("searchbox", { name: "Rechercher un bateau" }).fill("nulle part");
  await expect(page.getByText("Aucun bateau")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await expect(names(page)).toHaveText(BY_URGENCY);
});

test("each count says what it counts and leads there", async ({ owner: page }) => {
  const ids = await addFleet(page);
  for (const [count, boat, place, shown] of [
    ["2 en retard", "Zéphyr", "/maintenance?bateau=ID&groupe=En+retard", ["Anodes", "Vidange"]],
    ["1 bientôt", "Bora", "/maintenance?bateau=ID", ["Winchs"]],
    ["1 périmé", "Éole", "/inventory?bateau=ID&stock=perimes", ["Fusées parachute"]],
    ["1 expire bientôt", "Sirocco", "/inventory?bateau=ID&stock=expirent", ["Feux à main"]],
    ["1 critique (< 25 %)", "Alizé", "/inventory?bateau=ID&stock=a-racheter", ["Riz"]],
  ] as const) {
    await page.goto("/flotte");
    await page.getByRole("link", { name: `${count} : ${boat}` }).click();
    await expect(page).toHaveURL(place.replace("ID", ids[boat] ?? ""));
    await expect(page.getByRole("combobox", { name: "Navire" }).first()).toContainText(boat);
    await rows(page).toEqual(shown);
  }
  await expect(page.getByText("Articles sous 25 % du maximum : 1")).toBeVisible();
  await expect(page.getByRole("group", { name: "État des stocks" }).locator('[aria-pressed="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tout l’inventaire" }).click();
  await expect(page).toHaveURL(`/inventory?bateau=${ids.Alizé}`);
  await rows(page).toEqual(["Pâtes", "Riz"]);
});

test(
  "a selector of several boats shows their signs from the rows on the device, and asks for no list",
  onDesk,
  async ({ owner: page }) => {
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/inventaire")) reads.push(request.url());
    });
    const late = page.getByRole("group", { name: "Nombre de maintenances par statut" }).getByText("En retard");
    const selector = page.getByRole("combobox", { name: "Navire" }).first();
    const useThePage = async () => {
      await page.goto("/maintenance");
      await page.mouse.move(200, 200, { steps: 3 });
      await late.click();
      await expect(page).toHaveURL(/groupe=En\+retard/);
    };
    await becomePro(page);
    const { id } = await addBoat(page, { nom: "Mistral" });
    await addMaintenance(page, id, { date_echeance: inDays(-3) });
    await useThePage();
    await selector.click();
    await expect(page.getByRole("option", { name: /^Mistral/ })).toBeVisible();
    expect(reads).toEqual([]);
    await addBoat(page, { nom: "Bora" });
    await useThePage();
    expect(reads).toEqual([]);
    await selector.click();
    await expect(page.getByRole("option", { name: /^Mistral/ })).toContainText("1 en retard");
    await expect(page.getByRole("option", { name: /^Bora/ })).toContainText("Rien à signaler");
    expect(reads).toEqual([]);
  },
);

test("on a desk the keyboard alone sorts the table and opens a boat", onDesk, async ({ owner: page }) => {
  const ids = await addFleet(page);
  await page.goto("/flotte");
  await expect(names(page)).toHaveText(BY_URGENCY);
  const heading = page.getByRole("columnheader", { name: "Bateau" });
  await tabTo(page, heading.getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(names(page).first()).toHaveText("Alizé");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(names(page).first()).toHaveText("Zéphyr");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(heading).not.toHaveAttribute("aria-sort");
  await expect(names(page)).toHaveText(BY_URGENCY);
  await tabTo(page, names(page).nth(2));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard?bateau=${ids.Éole}`);
});

test("cards and selectors carry the same signs, and lead to the fleet", async ({ owner: page }) => {
  await addFleet(page);
  await page.goto("/mes-bateaux");
  const card = (name: string) =>
    page.getByRole("region", { name: "Vos Bateaux" }).getByRole("listitem").filter({ hasText: name });
  await expect(card("Zéphyr")).toContainText("2 en retard");
  await expect(card("Éole")).toContainText("1 périmé");
  await expect(card("Sirocco")).toContainText("1 expire bientôt");
  await expect(card("Sirocco")).not.toContainText("Rien à signaler");
  await expect(card("Calme 1")).toContainText("Rien à signaler");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ma flotte" }).click();
  await expect(page).toHaveURL("/flotte");
  await page.goto("/dashboard");
  const selector = page.getByRole("combobox", { name: "Navire" });
  await selector.click();
  await expect(page.getByRole("option", { name: /^Mistral/ })).toContainText("1 en retard");
  await expect(page.getByRole("option", { name: /^Alizé/ })).toContainText("1 critique");
  await expect(page.getByRole("option", { name: /^Sirocco/ })).toContainText("1 expire bientôt");
  await expect(page.getByRole("option", { name: /^Calme 1/ })).toContainText("Rien à signaler");
  await expect(page.getByRole("option", { name: /^Calme 1/ })).not.toContainText("retard");
  await expectAccessible(page);
  await page.getByRole("option", { name: /^Mistral/ }).click();
  await expect(selector).toContainText("Mistral");
  await expect(selector).not.toContainText("en retard");
  await page.getByRole("link", { name: "Ma flotte" }).click();
  await expect(names(page)).toHaveText(BY_URGENCY);
});

test("whoever has one boat, or none, is not led to a fleet", onPhone, async ({ owner: page }) => {
  await page.goto("/flotte");
  await expect(page.getByText("Aucun Navire")).toBeVisible();
  await expectAccessible(page);
  await addBoat(page);
  for (const path of ["/dashboard", "/mes-bateaux"]) {
    await page.goto(path);
    await expect(page.getByText("Bénéteau Oceanis 40 · 2010").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Ma flotte" })).toHaveCount(0);
  }
});

test("what can't be read is said, and read again when asked", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  await addBoat(page);
  let isFailing = true;
  await page.route("**/api/changements**", (route) =>
    isFailing ? route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }) : route.continue(),
  );
  await page.goto("/flotte");
  const note = page.getByRole("alert").first();
  await expect(note).toBeVisible();
  await expectAccessible(page);
  isFailing = false;
  await page.getByRole("button", { name: "Réessayer" }).first().click();
  await expect(names(page)).toHaveText(["Albatros"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("at 320 px, and on a small laptop, the fleet fits", async ({ owner: page }) => {
  await addFleet(page);
  const isDesk = (page.viewportSize()?.width ?? 0) > 1000;
  for (const width of isDesk ? [1024, 1366] : [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, landmark] of [
      ["/flotte", names(page).last()],
      ["/dashboard", page.getByRole("region", { name: "À faire" })],
      ["/mes-bateaux", page.getByText("Rien à signaler").first()],
    ] as const) {
      await page.goto(path);
      await expect(landmark).toBeVisible();
      await expectGoodLayout(page, path);
    }
  }
});

/** A boat that asks for everything at once. */
async function aBusyBoat(page: Page) {
  await becomePro(page);
  const { id } = await addBoat(page, { heures_moteur: 100 });
  for (const [titre, days] of [
    ["Courroie", 3],
    ["Vidange", -2],
    ["Carénage", 90],
  ] as const)
    await addMaintenance(page, id, { titre, date_echeance: inDays(days) });
  const article = (nom: string, categorie: string, days: number, quantite = 2) => ({
    ...{ bateau_id: id, nom, categorie, quantite, quantite_max: 2 },
    date_peremption: inDays(days),
  });
  const articles: { id: string; nom: string }[] = await post(page, "inventaire", [
    article("Haricots", "Alimentation", -20),
    article("Fusées parachute", "Sécurité", -1),
    article("Pain", "Alimentation", -3, 0),
    article("Beurre", "Alimentation", 4),
    article("Feux à main", "Sécurité", 25),
  ]);
  return { id, idOf: (nom: string) => articles.find((one) => one.nom === nom)?.id };
}

const IN_ORDER = [/Vidange/, /Fusées parachute/, /Courroie/, /Haricots/, /Feux à main/];

/** Whether all of it can be seen without scrolling, beside the bar that stays at the bottom of a phone. */
async function isInSight(page: Page, thing: Locator) {
  const box = await thing.boundingBox();
  const screen = page.viewportSize();
  const bar = page.getByRole("navigation", { name: "Navigation", exact: true });
  const barTop = (await bar.isVisible()) ? (await bar.boundingBox())?.y : screen?.height;
  return box !== null && barTop !== undefined && box.y >= 0 && box.y + box.height <= barTop;
}

test("the first screen of the dashboard says what is to do, flares before beans", async ({ owner: page }) => {
  const { id, idOf } = await aBusyBoat(page);
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/dashboard");
  const todo = page.getByRole("region", { name: "À faire" });
  const rows = todo.getByRole("link");
  await expect(rows).toHaveText(IN_ORDER);
  for (const index of IN_ORDER.keys()) await expect.poll(() => isInSight(page, rows.nth(index))).toBe(true);
  await expect.poll(() => isInSight(page, todo.getByRole("button", { name: "Tout voir" }))).toBe(true);
  await expect(rows.nth(0)).toContainText("En retard de 2 jours · Moteur");
  await expect(rows.nth(1)).toContainText("Périmé depuis hier · Sécurité");
  await expect(rows.nth(4)).toContainText("Expire dans 25 jours");
  await expectAccessible(page);
  await expect(rows.nth(0)).toHaveAttribute("href", new RegExp(`^/maintenance\\?bateau=${id}&maintenance=`));
  await expect(rows.nth(1)).toHaveAttribute("href", `/inventory?bateau=${id}&article=${idOf("Fusées parachute")}`);
  await todo.getByRole("button", { name: "Tout voir" }).click();
  await expect(rows).toHaveText([...IN_ORDER, /Beurre/]);
  await expectAccessible(page);
  await todo.getByRole("button", { name: "Réduire" }).click();
  await expect(rows).toHaveText(IN_ORDER);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/inventory\?bateau=/);
});

test("a boat that asks for nothing is left in peace", onPhone, async ({ owner: page }) => {
  const { id } = await addBoat(page);
  await addMaintenance(page, id, { titre: "Carénage", date_echeance: inDays(90) });
  await page.goto("/dashboard");
  const todo = page.getByRole("region", { name: "À faire" });
  await expect(todo).toContainText("Rien à faire dans les 7 jours : bon vent !");
  await expect(todo.getByRole("link")).toHaveCount(0);
  await addMaintenance(page, id, { titre: "Vidange", date_echeance: inDays(-1) });
  await expect(todo.getByRole("link")).toHaveText([/Vidange/]);
});
