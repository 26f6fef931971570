import type { Page } from "@playwright/test";
import { addBoat, aPhoto, chooseModel, field, fillNewBoat, photoInput } from "../support/boats.ts";
import { hold, intercept } from "../support/intercept.ts";
import { expect, expectAccessible, gate, test, toast } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";

async function openEdit(page: Page) {
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: /^Modifier / }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}
const photoOf = async (page: Page) => (await (await page.request.get("/api/bateaux")).json())[0]?.photo_url;

test("a photo is chosen, previewed, sent with a bar, shown on the card, and removed", gate, async ({ owner: page }) => {
  await addBoat(page);
  let dialog = await openEdit(page);
  await photoInput(page).setInputFiles(await aPhoto(page));
  await expect(dialog.getByRole("img", { name: "Aperçu" })).toBeVisible();
  await expectAccessible(page);
  const letGo = await hold(page, "**/api/bateaux/*/photo");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByRole("progressbar", { name: "Envoi de la photo" })).toBeVisible();
  letGo();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  await expect(page.getByRole("img", { name: "Albatros" })).toBeVisible();
  await expect.poll(() => photoOf(page)).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.webp$/);

  // why: a page that is loaded shows its kept copy first, and the form is of the boat that was shown.
  await expect.poll(() => keptIn(page)).toContain("/api/photos/");
  dialog = await openEdit(page);
  await dialog.getByRole("button", { name: "Retirer la photo" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  await expect(page.getByRole("img", { name: "Dessin d’un voilier en mer" })).toBeVisible();
  await expect.poll(() => photoOf(page)).toBeNull();
});

test("a new boat comes with its photo", async ({ owner: page }) => {
  const dialog = await fillNewBoat(page);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Bateau Ajouté")).toBeVisible();
  await expect(page.getByRole("img", { name: "Mistral" })).toBeVisible();
});

test("a photo that can't be sent stops the form, with everything typed still there", async ({ owner: page, noise }) => {
  noise.allow(/503|Failed to load/);
  await page.goto("/mes-bateaux?ajouter=1");
  const dialog = page.getByRole("dialog");
  await field(dialog, "Nom").fill("Mistral");
  await chooseModel(dialog, "princess");
  await field(dialog, "Couleur").fill("Blanc");
  await photoInput(page).setInputFiles(await aPhoto(page));
  await intercept(page, "**/api/bateaux/*/photo", (route) =>
    route.fulfill({ status: 503, json: { code: "INDISPONIBLE", message: "x" } }),
  );
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Erreur")).toContainText("Impossible de télécharger la photo.");
  await expect(field(dialog, "Nom")).toHaveValue("Mistral");
  await expect(field(dialog, "Couleur")).toHaveValue("Blanc");
  await expect(dialog.getByRole("img", { name: "Aperçu" })).toBeVisible();
  await page.unroute("**/api/bateaux/*/photo");
  await field(dialog, "Couleur").fill("Noir");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Bateau Ajouté")).toBeVisible();
  const boats = await (await page.request.get("/api/bateaux")).json();
  expect(boats).toHaveLength(1);
  expect(boats[0]).toMatchObject({
    nom: "Mistral",
    couleur: "Noir",
    photo_url: expect.stringContaining("/api/photos/"),
  });
});

test("an edit whose photo fails changes nothing", async ({ owner: page, noise }) => {
  noise.allow(/422|Failed to load/);
  // why: for its trace Playwright fetches the preview that could not be decoded; without a trace the page is quiet.
  noise.allow(/Connecting to 'blob:/);
  await addBoat(page);
  const dialog = await openEdit(page);
  await field(dialog, "Couleur").fill("Vert");
  const broken = {
    name: "cassée.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from([0xff, 0xd8, 0xff, ...Array(50).fill(7)]),
  };
  await photoInput(page).setInputFiles(broken);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Erreur")).toContainText("Impossible de télécharger la photo. Cette photo est illisible");
  await expect(field(dialog, "Couleur")).toHaveValue("Vert");
  const [boat] = await (await page.request.get("/api/bateaux")).json();
  expect(boat).toMatchObject({ couleur: null, photo_url: null });
});

test("what is too heavy or no image is refused before it travels", async ({ owner: page }) => {
  await addBoat(page);
  const dialog = await openEdit(page);
  await expect(dialog.getByText("PNG, JPG (MAX. 10MB)")).toBeVisible();
  await photoInput(page).setInputFiles({
    name: "a.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(dialog.getByRole("alert")).toContainText("Cette photo est trop lourde : 10 Mo au maximum.");
  await photoInput(page).setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(dialog.getByRole("alert")).toContainText("Ce fichier n’est pas une photo.");
});

test("a photo can be dropped on the form", async ({ owner: page }) => {
  await addBoat(page);
  const dialog = await openEdit(page);
  const { buffer } = await aPhoto(page);
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "depose.jpg", { type: "image/jpeg" }));
    return transfer;
  }, buffer.toString("base64"));
  await dialog.getByRole("group", { name: "Photo du bateau" }).dispatchEvent("drop", { dataTransfer: dropped });
  await expect(dialog.getByRole("img", { name: "Aperçu" })).toBeVisible();
});
