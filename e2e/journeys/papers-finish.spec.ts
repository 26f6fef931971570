import { addBoat } from "../support/boats.ts";
import { expect, expectAccessible, onPhone, test, toast } from "../support/journey.ts";
import { addMaintenance, card, choose } from "../support/maintenance.ts";
import { addPaper, aPage, storedPapers } from "../support/papers.ts";

test(
  "an invoice that is refused as the work is finished stays in hand, and goes with the way back",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/403|Failed to load/);
    const { id } = await addBoat(page);
    const papers = [];
    for (let n = 1; n <= 5; n += 1) papers.push(await addPaper(page, id, { titre: `Facture ${n}`, type: "Facture" }));
    await addMaintenance(page, id, { titre: "Vidange" });
    await page.goto("/maintenance");
    await choose(page, "Statut de « Vidange »", "Terminée");
    const dialog = page.getByRole("dialog", { name: "Terminer « Vidange »" });
    const file = dialog.locator("input[type=file]");
    const photo = await aPage(page, "teal");
    await file.setInputFiles(photo);
    await file.setInputFiles({ name: "x.html", mimeType: "text/html", buffer: Buffer.from("<script>") });
    await expect(dialog.getByText(/Ce type de fichier n’est pas accepté/)).toBeVisible();
    await expect(dialog.getByText(photo.name, { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await dialog.getByRole("button", { name: "Terminer", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("la facture n’est pas jointe");
    await expect(toast(page, "Limite atteinte")).toBeVisible();
    await expect(dialog.getByText(photo.name, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.request.delete(`/api/documents/${papers[0]?.id}`);
    await dialog.getByRole("button", { name: "Joindre", exact: true }).click();
    await expect(dialog).toBeHidden();
    const invoices = async () =>
      (await storedPapers(page)).filter(({ titre }: { titre: string }) => titre === "Vidange");
    expect(await invoices()).toMatchObject([{ type: "Facture", fichier: { type: "image/jpeg" } }]);
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect(toast(page, "La facture jointe a été retirée.")).toBeVisible();
    await expect.poll(invoices).toEqual([]);
    await expect(card(page, "Vidange")).toBeVisible();
  },
);
