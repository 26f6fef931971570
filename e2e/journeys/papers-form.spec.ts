import { addBoat, becomePro } from "../support/boats.ts";
import { hold } from "../support/intercept.ts";
import { expect, expectAccessible, gate, onDesk, onPhone, test, toast } from "../support/journey.ts";
import { loseOnce } from "../support/lost-answers.ts";
import { addMaintenance } from "../support/maintenance.ts";
import { addPaper, aPage, chooseType, dayIn, openForm, openPaper, storedPapers } from "../support/papers.ts";
import { pdfPages } from "../support/pdf-text.ts";

test(
  "pages that are photographed become one PDF, in the order chosen, and it is shown in place",
  gate,
  async ({ owner: page }) => {
    await addBoat(page);
    await page.goto("/mes-bateaux");
    await page.getByRole("link", { name: "Papiers : Albatros" }).click();
    await expect(page.getByText("(5 papiers en compte gratuit)")).toBeVisible();
    await expect(page.getByText("Bosco montre quand elle expire")).toBeVisible();
    await expectAccessible(page);
    const dialog = await openForm(page);
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog.getByText("Choisissez un type.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Contrat de port 2027");
    await chooseType(page, dialog, "Contrat de port");
    const photos = dialog.locator("input[type=file][multiple]");
    await photos.setInputFiles([await aPage(page, "teal"), await aPage(page, "navy"), await aPage(page, "maroon")]);
    await expect(dialog.getByText(/^3.pages en un PDF/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Retirer la page 3" }).click();
    await dialog.getByRole("button", { name: "Monter la page 2" }).click();
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(toast(page, "« Contrat de port 2027 » a été ajouté.")).toBeVisible();
    const [paper] = await storedPapers(page);
    expect(paper.fichier).toMatchObject({ nom: "Contrat-de-port-2027.pdf", type: "application/pdf" });
    const file = await (await page.request.get(`/api/documents/${paper.id}/fichier`)).body();
    expect(await pdfPages(file)).toBe(2);

    const view = await openPaper(page, "Contrat de port 2027");
    await expect(view.getByRole("link", { name: "Télécharger" })).toHaveAttribute("download", paper.fichier.nom);
    await expect(view.getByRole("link", { name: /Ouvrir/ })).toBeVisible();
    await expectAccessible(page);
  },
);

test("a PDF is shown in place by the browser's own viewer", onDesk, async ({ owner: page }) => {
  // why told so: not every Chromium of a test has a viewer. A frame that the page's policy refuses is heard on the console.
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => true }));
  const { id } = await addBoat(page);
  await addPaper(page, id);
  await page.goto("/papiers");
  await page.getByRole("button", { name: "Autres actions : Assurance 2026" }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier le papier" });
  await dialog.locator("input[type=file][multiple]").setInputFiles([await aPage(page, "teal")]);
  await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(toast(page, "« Assurance 2026 » a été modifié.")).toBeVisible();
  const view = await openPaper(page, "Assurance 2026");
  await expect(view.locator("iframe")).toHaveAttribute("title", "Assurance-2026.pdf");
  await expect(view.locator("iframe")).toHaveAttribute("src", /^blob:/);
});

test(
  "what can't be sent is said before, and nothing typed is lost when sending fails",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/Failed to load|ERR_CONNECTION_RESET/);
    await addBoat(page);
    await page.goto("/papiers");
    const dialog = await openForm(page);
    const file = dialog.locator('input[type=file][accept*="pdf"]');
    await file.setInputFiles({ name: "x.html", mimeType: "text/html", buffer: Buffer.from("<script>") });
    await expect(dialog.getByRole("alert")).toContainText("Ce type de fichier n’est pas accepté");
    await file.setInputFiles({
      name: "x.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.alloc(20 * 1024 * 1024 + 1),
    });
    await expect(dialog.getByRole("alert")).toContainText("20 Mo au plus");
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Permis");
    await chooseType(page, dialog, "Permis");
    await file.setInputFiles({ name: "faux.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
    const lost = await loseOnce(page, "**/api/documents");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("Le papier est enregistré, mais pas son fichier.");
    expect(new Set(lost.operations()).size).toBe(1);
    await expect(dialog.getByRole("textbox", { name: "Titre" })).toHaveValue("Permis");
    await dialog.getByRole("button", { name: "Annuler ce choix" }).click();
    await dialog.getByRole("textbox", { name: "Numéro" }).fill("12345");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await storedPapers(page)).toMatchObject([{ titre: "Permis", numero: "12345", fichier: null }]);
  },
);

test(
  "an edit that another device overtook keeps both, and asks about the same field",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/409|Failed to load/);
    const { id: boat } = await addBoat(page);
    const { id } = await addPaper(page, boat, { date_expiration: dayIn(60) });
    await page.goto("/papiers");
    const edit = async (numero: string, elsewhere: object) => {
      await page.getByRole("button", { name: "Autres actions : Assurance 2026" }).click();
      await page.getByRole("menuitem", { name: "Modifier" }).click();
      const dialog = page.getByRole("dialog", { name: "Modifier le papier" });
      await dialog.getByRole("textbox", { name: "Numéro" }).fill(numero);
      await page.request.patch(`/api/documents/${id}`, { data: elsewhere });
      await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
      return dialog;
    };
    await edit("A-1", { note: "Franchise 300 €" });
    await expect.poll(() => storedPapers(page)).toMatchObject([{ numero: "A-1", note: "Franchise 300 €" }]);
    await expect(page.getByRole("dialog")).toBeHidden();
    const dialog = await edit("A-2", { numero: "B-9" });
    await expect(dialog.getByText("Ce papier a été modifié entre-temps.")).toBeVisible();
    await expect(dialog.getByText("Numéro : « B-9 »")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect.poll(() => storedPapers(page)).toMatchObject([{ numero: "A-2", note: "Franchise 300 €" }]);
  },
);

