import type { Locator, Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { counter, expect, onPhone, post, test } from "../support/journey.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";
import { addPaper } from "../support/papers.ts";

const selector = (page: Page) => page.getByRole("combobox", { name: "Navire", exact: true }).first();
const asked = (page: Page) => new URL(page.url()).searchParams;

/** One step on a page, and how one sees on the page that it was made. */
interface Step {
  go: (page: Page) => Promise<void>;
  isMade: (page: Page, made: boolean) => Promise<void>;
}

const press = (find: (page: Page) => Locator, attribute: string): Step => ({
  go: (page) => find(page).click(),
  isMade: (page, made) => expect(find(page)).toHaveAttribute(attribute, String(made)),
});

const chosenType: Step = {
  go: async (page) => {
    await page.getByRole("combobox", { name: "Type de papier" }).click();
    await page.getByRole("option", { name: "Assurance", exact: true }).click();
  },
  isMade: (page, made) => expect(page.getByRole("heading", { name: "Manuel du moteur" })).toHaveCount(made ? 0 : 1),
};

/** What can be stepped through on a page beside its boat; where there is nothing of its own, its boat alone. */
const STEPS: Record<string, readonly Step[]> = {
  "/flotte": [press((page) => page.getByRole("radio", { name: /^En retard/ }), "aria-checked")],
  "/maintenance": [
    press((page) => page.getByRole("tab", { name: "Toutes les maintenances" }), "aria-selected"),
    press((page) => counter(page, "En retard"), "aria-pressed"),
  ],
  "/checklists": [press((page) => page.getByRole("tab", { name: "Créer une Checklist" }), "aria-selected")],
  "/papiers": [chosenType],
  "/depart": [],
  "/assistant": [],
  "/account": [],
  "/synchronisation": [],
};
/** Those that show one boat at a time. */
const WITH_BOAT = ["/maintenance", "/checklists", "/papiers", "/depart"];

async function chooseBoat(page: Page, boat: string) {
  await selector(page).click();
  await page.getByRole("option", { name: boat }).click();
  await expect(selector(page)).toContainText(boat);
}

/** An owner of two boats, with something late and two papers on the first. */
async function twoBoats(page: Page) {
  await becomePro(page);
  const [first, second] = [await addBoat(page, { nom: "Albatros" }), await addBoat(page, { nom: "Goéland" })];
  await addMaintenance(page, first.id, { date_echeance: inDays(-3) });
  await addPaper(page, first.id, { titre: "MAIF" });
  await addPaper(page, first.id, { titre: "Manuel du moteur", type: "Manuel" });
  return { first: first.id, second: second.id };
}

for (const [path, steps] of Object.entries(STEPS))
  test(`${path} is as it was after Back and a reload, and in two tabs`, onPhone, async ({ owner: page, context }) => {
    const { first, second } = await twoBoats(page);
    const heading = (on: Page) => expect(on.getByRole("heading", { level: 1 })).toBeVisible();
    const hasBoat = WITH_BOAT.includes(path);
    await page.goto("/dashboard");
    await heading(page);
    await page.goto(hasBoat ? `${path}?bateau=${first}` : path);
    await heading(page);

    for (const { go, isMade } of steps) {
      await isMade(page, false);
      await go(page);
      await isMade(page, true);
      await page.reload();
      await isMade(page, true);
    }
    for (const { isMade } of [...steps].reverse()) {
      await page.goBack();
      await isMade(page, false);
      await page.reload();
      await isMade(page, false);
    }

    const other = await context.newPage();
    await other.goto(hasBoat ? `${path}?bateau=${second}` : path);
    await heading(other);
    for (const { go, isMade } of steps.slice(0, 1)) {
      await go(page);
      await isMade(page, true);
      await other.reload();
      if (path !== "/papiers") await isMade(other, false);
      await page.goBack();
      await isMade(page, false);
    }
    if (hasBoat) {
      await expect(selector(other)).toContainText("Goéland");
      await expect(selector(page)).toContainText("Albatros");
      await chooseBoat(page, "Goéland");
      expect(asked(page).get("bateau")).toBe(second);
      await page.reload();
      await expect(selector(page)).toContainText("Goéland");
      await page.goBack();
      await expect(selector(page)).toContainText("Albatros");
      await other.reload();
      await expect(selector(other)).toContainText("Goéland");
    }
    await other.close();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?bateau=${first})?$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
  });

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Each is the same after a reload, after Back to it, and whatever another tab shows. */
async function expectSameAgain(page: Page, paths: readonly string[]) {
  const other = await page.context().newPage();
  const seen: { path: string; named: string }[] = [];
  for (const path of paths) {
    await page.goto(path);
    const named = await title(page).innerText();
    seen.push({ path, named });
    await other.goto(seen.at(-2)?.path ?? path);
    await page.reload();
    await expect(title(page), path).toHaveText(named);
    await expect(title(other), `beside ${path}`).toHaveText(seen.at(-2)?.named ?? named);
  }
  await other.close();
  for (const { path, named } of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(title(page), `back at ${path}`).toHaveText(named);
  }
}

test("the public pages are as they were after Back and a reload, and in two tabs", onPhone, async ({ page }) => {
  await expectSameAgain(page, [
    ...["/", "/faq", "/mentions-legales", "/politique-confidentialite", "/cgv", "/partage", "/rappels/arret"],
    ...["/auth", "/auth?mode=inscription", "/auth?mode=oubli"],
  ]);
});

test("what is printed and the big screen too, and the pages without steps", onPhone, async ({ owner: page }) => {
  const { first: bateau_id } = await twoBoats(page);
  await post(page, "inventaire", [{ bateau_id, nom: "Riz", categorie: "Alimentation", quantite: 1 }]);
  const { id } = await post(page, "checklists_nouvelles", {
    bateau_id,
    nom: "Appareillage",
    type: "Départ",
    taches: ["Vannes"],
  });
  await expectSameAgain(page, [
    ...["/dashboard", "/mes-bateaux", `/checklists?bateau=${bateau_id}`],
    ...[`/checklists/${id}/grand-ecran`, `/checklists/${id}/imprimer`, `/inventory/imprimer?bateau=${bateau_id}`],
  ]);
});
