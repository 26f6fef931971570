import { addBoat } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { expect, expectAccessible, gate, onPhone, test, toast } from "../support/journey.ts";
import { addPaper, chooseType, dayIn, openForm, openPaper } from "../support/papers.ts";

test("papers stand in groups with what expires, and are found without accents", gate, async ({ owner: page }) => {
  const { id } = await addBoat(page);
  await addPaper(page, id, { date_expiration: dayIn(10), numero: "AB-12" });
  await addPaper(page, id, { titre: "Révision du radeau", type: "Certificat radeau", date_expiration: dayIn(-1) });
  await addPaper(page, id, { titre: "Carte de circulation", type: "Carte de circulation" });
  await addPaper(page, id, { titre: "Contrat 2024", type: "Contrat de port", date_expiration: dayIn(-400) });
  await addPaper(page, id, { titre: "Contrat 2026", type: "Contrat de port", date_expiration: dayIn(200) });
  await page.goto("/papiers");
  const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(row("Assurance 2026")).toContainText("Expire bientôt");
  await expect(row("Assurance 2026")).toContainText("n° AB-12");
  await expect(row("Révision du radeau")).toContainText("Expiré");
  await expect(row("Carte de circulation")).not.toContainText("Expir");
  await expect(row("Contrat 2024")).toContainText("Remplacé");
  await expect(row("Contrat 2024").getByText("Expiré", { exact: true })).toHaveCount(0);
  await expect(row("Contrat 2026")).not.toContainText("Remplacé");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bateau", "Sécurité", "Port"]);
  await expectAccessible(page);
  const search = page.getByRole("searchbox", { name: "Rechercher un papier" });
  await search.fill("REVISION");
  await expect(page.getByRole("listitem").filter({ hasText: "Assurance 2026" })).toHaveCount(0);
  await expect(row("Révision du radeau")).toBeVisible();
  await search.fill("%");
  await expect(page.getByText("Aucun papier trouvé")).toBeVisible();
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await page.getByRole("combobox", { name: "Type de papier" }).click();
  await page.getByRole("option", { name: "Assurance" }).click();
  await expect(page).toHaveURL(/type=Assurance/);
  await expect(row("Révision du radeau")).toHaveCount(0);
  await page.goBack();
  await expect(row("Révision du radeau")).toBeVisible();
});

test(
  "the free plan's limit is told by its sentence, and what was typed stays",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/403|Failed to load/);
    const { id } = await addBoat(page);
    for (let n = 1; n <= 5; n += 1) await addPaper(page, id, { titre: `Facture ${n}`, type: "Facture" });
    await page.goto("/papiers");
    const dialog = await openForm(page);
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Sixième");
    await chooseType(page, dialog, "Facture");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(toast(page, "Limite atteinte")).toContainText("Les comptes gratuits sont limités à 5 papiers.");
    await expect(dialog.getByRole("textbox", { name: "Titre" })).toHaveValue("Sixième");
  },
);

test("the crew opens papers and is offered no edit below 'gestion'", onPhone, async ({ owner: page, newcomer }) => {
  const { id } = await addBoat(page);
  await addPaper(page, id, { note: "Franchise 300 €" });
  const mate = await newcomer();
  await join(mate, page, id, "equipage");
  await mate.goto(`/papiers?bateau=${id}`);
  const view = await openPaper(mate, "Assurance 2026");
  await expect(view.getByText("Franchise 300 €")).toBeVisible();
  await expect(view.getByRole("button", { name: /Modifier/ })).toHaveCount(0);
  await view.getByRole("button", { name: "Fermer" }).last().click();
  await expect(mate.getByRole("button", { name: "Ajouter un papier" })).toHaveCount(0);
  await expect(mate.getByRole("button", { name: /Autres actions/ })).toHaveCount(0);
});
