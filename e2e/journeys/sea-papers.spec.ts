import type { Page } from "@playwright/test";
import { expect, post, test } from "../support/journey.ts";
import { signUpWithStock } from "../support/stock.ts";

const inventory = (page: Page) => page.goto("/inventory");
const PAPERS: [name: string, open: (page: Page) => Promise<unknown>, press: (page: Page) => Promise<void>][] = [
  [
    "the CSV file",
    inventory,
    async (page) => {
      await page.getByRole("button", { name: "Autres actions" }).click();
      await page.getByRole("menuitem", { name: "Exporter en CSV" }).click();
    },
  ],
  [
    "labels",
    async (page) => {
      await inventory(page);
      await page.getByRole("button", { name: "Espaces stockage" }).click();
    },
    (page) => page.getByRole("button", { name: "Étiquettes QR" }).click(),
  ],
  [
    "the log book",
    (page) => page.goto("/maintenance"),
    (page) => page.getByRole("button", { name: "Carnet d’entretien (PDF)" }).click(),
  ],
];

// why once with a network: that its file is at hand is another's care; that nothing is asked of the server is looked at here.
for (const [name, open, press] of PAPERS)
  test(`${name}: once its file is at hand, no server is needed`, async ({ page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    const { boatId: bateau_id } = await signUpWithStock(
      page,
      [{ nom: "Riz", quantite: 1, quantite_max: 4 }],
      ["Soute"],
    );
    const work = await post(page, "maintenances", {
      ...{ bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2026-03-01" },
    });
    await page.request.patch(`/api/maintenances/${work.id}`, { data: { statut: "Terminée" } });
    await open(page);
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      const [download] = await Promise.all([page.waitForEvent("download"), press(page)]);
      expect(await download.path()).toBeTruthy();
    }
  });