test(
  "a file that is chosen is asked about before it is lost, and a removed one can be taken back",
  onPhone,
  async ({ owner: page }) => {
    const { id } = await addBoat(page);
    const paper = await addPaper(page, id);
    const fichier = await aPage(page, "navy");
    await page.request.put(`/api/documents/${paper.id}/fichier`, { multipart: { fichier } });
    await page.goto("/papiers");
    const form = await openForm(page);
    const photos = form.locator("input[type=file][multiple]");
    await photos.setInputFiles([await aPage(page, "teal")]);
    await expect(form.getByText(/^1.page en un PDF/)).toBeVisible();
    const pdf = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    await photos.setInputFiles([pdf, await aPage(page, "maroon")]);
    await expect(form.getByRole("alert")).toContainText("Un PDF se joint seul : « a.pdf » n’a pas été ajouté.");
    await expect(form.getByText(/^2.pages en un PDF/)).toBeVisible();
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
    await question.getByRole("button", { name: "Abandonner" }).click();
    await expect(form).toBeHidden();

    await page.getByRole("button", { name: "Autres actions : Assurance 2026" }).click();
    await page.getByRole("menuitem", { name: "Modifier" }).click();
    const dialog = page.getByRole("dialog", { name: "Modifier le papier" });
    await dialog.getByRole("button", { name: "Retirer le fichier" }).click();
    await expect(dialog.getByText("Le fichier sera retiré.")).toBeVisible();
    await dialog.getByRole("button", { name: "Annuler ce choix" }).click();
    await expect(dialog.getByText(/^navy\.jpg/)).toBeVisible();
    await dialog.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect(dialog).toBeHidden();
  },
);

test("of the last page, too, it is told that it was removed", onPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/papiers");
  const dialog = await openForm(page);
  const photos = dialog.locator("input[type=file][multiple]");
  await photos.setInputFiles([await aPage(page, "teal")]);
  await dialog.getByRole("button", { name: "Retirer la page 1" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Page 1 retirée. Il n’en reste aucune." })).toBeAttached();
  await expect(dialog.getByRole("button", { name: "Choisir un fichier" })).toBeFocused();
});

test("a file on its way goes on without the form, and can be stopped in it", onPhone, async ({ owner: page }) => {
  const { id } = await addBoat(page);
  await addPaper(page, id);
  await page.goto("/papiers");
  const edit = async () => {
    await page.getByRole("button", { name: "Autres actions : Assurance 2026" }).click();
    await page.getByRole("menuitem", { name: "Modifier" }).click();
    const dialog = page.getByRole("dialog", { name: "Modifier le papier" });
    await dialog.locator('input[type=file][accept*="pdf"]').setInputFiles(await aPage(page, "teal"));
    await expect(dialog.getByText(/^teal\.jpg/)).toBeVisible();
    await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect(dialog.getByRole("progressbar", { name: "Envoi du fichier" })).toBeVisible();
    return dialog;
  };
  const letGo = await hold(page, "**/api/documents/*/fichier*");
  let dialog = await edit();
  await dialog.getByRole("button", { name: "Arrêter l’envoi" }).click();
  await expect(dialog.getByRole("alert")).toContainText("L’envoi a été arrêté.");
  await dialog.getByRole("button", { name: "Annuler", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abandonner" }).click();
  dialog = await edit();
  await dialog.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(dialog).toBeHidden();
  letGo();
  await expect(toast(page, "« Assurance 2026 » a été modifié.")).toBeVisible();
  await expect.poll(() => storedPapers(page)).toMatchObject([{ fichier: { nom: "teal.jpg" } }]);
});

test(
  "with all boats shown a new paper asks which one it is of, and a work’s is of its own boat",
  onPhone,
  async ({ owner: page }) => {
    await becomePro(page);
    const first = await addBoat(page, { nom: "Albatros" });
    const second = await addBoat(page, { nom: "Goéland" });
    const work = await addMaintenance(page, first.id, { titre: "Vidange" });
    await page.goto("/papiers?bateau=tous");
    await page.getByRole("button", { name: "Ajouter un papier" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Ajouter un papier" });
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Assurance 2027");
    await chooseType(page, dialog, "Assurance");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog.getByText("Choisissez un navire.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("combobox", { name: "Navire" }).click();
    await page.getByRole("option", { name: /Goéland/ }).click();
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await storedPapers(page)).toMatchObject([{ titre: "Assurance 2027", bateau_id: second.id }]);

    await page.goto(`/papiers?bateau=${first.id}&maintenance=${work.id}`);
    await expect(page.getByText("Pièces jointes de « Vidange »")).toBeVisible();
    await page.getByRole("combobox", { name: "Navire" }).click();
    await page.getByRole("option", { name: /Goéland/ }).click();
    await expect(page).not.toHaveURL(/maintenance=/);
    await expect(page.getByText("Pièces jointes de « Vidange »")).toHaveCount(0);
  },
);
