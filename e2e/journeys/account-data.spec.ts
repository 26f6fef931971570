import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { expect, expectAccessible, gate, signUp, test, toast } from "../support/journey.ts";

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Importer un export" }).click();
  await (await chooser).setFiles(file);
}

test("everything moves to another account: downloaded, deleted, and brought back", gate, async ({ page }) => {
  await signUp(page);
  await addBoat(page, { nom: "Sterne" });
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  const buffer = await readFile(await (await downloading).path());
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("SUPPRIMER");
  await page.getByRole("button", { name: "Supprimer", exact: true }).click();
  await page.waitForURL("/");

  await signUp(page);
  await page.goto("/account");
  await chooseFile(page, { name: "bosco.zip", mimeType: "application/zip", buffer });
  await expect(page.getByText(/lignes?, 0\sphoto et 0\sfichier de papiers importés\./)).toBeVisible();
  await page.goto("/mes-bateaux");
  await expect(page.getByText("Sterne").first()).toBeVisible();
});

test("a file that is no export is refused with its reason, and nothing changes", async ({ owner: page, noise }) => {
  noise.allow(/status of 4\d\d/);
  await page.goto("/account");
  await chooseFile(page, { name: "photo.zip", mimeType: "application/zip", buffer: Buffer.from("pas un zip") });
  await expect(toast(page, "Erreur")).toBeVisible();
  await expect(page.getByRole("button", { name: "Importer un export" })).toBeEnabled();
  await expectAccessible(page);
});
