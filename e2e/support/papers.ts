import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "./journey.ts";

/** A paper by the call that the form makes. */
export const addPaper = (page: Page, bateau_id: string, more: object = {}): Promise<{ id: string; version: number }> =>
  post(page, "documents", { bateau_id, titre: "Assurance 2026", type: "Assurance", ...more });

export const storedPapers = async (page: Page) => (await page.request.get("/api/documents")).json();

/** The day so many days from now, as a row has it. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A page of paper as a photo to choose, painted in the page. */
export async function aPage(page: Page, colour: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 3400 });
    const pen = canvas.getContext("2d");
    if (pen) pen.fillStyle = fill;
    pen?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  }, colour);
  return { name: `${colour}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Ajouter un papier" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un papier" });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function chooseType(page: Page, dialog: Locator, type: string) {
  await dialog.getByRole("combobox", { name: "Type de papier" }).click();
  await page.getByRole("option", { name: type, exact: true }).click();
}

/** Opens a paper from the list. */
export async function openPaper(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: title, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}
