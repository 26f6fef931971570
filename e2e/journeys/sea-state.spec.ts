import { readFile } from "node:fs/promises";
import { FREE_LIMITS } from "@bosco/domain/account";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, expectAccessible, gate, onPhone, PASSWORD, post, toast } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { spokenSign, syncSign, test, untilKept } from "../support/sea.ts";
import { signUpWithStock, storedArticles } from "../support/stock.ts";

const toDecide = (page: Page) => page.getByRole("region", { name: /^À résoudre/ });
const waiting = (page: Page) => page.getByRole("region", { name: /^En attente/ });
const addOne = (page: Page) => page.getByRole("button", { name: "Augmenter : Rouet" }).first().click();

/** An account with one article, on a page that works without a network, and without one. */
async function atSea(page: Page, context: BrowserContext) {
  const { boatId } = await signUpWithStock(page, [{ nom: "Rouet", quantite: 2, quantite_max: 9 }]);
  const [article] = await storedArticles(page);
  await page.goto("/inventory");
  await expect(page.getByText("Rouet").first()).toBeVisible();
  await untilKept(page);
  await expect(syncSign(page)).toBeHidden();
  await context.setOffline(true);
  await expect(syncSign(page)).toHaveText("Hors ligne");
  return { boatId, address: `/api/inventaire/${article?.id}` };
}

const openState = async (page: Page) => {
  await syncSign(page).click();
  await expect(page.getByRole("heading", { name: "Synchronisation", level: 1 })).toBeVisible();
};

/** Back in reach, with one change that somebody has to decide about. */
async function backWithOneToDecide(page: Page, context: BrowserContext) {
  await context.setOffline(false);
  await expect(syncSign(page)).toHaveText("1 à résoudre");
  await expect(spokenSign(page)).toHaveText("Modifications à résoudre");
  await openState(page);
  // why: it waits on the device, not in the page; and the message that it was kept no longer covers anything.
  await page.reload();
  await expect(toDecide(page)).toBeVisible();
}

