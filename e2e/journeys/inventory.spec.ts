import type { Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { hold, intercept } from "../support/intercept.ts";
import {
  counter,
  expect,
  expectAccessible,
  expectCount,
  gate,
  gateOnBoth,
  gateOnDesk,
  gateOnPhone,
  onPhone,
  test,
  toast,
} from "../support/journey.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

const card = (page: Page, nom: string) => page.getByRole("article", { name: nom, exact: true });
const quantity = async (page: Page, nom: string) =>
  (await storedArticles(page)).find((article) => article.nom === nom)?.quantite;

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("dialog").getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("boats that come late push no button from under the finger", async ({ owner: page }) => {
  await addBoat(page);
  const letGo = await hold(page, "**/api/changements**");
  await page.goto("/inventory");
  const add = page.getByRole("button", { name: "Ajouter un article" }).first();
  await expect(add).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Navire" })).toHaveCount(0);
  const before = await add.boundingBox();
  letGo();
  await expect(page.getByRole("combobox", { name: "Navire" })).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
});

test("the demo's inventory: counters, sections, cards, tabs", gateOnBoth, async ({ demo: page }) => {
  await page.goto("/inventory");
  await expect(page.getByRole("heading", { name: "Inventaire", level: 1 })).toBeVisible();
  await expectCount(page, "Total articles", 74);
  await expectCount(page, "Stock vide", 3);
  await expect(page.getByText("(50 articles en compte gratuit)")).toHaveCount(0);
  for (const name of ["Espaces stockage", "Catégories", "Liste d'achat PDF", "Ajouter un article"])
    await expect(page.getByRole("button", { name })).toBeVisible();
  const food = page.getByRole("button", { name: /^Alimentation/ });
  await expect(food).toHaveAttribute("aria-expanded", "true");
  await expect(card(page, "Fruits secs")).toContainText("Suffisant");
  await expect(card(page, "Fruits secs")).toContainText("Table à cartes");
  await expectAccessible(page);

  await food.click();
  await expect(card(page, "Fruits secs")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Alimentation/ })).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("button", { name: /^Alimentation/ }).click();

  await counter(page, "Stock vide").click();
  await expect(card(page, "Jambon")).toContainText("Épuisé");
  // why not their number: only the cards near the screen are drawn.
  await expect(page.getByRole("article").filter({ hasNotText: "Épuisé" })).toHaveCount(0);
  await counter(page, "Total articles").click();

  await page.getByRole("radio", { name: "Par espace" }).click();
  for (const name of ["Cabine avant", "Cale avant"]) await page.getByRole("button", { name }).click();
  const nested = page.getByRole("button", { name: /Coffre bâbord › Bac 1/ });
  const scrollOn = async () => {
    await page.evaluate(() => scrollBy(0, 400));
    return nested.count();
  };
  const further = { message: "a nested space shows its way, further down", intervals: [100] };
  await expect.poll(scrollOn, further).toBe(1);
  await page.getByRole("radio", { name: "À consommer d’abord" }).click();
  await expect(page.getByRole("article").first()).toContainText("Périmé");
  await page.getByRole("tab", { name: "avitaillement" }).click();
  await expect(page.getByRole("tab", { name: "avitaillement" })).toHaveAttribute("aria-selected", "true");
});

