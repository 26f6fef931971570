import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "./journey.ts";

/** A boat that can be sent as it is. */
export const aBoat = (more: object = {}) => ({
  nom: "Albatros",
  nom_constructeur: "Bénéteau",
  nom_modele: "Oceanis 40",
  annee: 2010,
  longueur: 12.19,
  largeur: 3.91,
  moteur: "Yanmar 3JH5, 40 ch",
  capacite_carburant: 200,
  capacite_eau: 360,
  ...more,
});

/** Adds a boat by the same call the form makes. */
export const addBoat = (page: Page, more: object = {}): Promise<{ id: string; nom: string }> =>
  post(page, "bateaux", aBoat(more));

/** More than one boat takes a Pro account. */
export const becomePro = (page: Page) => post(page, "fonctions/simuler-paiement", { plan: "mensuel" }, { status: 200 });

/** A photo as a file to choose, painted in the page. */
export async function aPhoto(page: Page, name = "bateau.jpg") {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 900;
    canvas.height = 600;
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "teal";
      context.fillRect(0, 0, 900, 600);
    }
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

/** The chooser of files behind 'Choisir une photo'; the one for the camera has `capture`. */
export const photoInput = (page: Page) => page.locator('input[type="file"]:not([capture])');

/** A field by its name, without the star of the required ones. */
export const field = (scope: Page | Locator, name: string) => scope.getByRole("textbox", { name, exact: true });

/** Types a model and takes the first that is found, once the catalogue is there. */
export async function chooseModel(dialog: Locator, typed: string) {
  const model = dialog.getByRole("combobox", { name: "Modèle" });
  await model.fill(typed);
  await expect(dialog.page().getByRole("option").first()).toContainText(new RegExp(typed, "i"));
  await model.press("Enter");
}

/** The form of a new boat, with its name, a model and a photo chosen. */
export async function fillNewBoat(page: Page): Promise<Locator> {
  await page.goto("/mes-bateaux?ajouter=1");
  const dialog = page.getByRole("dialog");
  await field(dialog, "Nom").fill("Mistral");
  await chooseModel(dialog, "princess");
  await photoInput(page).setInputFiles(await aPhoto(page));
  return dialog;
}