async function editPrice(page: Page, price: string) {
  await page.getByRole("button", { name: "Modifier : Rouet" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Prix unitaire" }).fill(price);
  await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(dialog).toBeHidden();
}

const priceOf = async (page: Page) => (await storedArticles(page))[0]?.prix_unitaire;

test.beforeEach(({ noise }) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

test("without a network a change waits, is told in words, and goes by itself", gate, async ({ page, context }) => {
  await atSea(page, context);
  await addOne(page);
  await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
  await expect(spokenSign(page)).toHaveText("Hors ligne");
  await openState(page);
  const first = waiting(page).getByRole("listitem").first();
  await expect(first).toContainText("Rouet : quantité +1");
  await expect(first).toContainText("il y a moins d’une minute");
  await expect(page.getByText("Vous êtes hors ligne.")).toBeVisible();
  await expectAccessible(page);
  await expectGoodLayout(page, "what waits");
  await context.setOffline(false);
  await expect(syncSign(page)).toHaveText("Synchronisé");
  await expect(spokenSign(page)).toHaveText("Synchronisé");
  await expect(page.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
  await expect(syncSign(page)).toBeHidden();
  await expectAccessible(page);
  await expectGoodLayout(page, "everything saved");
  expect((await storedArticles(page))[0]?.quantite).toBe(3);
});

test("a change that has not gone can be taken back", onPhone, async ({ page, context }) => {
  await atSea(page, context);
  await addOne(page);
  await openState(page);
  await page.getByRole("button", { name: /^Annuler cette modification/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler cette modification" }).click();
  await expect(page.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
  await expect(syncSign(page)).toHaveText("Hors ligne");
  await context.setOffline(false);
  await expect(syncSign(page)).toBeHidden();
  expect((await storedArticles(page))[0]?.quantite).toBe(2);
});

test("what a limit refuses is kept, said with the server's words, and given up only on purpose", async ({
  page,
  context,
}) => {
  const { boatId } = await atSea(page, context);
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Courroie");
  await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option").first().click();
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toHaveValue("");
  await dialog.getByRole("button", { name: "Fermer", exact: true }).first().click();
  await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
  const rows = Array.from({ length: FREE_LIMITS.articles - 1 }, (_, index) => ({
    bateau_id: boatId,
    nom: `Article ${index}`,
    categorie: "Alimentation",
  }));
  await post(page, "inventaire", rows);
  await backWithOneToDecide(page, context);
  await expect(toDecide(page)).toContainText("Article « Courroie » ajouté");
  await expect(toDecide(page)).toContainText(/limite|gratuit/i);
  await expect(toDecide(page).getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expectAccessible(page);
  await expectGoodLayout(page, "a refused limit");
  await toDecide(page).getByRole("button", { name: "Abandonner" }).click();
  await expectAccessible(page);
  await expectGoodLayout(page, "giving up");
  await page.getByRole("alertdialog").getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
  await expect(syncSign(page)).toBeHidden();
});

for (const [choice, price] of [
  ["Garder ma version", 10],
  ["Prendre l’autre version", 12.5],
] as const)
  test(`of a field that was changed twice both values are shown: ${choice}`, gate, async ({ page, context }) => {
    const { address } = await atSea(page, context);
    await editPrice(page, "10");
    const answer = await page.request.patch(address, { data: { prix_unitaire: 12.5 } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await backWithOneToDecide(page, context);
    await expect(page.getByRole("region", { name: "Votre version" })).toContainText(/Prix unitaire.*10,00\s€/);
    await expect(page.getByRole("region", { name: "L’autre version" })).toContainText(/Prix unitaire.*12,50\s€/);
    await expectAccessible(page);
    await expectGoodLayout(page, "two versions");
    await page.getByRole("button", { name: choice }).click();
    await expect(page.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
    expect(await priceOf(page)).toBe(price);
  });

for (const [choice, names] of [
  ["Restaurer", ["Rouet"]],
  ["Abandonner", []],
] as const)
  test(`what was deleted meanwhile and changed here: ${choice}`, onPhone, async ({ page, context }) => {
    const { address } = await atSea(page, context);
    await editPrice(page, "10");
    expect((await page.request.delete(address)).ok()).toBe(true);
    await backWithOneToDecide(page, context);
    await expect(toDecide(page)).toContainText(
      "Une suppression a eu lieu entre-temps sur un autre appareil ou par l’équipage, ou le bateau n’est plus partagé avec vous.",
    );
    await toDecide(page).getByRole("button", { name: choice }).click();
    if (choice === "Abandonner") {
      await expect(page.getByRole("alertdialog")).toContainText(/Prix unitaire\s: 10,00\s€/);
      await page.getByRole("alertdialog").getByRole("button", { name: "Abandonner" }).click();
    }
    await expect(page.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
    expect((await storedArticles(page)).map(({ nom }) => nom)).toEqual(names);
  });

test(
  "whoever signs out with changes that wait is told their number, and then nothing is left",
  gate,
  async ({ page, context }) => {
    await atSea(page, context);
    await addOne(page);
    await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
    const leave = async () => {
      await page.getByRole("button", { name: "Menu du compte" }).click();
      await page.getByRole("menuitem", { name: "Déconnexion" }).click();
    };
    const question = page.getByRole("alertdialog", { name: "1 modification n’est pas enregistrée" });
    await leave();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await expectGoodLayout(page, "signing out");
    await question.getByRole("button", { name: "Rester connecté" }).click();
    await expect(question).toBeHidden();
    await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
    await leave();
    await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
    await page.waitForURL("/");
    await expect.poll(() => keptIn(page)).not.toContain("Rouet");
    await context.setOffline(false);
  },
);

const ONE_MORE = { en_attente: [{ modification: "Rouet\u00a0: quantité +1" }], a_resoudre: [] };

/** The copy that is offered there. */
async function copyBy(page: Page, place: Locator): Promise<unknown> {
  const saved = page.waitForEvent("download");
  await place.getByRole("button", { name: "En garder une copie" }).click();
  return JSON.parse(await readFile(await (await saved).path(), "utf8"));
}

test("F12: of an account that was deleted meanwhile, what waited can be kept as a file", async ({ page, context }) => {
  await atSea(page, context);
  await addOne(page);
  await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
  const gone = await page.request.delete("/api/profils_utilisateur", { data: { confirmation: "SUPPRIMER" } });
  expect(gone.ok(), await gone.text()).toBe(true);
  await context.setOffline(false);
  const ended = toast(page, "Session terminée");
  await expect(ended).toContainText("1 modification attend sur cet appareil");
  expect(await copyBy(page, ended)).toMatchObject(ONE_MORE);
  await page.getByRole("link", { name: "Se connecter" }).first().click();
  const note = page.getByRole("region", { name: "Modifications en attente" });
  await expect(note).toContainText(
    "1 modification attend sur cet appareil\u00a0: elle sera envoyée à votre prochaine connexion.",
  );
  await expectAccessible(page);
  await expectGoodLayout(page, "what waits, at sign-in");
  await page.getByLabel("E-mail").fill("plus-personne@bosco.test");
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(toast(page, "Erreur")).toBeVisible();
  await expect(ended).toBeHidden();
  expect(await copyBy(page, note)).toMatchObject(ONE_MORE);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
  await expect(note).toBeHidden();
});

test("F15: a browser without room says that nothing was saved, and shows nothing else", async ({ page, context }) => {
  await atSea(page, context);
  // why by hand: Chromium's own quota lets writes of a few bytes pass.
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { giveRoom: () => Object.assign(IDBObjectStore.prototype, { add, put }) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add;
  });
  await addOne(page);
  await expect(toast(page, "Hors ligne")).toContainText("rien n’a été enregistré");
  await expect(syncSign(page)).toHaveText("Hors ligne");
  await openState(page);
  await expect(page.getByText(/^Ce navigateur ne garde rien/)).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { giveRoom: () => void }).giveRoom());
  await page.goBack();
  await addOne(page);
  await expect(syncSign(page)).toHaveText("Hors ligne · 1 en attente");
  await context.setOffline(false);
  await expect.poll(async () => (await storedArticles(page))[0]?.quantite).toBe(3);
});
