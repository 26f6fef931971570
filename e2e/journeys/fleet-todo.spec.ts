import type { Locator, Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { expect, expectAccessible, gate, onPhone, post, test } from "../support/journey.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";

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

test("the first screen of the dashboard says what is to do, flares before beans", gate, async ({ owner: page }) => {
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