test(
  "the search finds without accents, literally, by keyboard, and opens the article",
  gateOnDesk,
  async ({ page }) => {
    await signUpWithStock(page, [
      { nom: "Épices", quantite: 1, quantite_max: 4 },
      { nom: "Lait 100% entier", quantite: 0, quantite_max: 4 },
      { nom: "Éponges", categorie: "Nettoyage", quantite: 4, quantite_max: 4 },
    ]);
    await page.goto("/inventory");
    const search = page.getByRole("combobox", { name: "Rechercher un article" });
    await search.fill("e");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await search.fill("ep");
    await expect(page.getByRole("option")).toHaveCount(2);
    await expect(page.getByRole("option", { name: /Épices/ })).toContainText("1 / 4 · 25 %");
    await expect(page.getByRole("option", { name: /Épices/ })).toContainText("Critique");
    await expect(page.getByRole("option", { name: /Éponges/ })).toContainText("Plein");
    await expectAccessible(page);
    await search.fill("0%");
    await expect(page.getByRole("option")).toHaveCount(1);
    await expect(page.getByRole("option")).toContainText("Vide");
    await search.fill("%%");
    await expect(page.getByText("Aucun article trouvé").first()).toBeVisible();
    await search.fill("ep");
    await expect(page.getByRole("option")).toHaveCount(2);
    await search.press("ArrowDown");
    await search.press("Enter");
    await expect(page.getByRole("dialog", { name: "Modifier l’article" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Nom" })).toHaveValue("Éponges");
  },
);

test("articles are added one after the other, in the same place", gate, async ({ page }) => {
  await signUpWithStock(page, [], ["Placard"]);
  await page.goto("/inventory");
  await expect(page.getByText("(50 articles en compte gratuit)")).toBeVisible();
  await expect(page.getByText("Aucun article trouvé")).toBeVisible();
  await expect(page.getByRole("button", { name: "Liste d'achat PDF" })).toBeDisabled();
  await expect(page.getByText("Actions en lot")).toHaveCount(0);
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  await expect(dialog.getByRole("combobox", { name: "Navire" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await expect.poll(() => storedArticles(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Riz basmati");
  await choose(page, "Catégorie", "Alimentation");
  await choose(page, "Sous-catégorie", "Riz");
  await choose(page, "Espace de stockage", "Placard Coffre");
  await dialog.getByRole("combobox", { name: "Unité" }).click();
  await expect(page.getByRole("option")).toHaveText(["unité", "kg", "g", "L", "mL", "boîte", "pack", "sachet"]);
  await page.getByRole("option", { name: "kg", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Quantité", exact: true }).fill("1,5");
  await dialog.getByRole("textbox", { name: "Quantité maximum" }).fill("beaucoup");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await expect(toast(page, "Article ajouté avec succès !")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toHaveValue("");
  await expect(dialog.getByRole("combobox", { name: "Unité" })).toHaveText("unité");
  await expect(dialog.getByRole("combobox", { name: "Catégorie", exact: true })).toHaveText("Alimentation");
  await expect(dialog.getByRole("combobox", { name: "Sous-catégorie" })).toHaveText("Sans sous-catégorie");
  await dialog.getByRole("textbox", { name: "Nom" }).fill("riz BASMATI");
  await expect(dialog.getByText(/existe déjà sur ce bateau/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Sel");
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toHaveValue("");
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await expectCount(page, "Total articles", 2);
  await expect(card(page, "Riz basmati")).toContainText("Placard");
  await expect
    .poll(() => storedArticles(page))
    .toMatchObject([
      { nom: "Riz basmati", quantite: 1.5, quantite_max: 1, unite: "kg", sous_categorie: "Riz" },
      { nom: "Sel", quantite: 1, quantite_max: 1, unite: "unité" },
    ]);
});

test("an article is edited and deleted; what is wrong is said in words", gate, async ({ page }) => {
  await signUpWithStock(page, [{ nom: "Riz", quantite: 2, quantite_max: 5, unite: "rouleau" }]);
  await page.goto("/inventory");
  await card(page, "Riz")
    .getByRole("button", { name: /^Modifier/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Modifier l’article" });
  await dialog.getByRole("textbox", { name: "Nom" }).fill("R");
  await dialog.getByRole("textbox", { name: "Quantité", exact: true }).fill("-1");
  await dialog.getByRole("textbox", { name: "Quantité maximum" }).fill("0");
  await dialog.getByRole("button", { name: "Modifier" }).click();
  await expect(dialog.getByText("Le nom doit comporter au moins 2 caractères.")).toBeVisible();
  await expect(dialog.getByText("La quantité doit être au moins 0.")).toBeVisible();
  await expect(dialog.getByText("La quantité maximum doit être au moins 1.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Riz rond");
  await dialog.getByRole("textbox", { name: "Quantité", exact: true }).fill("3");
  await dialog.getByRole("textbox", { name: "Quantité maximum" }).fill("6");
  await dialog.getByRole("textbox", { name: "Prix unitaire" }).fill("2,90");
  await dialog.getByRole("textbox", { name: "Date d’expiration" }).fill("31/12/2030");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Modifier" }).click();
  await expect(toast(page, "L'article a été modifié avec succès")).toBeVisible();
  await expect(card(page, "Riz rond")).toContainText("expire le 31/12/2030");
  await expect
    .poll(() => storedArticles(page))
    .toMatchObject([
      {
        nom: "Riz rond",
        quantite: 3,
        quantite_max: 6,
        prix_unitaire: 2.9,
        unite: "rouleau",
        date_peremption: "2030-12-31",
      },
    ]);
  await card(page, "Riz rond")
    .getByRole("button", { name: /^Supprimer/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Article supprimé avec succès !")).toBeVisible();
  await expect(page.getByText("Aucun article trouvé")).toBeVisible();
});

test(
  "the same article edited elsewhere: other fields merge, the same one is asked about",
  onPhone,
  async ({ page, noise }) => {
    noise.allow(/409/);
    await signUpWithStock(page, [{ nom: "Riz", quantite: 2, quantite_max: 5 }]);
    await page.goto("/inventory");
    const [stored] = await storedArticles(page);
    const elsewhere = (data: object) => page.request.patch(`/api/inventaire/${stored?.id}`, { data });
    const dialog = page.getByRole("dialog", { name: "Modifier l’article" });
    await card(page, "Riz")
      .getByRole("button", { name: /^Modifier/ })
      .click();
    await dialog.getByRole("textbox", { name: "Nom" }).fill("Riz du bord");
    await elsewhere({ quantite: 4 });
    await dialog.getByRole("button", { name: "Modifier" }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => storedArticles(page)).toMatchObject([{ nom: "Riz du bord", quantite: 4 }]);

    await card(page, "Riz du bord")
      .getByRole("button", { name: /^Modifier/ })
      .click();
    await dialog.getByRole("textbox", { name: "Nom" }).fill("Riz du cockpit");
    await elsewhere({ nom: "Riz du carré" });
    await dialog.getByRole("button", { name: "Modifier" }).click();
    await expect(dialog.getByRole("alert")).toContainText("« Riz du carré »");
    await expect(dialog.getByRole("textbox", { name: "Nom" })).toHaveValue("Riz du cockpit");
    await dialog.getByRole("button", { name: "Modifier" }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => storedArticles(page)).toMatchObject([{ nom: "Riz du cockpit", quantite: 4 }]);
  },
);

test(
  "taps on the stepper show at once, travel as one difference, and go back when they fail",
  gateOnPhone,
  async ({ page, noise }) => {
    await signUpWithStock(page, [{ nom: "Eau", quantite: 2, quantite_max: 5 }]);
    await page.goto("/inventory");
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/ajuster") && sent.push(request.postData() ?? ""));
    const more = card(page, "Eau").getByRole("button", { name: /^Augmenter/ });
    const value = card(page, "Eau").getByRole("spinbutton");
    await expect(card(page, "Eau")).toContainText("Faible");
    // why inside the page: five presses from here may take longer than a thumb needs, on a machine with other work.
    await more.evaluate(async (button: HTMLButtonElement) => {
      for (let tap = 0; tap < 5; tap++) {
        button.click();
        await new Promise((next) => setTimeout(next));
      }
    });
    await expect(value).toHaveValue("5");
    await expect(card(page, "Eau")).toContainText("Suffisant");
    await expect.poll(() => quantity(page, "Eau")).toBe(5);
    expect(sent.map((body) => JSON.parse(body).delta)).toEqual([3]);
    await expect(more).toHaveAttribute("aria-disabled", "true");

    noise.allow(/500|503|Failed to load/);
    let refuse = () => {};
    const seen = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await intercept(page, "**/ajuster", async (route) => {
      await seen;
      await route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } });
    });
    await card(page, "Eau")
      .getByRole("button", { name: /^Diminuer/ })
      .click();
    await expect(value).toHaveValue("4");
    refuse();
    await expect(value).toHaveValue("5");
    await expect(toast(page, "Impossible de modifier l'article.")).toBeVisible();
  },
);

test("a failed load says so and can be tried again", onPhone, async ({ page, noise }) => {
  noise.allow(/500|Failed to load/);
  await signUpWithStock(page, [{ nom: "Eau" }]);
  let broken = true;
  await page.route("**/api/changements**", (route) =>
    broken ? route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }) : route.continue(),
  );
  await page.goto("/inventory");
  const alert = page.getByRole("alert");
  await expect(alert.filter({ hasText: "Impossible de charger les articles de l'inventaire." })).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await page.getByRole("button", { name: "Réessayer" }).last().click();
  await expect(card(page, "Eau")).toBeVisible();
  await expect(alert).toHaveCount(0);
});
