import type { Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import {
  counter,
  expect,
  expectAccessible,
  expectStep,
  gate,
  gateOnPhone,
  onPhone,
  PASSWORD,
  post,
  reload,
  signUp,
  test,
  toast,
} from "../support/journey.ts";
import { ADMIN } from "../support/server.ts";
import { signUpWithStock } from "../support/stock.ts";

const shownBoat = (page: Page) => page.getByRole("combobox", { name: "Navire" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
/** What the address asks for. */
const asked = (page: Page) => new URL(page.url()).searchParams;

async function choose(page: Page, boat: string) {
  await shownBoat(page).click();
  await page.getByRole("option", { name: boat }).click();
}

async function withTwoBoats(page: Page) {
  await becomePro(page);
  const [first, second] = [await addBoat(page, { nom: "Albatros" }), await addBoat(page, { nom: "Goéland" })];
  return { first: first.id, second: second.id };
}

test(
  "the boat is in the address: two tabs show two boats, and Back leads from one to the other",
  gate,
  async ({ owner: page, context }) => {
    const { first, second } = await withTwoBoats(page);
    await page.goto("/dashboard");
    await expect(shownBoat(page)).toContainText("Albatros");
    await choose(page, "Goéland");
    await expect(shownBoat(page)).toContainText("Goéland");
    expect(asked(page).get("bateau")).toBe(second);

    const other = await context.newPage();
    await other.goto(`/inventory?bateau=${first}`);
    await expect(shownBoat(other)).toContainText("Albatros");
    await page.reload();
    await expect(shownBoat(page)).toContainText("Goéland");
    await page.getByRole("link", { name: "Inventaire" }).first().click();
    await expect(page.getByRole("heading", { name: "Inventaire", level: 1 })).toBeVisible();
    await expect(shownBoat(page)).toContainText("Goéland");
    await other.reload();
    await expect(shownBoat(other)).toContainText("Albatros");
    await other.close();

    await page.goBack();
    await expect(shownBoat(page)).toContainText("Goéland");
    await page.goBack();
    await expect(shownBoat(page)).toContainText("Albatros");
    await page.goForward();
    await expect(shownBoat(page)).toContainText("Goéland");
  },
);

test("Back works through tabs, filters and views, and leaves nothing scrolled away", async ({ page }) => {
  await signUpWithStock(page, [
    { nom: "Riz", quantite: 0, quantite_max: 5 },
    { nom: "Sel", quantite: 4, quantite_max: 4 },
  ]);
  await page.goto("/inventory");
  await counter(page, "Stock vide").click();
  await expect(page.getByRole("heading", { name: "Sel" })).toHaveCount(0);
  await tab(page, "Avitaillement").click();
  await expect(tab(page, "Avitaillement")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab(page, "Avitaillement")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab(page, "Inventaire")).toHaveAttribute("aria-selected", "true");
  await expect(counter(page, "Stock vide")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sel" })).toBeVisible();

  await page.goto("/maintenance");
  await tab(page, "Toutes les maintenances").click();
  await counter(page, "En retard").click();
  await expect(counter(page, "En retard")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(counter(page, "En retard")).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
  await expect(tab(page, "Par statut")).toHaveAttribute("aria-selected", "true");
});

test("Back closes a dialog; a link in it leads on; nothing is left over after a reload", gate, async ({ page }) => {
  await signUpWithStock(page, [{ nom: "Riz", quantite: 1, quantite_max: 5 }]);
  await page.goto("/dashboard");
  await page.goto("/inventory");
  const spaces = page.getByRole("dialog", { name: "Espaces de stockage" });
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  await expect(spaces).toBeVisible();
  // a dialog over a dialog: one press of Back closes one
  await spaces.getByRole("button", { name: "Ajouter un espace" }).click();
  const space = page.getByRole("dialog", { name: "Ajouter un espace de stockage" });
  await expect(space).toBeVisible();
  await expectStep(page, 2);
  await page.goBack();
  await expect(space).toHaveCount(0);
  await expect(spaces).toBeVisible();
  await expectStep(page, 1);
  await page.goBack();
  await expect(spaces).toHaveCount(0);
  await expect(page).toHaveURL("/inventory");

  // closed by its own button, it leaves no step behind
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  await spaces.getByRole("button", { name: "Fermer" }).first().click();
  await expect(spaces).toHaveCount(0);
  await expectStep(page, 0);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");

  await page.goForward();
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  await expect(spaces).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Inventaire", level: 1 })).toBeVisible();
  await expectStep(page, 0);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
});

test("Escape and Back ask before what was typed is lost", gate, async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const form = page.getByRole("dialog", { name: "Ajouter un article" });
  const name = form.getByRole("textbox", { name: "Nom" });
  const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
  await name.fill("Rouet de pompe");
  for (const leave of [() => name.press("Escape"), () => page.goBack()]) {
    await expectStep(page, 1);
    await leave();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue("Rouet de pompe");
  }
  // Back in the question stays in the form
  await expectStep(page, 1);
  await name.press("Escape");
  await expect(question).toBeVisible();
  await expectStep(page, 2);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue("Rouet de pompe");
  await name.press("Escape");
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  await expect(name).toHaveValue("");
  await expectStep(page, 1);
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/inventory");

  // a longer way back asks too, and leads to the form again
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Inventaire" }).first().click();
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  await name.fill("Rouet de pompe");
  await expectStep(page, 1);
  await page.evaluate(() => history.go(-2));
  await expect(question).toBeVisible();
  await expect(page).toHaveURL("/inventory");
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(name).toHaveValue("Rouet de pompe");
});

test("an address opens what it names, once", onPhone, async ({ page }) => {
  const { boatId } = await signUpWithStock(page, [{ nom: "Riz", quantite: 1, quantite_max: 5 }]);
  const [article] = await (await page.request.get("/api/inventaire")).json();
  await page.goto(`/inventory?bateau=${boatId}&article=${article.id}`);
  const form = page.getByRole("dialog", { name: "Modifier l’article" });
  await expect(form.getByRole("textbox", { name: "Nom" })).toHaveValue("Riz");
  await form.getByRole("button", { name: "Fermer" }).first().click();
  await expect(form).toHaveCount(0);
  expect(asked(page).has("article")).toBe(false);
  await reload(page);
  await expect(page.getByRole("heading", { name: "Riz" })).toBeVisible();
  await expect(form).toHaveCount(0);

  const work = await post(page, "maintenances", {
    bateau_id: boatId,
    titre: "Vidange",
    categorie: "Moteur",
    date_echeance: "2030-01-01",
  });
  await page.goto(`/maintenance?bateau=${boatId}&maintenance=${work.id}`);
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Titre" })).toHaveValue("Vidange");
  const checklist = await post(page, "checklists_nouvelles", {
    bateau_id: boatId,
    nom: "Avant le départ",
    type: "Départ",
    taches: ["Gaz", "VHF"],
  });
  await page.goto(`/checklists?checklist=${checklist.id}`);
  await expect(page.getByRole("button", { name: /^Avant le départ/ })).toBeFocused();
  await page.goto(`/inventory?article=${boatId}`);
  await expect(toast(page, "Cet article n’existe plus.")).toBeVisible();
  await page.goto("/assistant?fiche=prendre-un-ris");
  await expect(page.getByRole("dialog")).toContainText(/ris/i);
});

test("a label scanned signed out leads to its locker after sign-in", gateOnPhone, async ({ page, context }) => {
  const email = await signUp(page);
  const boat = await addBoat(page);
  const data = { bateau_id: boat.id, nom: "Coffre tribord", type: "Coffre" };
  const space = await post(page, "espaces_stockage", data);
  await context.clearCookies();
  await page.goto(`/inventory?espace=${space.id}`);
  await page.waitForURL("/");
  await expect(toast(page, "Vous devez être connecté pour voir cette page.")).toBeVisible();
  await page.getByRole("link", { name: "Se connecter" }).first().click();
  await page.getByLabel("E-mail").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(page.getByText("Contenu de l’espace")).toContainText("Coffre tribord");
  await page.goto("/auth");
  await page.waitForURL("/dashboard");
});

test("whoever opened the administration signed out is led there", onPhone, async ({ page }) => {
  await page.goto("/admin");
  await page.waitForURL("/auth");
  await page.getByLabel("E-mail").fill(ADMIN.ADMIN_EMAIL);
  await page.locator("input[name=password]").fill(ADMIN.ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await page.waitForURL("/admin");
  await expect(page.getByRole("heading", { name: "Interface Administrateur" })).toBeVisible();
});

test("signing up is a step of signing in, and an address of its own", onPhone, async ({ page, context }) => {
  test.slow();
  const title = (on: Page, name: string) => on.getByRole("heading", { level: 1, name, exact: true });
  await page.goto("/faq");
  await page.goto("/auth");
  await expect(title(page, "Se connecter")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/auth");
  await page.getByRole("button", { name: "Pas encore de compte ? S’inscrire" }).click();
  await expect(title(page, "Créer un compte")).toBeVisible();
  await page.reload();
  await expect(title(page, "Créer un compte")).toBeVisible();
  await other.reload();
  await expect(title(other, "Se connecter")).toBeVisible();
  await other.close();
  await page.goBack();
  await expect(title(page, "Se connecter")).toBeVisible();
  await page.goForward();
  await expect(title(page, "Créer un compte")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});
