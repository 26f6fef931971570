import type { Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, gateOnBoth, onPhone, test, toast } from "../support/journey.ts";

const hoursOf = async (page: Page) => (await (await page.request.get("/api/bateaux")).json())[0].heures_moteur;

/** The dashboard of a boat whose engine has run 100 hours, with what edits them. */
async function aBoatAt100Hours(page: Page) {
  await addBoat(page, { heures_moteur: 100 });
  await page.goto("/dashboard");
  const boat = page.getByRole("region", { name: "Albatros" });
  const open = boat.getByRole("button", { name: "Modifier les heures moteur" });
  return { boat, open, field: boat.getByLabel("Heures moteur", { exact: true }) };
}

test(
  "the dashboard shows the default boat, its figures, its upkeep and its stock",
  gateOnBoth,
  async ({ demo: page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
    const selector = page.getByRole("combobox", { name: "Navire" });
    await expect(selector).toContainText("Korrigan");
    await expect(selector).toContainText("Jeanneau Sun Odyssey 410 · 2019");
    const boat = page.getByRole("region", { name: "Korrigan" });
    await expect(boat).toContainText("Jeanneau Sun Odyssey 410 · 2019 · construit en 2019 · acheté en 2022");
    for (const figure of ["12,35 m", "3,99 m", "200 L", "330 L", "80 L", "Yanmar 3JH40, 40 ch"])
      await expect(boat).toContainText(figure);
    await expect(boat.getByRole("img", { name: "Korrigan" })).toBeVisible();
    const more = page.getByRole("region", { name: "Informations complémentaires" });
    for (const line of [
      "BR 123456",
      "Brest, Moulin-Blanc",
      "France",
      "FR-IRI41123A919",
      "227000000",
      "Double des clés",
    ])
      await expect(more).toContainText(line);
    await expect(page.getByRole("region", { name: "Maintenances à venir" })).toContainText("en retard");
    await expect(page.getByRole("region", { name: "Articles critiques" })).toContainText("Critique");
    await expectAccessible(page);
    await boat.getByRole("link", { name: "Gérer mes navires" }).click();
    await expect(page).toHaveURL("/mes-bateaux");
  },
);

test("choosing another boat changes the whole page", async ({ demo: page }) => {
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "Navire" }).click();
  await page.getByRole("option", { name: /Pétrel/ }).click();
  const boat = page.getByRole("region", { name: "Pétrel" });
  await expect(boat).toContainText("6,5 m");
  await expect(boat).not.toContainText("Eaux usées");
});

test("what is not set is not shown, and empty parts say so", onPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/dashboard");
  const boat = page.getByRole("region", { name: "Albatros" });
  await expect(boat).toContainText("Bénéteau Oceanis 40 · 2010");
  await expect(boat).not.toContainText("Eaux usées");
  await expect(boat).not.toContainText("construit en");
  await expect(boat.getByRole("img", { name: "Dessin d’un voilier en mer" })).toBeVisible();
  await expect(page.getByText("Informations complémentaires")).toBeHidden();
  await expect(page.getByText("Aucune maintenance programmée")).toBeVisible();
  await expect(page.getByRole("link", { name: "Programmer une maintenance" })).toBeVisible();
  await expect(page.getByText("Aucun article en stock critique")).toBeVisible();
  await expectAccessible(page);
});

test("engine hours are edited in place: Enter saves, Escape and 'Annuler' bring the stored value back", async ({
  owner: page,
}) => {
  const { boat, open, field } = await aBoatAt100Hours(page);
  await open.click();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("999");
  await field.press("Escape");
  await expect(open).toBeFocused();
  await expect(boat).toContainText("100 h");
  await open.click();
  await expect(field).toHaveValue("100");
  await field.fill("998");
  await boat.getByRole("button", { name: "Annuler" }).click();
  await expect(boat).toContainText("100 h");
  await open.click();
  await field.fill("112,5");
  await field.press("Enter");
  await expect(toast(page, "Succès")).toContainText("Bateau modifié avec succès !");
  await expect(boat).toContainText("112,5 h");
  await expect.poll(() => hoursOf(page)).toBe(112.5);
});

test(
  "a reading that looks wrong is asked about, and what is no number counts as 0",
  onPhone,
  async ({ owner: page }) => {
    const { boat, open, field } = await aBoatAt100Hours(page);
    await open.click();
    await field.fill("-3");
    await field.press("Enter");
    await expect(boat.getByText("La valeur doit être au moins 0.")).toBeVisible();
    await field.fill("1000");
    await field.press("Enter");
    const jump = page.getByRole("alertdialog", { name: "Un bond inhabituel" });
    await expect(jump).toContainText("De 100 h à 1 000 h");
    await expectAccessible(page);
    await jump.getByRole("button", { name: "Corriger" }).click();
    await expect(field).toHaveValue("1000");
    await expect.poll(() => hoursOf(page)).toBe(100);
    await field.fill("bof");
    await field.press("Enter");
    const lower = page.getByRole("alertdialog", { name: "Moins d’heures qu’avant" });
    await expect(lower).toContainText("vous saisissez 0 h");
    await lower.getByRole("button", { name: "Enregistrer quand même" }).click();
    await expect(toast(page, "Succès")).toBeVisible();
    await expect.poll(() => hoursOf(page)).toBe(0);
  },
);

test("hours that can't be saved stay as typed", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  const { boat, open, field } = await aBoatAt100Hours(page);
  await intercept(page, "**/api/bateaux/*", (route) =>
    route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }),
  );
  await open.click();
  await field.fill("110");
  await boat.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Erreur")).toContainText("Impossible de modifier le bateau.");
  await expect(field).toHaveValue("110");
});

test("the readings have a history, as a line and as a table", async ({ demo: page }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Historique des heures" }).click();
  const dialog = page.getByRole("dialog", { name: "Heures moteur" });
  await expect(dialog.getByRole("img", { name: /Courbe des heures moteur : de 611 h/ })).toBeVisible();
  await expect(dialog.getByRole("row")).toHaveCount(14);
  await expect(dialog.getByRole("row").nth(1)).toContainText("842 h");
  await expectAccessible(page);
});

test("a reading on one device is felt on the other", onPhone, async ({ owner: page }) => {
  await becomePro(page);
  const { id } = await addBoat(page, { heures_moteur: 10 });
  await page.goto("/dashboard");
  const boat = page.getByRole("region", { name: "Albatros" });
  await expect(boat).toContainText("10 h");
  await page.waitForTimeout(500);
  await page.request.patch(`/api/bateaux/${id}`, { data: { heures_moteur: 21 } });
  await expect(boat).toContainText("21 h");
});
