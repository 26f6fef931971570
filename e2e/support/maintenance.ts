import { addDays, dayIn, frenchDay } from "@bosco/domain";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const TODAY = dayIn(new Date(), "Europe/Paris");
export const inDays = (days: number) => addDays(TODAY, days);
export const frenchInDays = (days: number) => frenchDay(inDays(days));

async function create(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A boat of the signed-in account, by the same call the form makes. */
export function addBoat(page: Page, more: object = {}): Promise<{ id: string }> {
  return create(page, "/api/bateaux", {
    nom: "Albatros",
    nom_constructeur: "Bénéteau",
    nom_modele: "Oceanis 40",
    annee: 2010,
    longueur: 12.19,
    largeur: 3.91,
    moteur: "Yanmar 3JH5, 39 ch",
    heures_moteur: 842,
    capacite_carburant: 200,
    capacite_eau: 360,
    ...more,
  });
}

export function addMaintenance(page: Page, bateau_id: string, more: object = {}): Promise<{ id: string }> {
  return create(page, "/api/maintenances", {
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

export async function choose(page: Page, control: string | RegExp, option: string) {
  await page.getByRole("combobox", { name: control }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
