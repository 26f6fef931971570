import { expect, type Locator, type Page } from "@playwright/test";

export const step = (page: Page, place: number, title: string) =>
  page.getByRole("heading", { level: 1, name: `Étape ${place} sur 4 : ${title}` });
export const BOAT = "Votre bateau";
export const ENGINE = "Le moteur et ses heures";
export const PLAN = "Le plan d’entretien";
export const GEAR = "L’inventaire et les checklists";

export const start = (page: Page) => page.getByRole("link", { name: "Démarrer en quatre étapes" });
export const resume = (page: Page) => page.getByRole("link", { name: /^Reprendre la mise en route/ });
export const pass = (page: Page) => page.getByRole("button", { name: "Passer cette étape" }).click();
export const goOn = (page: Page) => page.getByRole("button", { name: "Continuer" }).click();
/** The heading of a step that has just come is what a screen reader is at. */
export const expectStep = async (heading: Locator) => {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
};
