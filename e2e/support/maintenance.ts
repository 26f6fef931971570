import { addDays, dayIn } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import type { Locator, Page } from "@playwright/test";
import { addBoat as addAnyBoat } from "./boats.ts";
import { expect, post } from "./journey.ts";

/** why asked each time: a run may go on past midnight. */
export const inDays = (days: number) => addDays(dayIn(new Date(), "Europe/Paris"), days);
export const frenchInDays = (days: number) => frenchDay(inDays(days));

/** A boat whose engine has run. */
export const addBoat = (page: Page, more: object = {}) => addAnyBoat(page, { heures_moteur: 842, ...more });

export function addMaintenance(page: Page, bateau_id: string, more: object = {}): Promise<{ id: string }> {
  return post(page, "maintenances", {
    bateau_id,
    titre: "Vidange",
    categorie: "Moteur",
    date_echeance: inDays(30),
    ...more,
  });
}

/** An account with a boat, on the maintenance page. */
export async function openMaintenance(page: Page, ...rows: object[]) {
  const boat = await addBoat(page);
  const made = [];
  for (const row of rows) made.push(await addMaintenance(page, boat.id, row));
  await page.goto("/maintenance");
  await expect(page.getByRole("heading", { name: "Mes maintenances" })).toBeVisible();
  return { boat, rows: made };
}

export const card = (page: Page, titre: string) => page.getByRole("article", { name: titre, exact: true });

/** why of a dialog where there is one: what stands behind may have the same name, and is there until the dialog has come. */
export async function choose(on: Page | Locator, control: string | RegExp, option: string) {
  const page = "goto" in on ? on : on.page();
  await on.getByRole("combobox", { name: control }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Finishes a work without a word more. */
export async function finish(page: Page, titre: string) {
  await choose(page, `Statut de « ${titre} »`, "Terminée");
  await page
    .getByRole("dialog", { name: `Terminer « ${titre} »` })
    .getByRole("button", { name: "Terminer sans préciser" })
    .click();
}
