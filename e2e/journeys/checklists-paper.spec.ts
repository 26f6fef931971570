import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { makeChecklist } from "../support/checklists.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

async function textOf(path: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

test("a checklist goes on paper, by the print view and as a PDF", async ({ owner: page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 });
    window.print = () => Object.assign(window, { printed: 1 });
  });
  await makeChecklist(page, ["Gaz fermé", "Météo : bulletin lu"], "Départ d’été");
  await page.goto("/checklists");
  await page.getByRole("checkbox", { name: "Gaz fermé" }).check();
  await page.getByRole("button", { name: "Autres actions : Départ d’été" }).click();
  const direct = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Télécharger le PDF" }).click();
  const file = await direct;
  expect(file.suggestedFilename()).toBe("checklist-Départ-d-été.pdf");
  const text = await textOf(await file.path());
  for (const part of ["Départ d’été", "Albatros", "Gaz fermé", "Météo : bulletin lu", "fait"])
    expect(text).toContain(part);

  await page.getByRole("button", { name: "Autres actions : Départ d’été" }).click();
  await page.getByRole("menuitem", { name: "Imprimer" }).click();
  await expect(page.getByRole("heading", { name: "Départ d’été", level: 1 })).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Imprimer" }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  await expect(page.getByText("Météo : bulletin lu")).toBeVisible();
});
