import type { Page } from "@playwright/test";
import { expect, expectAccessible, gate, holdToast, post, test, toast } from "../support/journey.ts";
import { card, choose, inDays, openMaintenance } from "../support/maintenance.ts";

/** A boat with a work that uses an impeller, one of which lies in the starboard locker. */
async function withPart(page: Page, work: object = {}, quantite = 1) {
  const { boat, rows } = await openMaintenance(page, { titre: "Rouet de pompe", date_echeance: inDays(12), ...work });
  const space = await post(page, "espaces_stockage", { bateau_id: boat.id, nom: "Coffre tribord", type: "Coffre" });
  const article = await post(page, "inventaire", {
    bateau_id: boat.id,
    nom: "Rouet",
    categorie: "Technique",
    numero_fabricant: "129670-42531",
    quantite,
    quantite_max: 2,
    espace_stockage_id: space.id,
  });
  const part = { bateau_id: boat.id, maintenance_id: rows[0]?.id, article_id: article.id };
  const stock = async () =>
    (await (await page.request.get("/api/inventaire")).json()).find(({ id }: { id: string }) => id === article.id)
      .quantite;
  const works = async () => (await page.request.get("/api/maintenances")).json();
  return { boat, article, part, stock, works };
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Terminer « Rouet de pompe »" });

test(
  "a part is chosen in the form and told on the card; finishing takes it out, undoing gives it back",
  gate,
  async ({ owner: page }) => {
    const { stock, works } = await withPart(page);
    await page.reload();
    await page.getByRole("button", { name: "Modifier « Rouet de pompe »" }).click();
    const form = page.getByRole("dialog", { name: "Modifier la maintenance" });
    await form.getByRole("combobox", { name: "Pièces" }).fill("42531");
    await page.getByRole("option", { name: /Rouet 129670-42531/ }).click();
    await expect(form.getByRole("list", { name: "Pièces choisies" })).toContainText("Rouet 129670-42531");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Modifier", exact: true }).click();
    await expect(form).toBeHidden();
    const lines = card(page, "Rouet de pompe").getByRole("list", { name: "Pièces" });
    await expect(lines).toHaveText(/Rouet 129670-42531\s: 1 à bord, Coffre tribord/);

    await choose(page, "Statut de « Rouet de pompe »", "Terminée");
    await expect(sheet(page).getByRole("checkbox", { name: "Sortir les pièces du stock" })).toBeChecked();
    await expectAccessible(page);
    await sheet(page).getByLabel("Coût").fill("49,9");
    await sheet(page).getByLabel("Note").fill("Clavette usée");
    await sheet(page).getByLabel("Heures moteur").fill("850,5");
    await expect(sheet(page).getByRole("checkbox", { name: /compteur à 850,5/ })).toBeChecked();
    await sheet(page).getByRole("button", { name: "Terminer", exact: true }).click();
    await holdToast(page, "Statut mis à jour");
    await expect(toast(page, 'Le statut a été changé vers "Terminée".')).toContainText(/1\sarticle sorti du stock/);
    await expect.poll(stock).toBe(0);
    await expect.poll(works).toMatchObject([
      {
        statut: "Terminée",
        prix: 49.9,
        heures_realisation: 850.5,
        description: expect.stringContaining("Clavette usée"),
      },
    ]);
    const hours = async () => (await (await page.request.get("/api/bateaux")).json())[0].heures_moteur;
    await expect.poll(hours).toBe(850.5);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.poll(stock).toBe(1);
    await expect.poll(works).toMatchObject([{ statut: "En attente", prix: null, description: "" }]);
    await expect.poll(hours).toBe(842);
  },
);

test("one press passes over the sheet and takes no part; closed, nothing is finished", async ({ owner: page }) => {
  const { part, stock, works } = await withPart(page, { recurrence: "Annuelle" });
  await post(page, "pieces", part);
  await page.reload();
  await expect(card(page, "Rouet de pompe").getByRole("list", { name: "Pièces" })).toBeVisible();
  await choose(page, "Statut de « Rouet de pompe »", "Terminée");
  await sheet(page).getByRole("button", { name: "Fermer" }).click();
  await expect(sheet(page)).toBeHidden();
  expect(await works()).toMatchObject([{ statut: "En attente" }]);
  await choose(page, "Statut de « Rouet de pompe »", "Terminée");
  await sheet(page).getByRole("button", { name: "Terminer sans préciser" }).click();
  await expect(page.getByText('Le statut a été changé vers "Terminée".')).toBeVisible();
  await expect.poll(async () => (await works()).length).toBe(2);
  await expect(toast(page, "Statut mis à jour")).not.toContainText("du stock");
  expect(await stock()).toBe(1);
});

test("« Terminée » chosen in the form and not gone through with is told", async ({ owner: page }) => {
  const { part, works } = await withPart(page);
  await post(page, "pieces", part);
  await page.reload();
  await expect(card(page, "Rouet de pompe").getByRole("list", { name: "Pièces" })).toBeVisible();
  await page.getByRole("button", { name: "Modifier « Rouet de pompe »" }).click();
  const form = page.getByRole("dialog", { name: "Modifier la maintenance" });
  await choose(form, "Statut", "Terminée");
  await form.getByRole("button", { name: "Modifier", exact: true }).click();
  await sheet(page).getByRole("button", { name: "Fermer" }).click();
  await expect(toast(page, "La maintenance n’est pas terminée.")).toBeVisible();
  expect(await works()).toMatchObject([{ statut: "En attente" }]);
});

test("of what is poured, less than one is needed", async ({ owner: page }) => {
  const { part } = await withPart(page);
  await post(page, "pieces", part);
  await page.reload();
  await page.getByRole("button", { name: "Modifier « Rouet de pompe »" }).click();
  const form = page.getByRole("dialog", { name: "Modifier la maintenance" });
  const needed = form.getByRole("spinbutton", { name: /^Rouet/ });
  await needed.fill("0,35");
  await needed.press("Enter");
  await needed.press("ArrowDown");
  await expect(needed).toHaveValue("0,35");
  await form.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(form).toBeHidden();
  const parts = async () => (await page.request.get("/api/pieces")).json();
  await expect.poll(parts).toMatchObject([{ quantite: 0.35 }]);
});

test("what is short for the coming month goes to the shopping list, once", async ({ owner: page }) => {
  const { part } = await withPart(page, {}, 0);
  await post(page, "pieces", { ...part, quantite: 2 });
  await page.goto("/maintenance");
  const note = page.getByRole("region", { name: "Pièces manquantes" });
  await expect(note).toContainText(/1\sarticle manque pour les travaux des 30\sprochains jours/);
  await expectAccessible(page);
  await expect(card(page, "Rouet de pompe")).toContainText(/Rouet 129670-42531 ×\s2\s: manque 2/);
  await note.getByRole("button", { name: "Ajouter à la liste d’achats" }).click();
  await expect(page.getByText("Pièces ajoutées")).toBeVisible();
  await note.getByRole("button", { name: "Ajouter à la liste d’achats" }).click();
  await expect(page.getByText("Rien à ajouter")).toBeVisible();
  const lists = await (await page.request.get("/api/listes_avitaillement")).json();
  expect(lists).toMatchObject([
    { nom: "Pièces à acheter", articles: [{ nom: "Rouet (129670-42531)", quantite: 2, categorie: "Technique" }] },
  ]);
});

test("a new article starts at one, and carries what it is ordered by", async ({ owner: page }) => {
  await withPart(page);
  await page.goto("/inventory?ajouter=1");
  const form = page.getByRole("dialog", { name: "Ajouter un article" });
  await expect(form.getByLabel("Quantité", { exact: true })).toHaveValue("1");
  await form.getByLabel("Nom").fill("Filtre à gazole");
  await choose(page, /^Catégorie/, "Équipements");
  await form.getByLabel("Référence").fill("FG-12");
  await form.getByLabel("Numéro du fabricant").fill("129470-55810");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();
  const articles = async () =>
    (await (await page.request.get("/api/inventaire/recherche?q=129470")).json()) as { reference: string }[];
  await expect.poll(articles).toMatchObject([{ reference: "FG-12", quantite: 1 }]);
});

test("an article says which works use it, before it is edited or removed", async ({ owner: page }) => {
  const { boat, part } = await withPart(page);
  await post(page, "moteurs", { bateau_id: boat.id, nom: "Moteur tribord", type: "Yanmar", heures: 790 });
  await post(page, "pieces", part);
  await page.goto("/inventory");
  await page.getByRole("button", { name: /^Supprimer.*Rouet/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText(/Il est utilisé par 1\smaintenance\./);
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("button", { name: /^Modifier.*Rouet/ }).click();
  const form = page.getByRole("dialog", { name: "Modifier l’article" });
  await expect(form).toContainText(/Utilisé par\s: Rouet de pompe \(Moteur.*\)/);
});
