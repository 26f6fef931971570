import { expect, expectAccessible, gate, gateOnPhone, test, toast } from "../support/journey.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

test("storage spaces are added, nested, edited and removed", gate, async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  const list = page.getByRole("dialog", { name: "Espaces de stockage" });
  await expect(list.getByText("Aucun espace de stockage configuré pour ce navire.")).toBeVisible();

  async function add(nom: string, type: string, fill?: () => Promise<void>) {
    await list.getByRole("button", { name: "Ajouter un espace" }).click();
    const form = page.getByRole("dialog", { name: "Ajouter un espace de stockage" });
    await form.getByRole("textbox", { name: "Nom" }).fill(nom);
    await form.getByRole("combobox", { name: "Type" }).click();
    await page.getByRole("option", { name: type }).click();
    await fill?.();
    await form.getByRole("button", { name: "Ajouter" }).click();
    await expect(form).toHaveCount(0);
    await expect(toast(page, "Espace de stockage ajouté avec succès !")).toBeVisible();
  }
  await add("Coffre bâbord", "Coffre", async () => {
    await page.getByRole("textbox", { name: "Capacité" }).fill("450");
    await page.getByRole("textbox", { name: "Description" }).fill("Amarres et gilets");
  });
  await add("Bac 2", "Autre", async () => {
    await page.getByRole("combobox", { name: "Rangé dans" }).click();
    await page.getByRole("option", { name: "Coffre bâbord" }).click();
  });
  await expect(list.getByText("Coffre bâbord › Bac 2")).toBeVisible();
  await expect(list.getByText("450 L")).toBeVisible();
  await expect(list.getByText("Amarres et gilets")).toBeVisible();
  await expectAccessible(page);

  await list.getByRole("button", { name: "Modifier : Bac 2" }).click();
  const form = page.getByRole("dialog", { name: "Modifier l’espace de stockage" });
  await form.getByRole("textbox", { name: "Nom" }).fill("");
  await form.getByRole("button", { name: "Modifier" }).click();
  await expect(form.getByText("Ce champ est requis.")).toBeVisible();
  await form.getByRole("textbox", { name: "Nom" }).fill("Bac 3");
  await form.getByRole("button", { name: "Modifier" }).click();
  await expect(toast(page, "Espace de stockage modifié avec succès !")).toBeVisible();

  await list.getByRole("button", { name: "Supprimer : Coffre bâbord" }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("Êtes-vous sûr de vouloir supprimer cet espace de stockage ?");
  await confirm.getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Espace de stockage supprimé avec succès !")).toBeVisible();
  await expect(list.getByText("Bac 3", { exact: true })).toBeVisible();
});

test("own categories are added with an icon, renamed and removed; built-in ones are locked", async ({ page }) => {
  await signUpWithStock(page, [{ nom: "Riz" }]);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Catégories" }).click();
  const list = page.getByRole("dialog", { name: "Catégories et sous-catégories" });
  const categories = list.getByRole("region", { name: "Catégories", exact: true });
  const subCategories = list.getByRole("region", { name: "Sous-catégories" });
  await expect(categories.getByRole("heading")).toHaveText("Catégories (10)");
  await expect(categories.getByRole("button", { name: /Modifier/ })).toHaveCount(0);

  await categories.getByRole("button", { name: "Ajouter une catégorie" }).click();
  const form = page.getByRole("dialog", { name: "Ajouter une catégorie" });
  await expect(form.getByRole("radio")).toHaveCount(10);
  await form.getByRole("textbox", { name: "Nom" }).fill("Pêche");
  await form.getByRole("radio", { name: "Couverts" }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Ajouter" }).click();
  await expect(toast(page, "Catégorie ajoutée avec succès !")).toBeVisible();
  await expect(categories.getByRole("heading")).toHaveText("Catégories (11)");

  await subCategories.getByRole("button", { name: "Ajouter une sous-catégorie" }).click();
  const subForm = page.getByRole("dialog", { name: "Ajouter une sous-catégorie" });
  await subForm.getByRole("combobox", { name: "Catégorie" }).click();
  await page.getByRole("option", { name: "Pêche" }).click();
  await subForm.getByRole("textbox", { name: "Nom" }).fill("Leurres");
  await subForm.getByRole("button", { name: "Ajouter" }).click();
  await expect(toast(page, "Sous-catégorie ajoutée avec succès !")).toBeVisible();
  await expect(subCategories.getByRole("listitem").filter({ hasText: "Leurres" })).toContainText("Pêche · 0 article");

  const [riz] = await storedArticles(page);
  await page.request.patch(`/api/inventaire/${riz?.id}`, { data: { categorie: "Pêche", sous_categorie: "Leurres" } });
  await categories.getByRole("button", { name: "Modifier : Pêche" }).click();
  const edit = page.getByRole("dialog", { name: "Modifier la catégorie" });
  await edit.getByRole("textbox", { name: "Nom" }).fill("Pêche au gros");
  await edit.getByRole("button", { name: "Modifier" }).click();
  await expect(toast(page, "Catégorie modifiée avec succès !")).toBeVisible();
  await expect(subCategories.getByRole("listitem").filter({ hasText: "Leurres" })).toContainText(
    "Pêche au gros · 1 article",
  );

  await categories.getByRole("button", { name: "Supprimer : Pêche au gros" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("1 article restera « Sans catégorie ».");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Catégorie supprimée avec succès !")).toBeVisible();
  await list.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("button", { name: /^Sans catégorie/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sans sous-catégorie/ })).toBeVisible();
});

test("a scanned label opens the content of its space", gateOnPhone, async ({ page }) => {
  const { spaces, boatId } = await signUpWithStock(page, [{ nom: "Ailleurs" }], ["Coffre"]);
  await page.request.post("/api/inventaire", {
    data: { bateau_id: boatId, nom: "Dedans", categorie: "Divers", espace_stockage_id: spaces[0]?.id },
  });
  await page.goto(`/inventory?espace=${spaces[0]?.id}`);
  await expect(page.getByText("Contenu de l’espace Coffre")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Dedans" })).toBeVisible();
  await page.getByRole("button", { name: "Tout l’inventaire" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});
