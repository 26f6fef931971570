import type { Locator, Page } from "@playwright/test";
import { addBoat, chooseModel, field } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, gate, onPhone, post, signUp, test, toast } from "../support/journey.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { stored } from "../support/lost-answers.ts";
import { addMaintenance, choose } from "../support/maintenance.ts";
import { goOffline } from "../support/offline.ts";
import { test as atSea, syncSign, untilKept } from "../support/sea.ts";

const engine = (scope: Page | Locator, name: string) => scope.getByRole("group", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const names = async (page: Page) => (await stored(page, "moteurs")).map(({ nom, heures }) => [nom, heures]);

/** A catamaran with two engines, by the same calls the pages make. */
async function addCatamaran(page: Page) {
  const boat = await addBoat(page, { nom: "Deux Coques", nom_moteur: "Moteur bâbord", heures_moteur: 812 });
  const second = { bateau_id: boat.id, nom: "Moteur tribord", type: "Yanmar 3JH5, 40 ch", heures: 790 };
  const { id } = await post(page, "moteurs", second);
  return { boat, second: id as string };
}

async function editCatamaran(page: Page) {
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: "Modifier Deux Coques" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier Deux Coques" });
  await expect(engine(dialog, "Moteur tribord")).toBeVisible();
  return dialog;
}

async function readHours(page: Page, name: string, hours: string) {
  await panel(page, name)
    .getByRole("button", { name: `Modifier les heures : ${name}` })
    .click();
  await panel(page, name).getByLabel(`Heures moteur, ${name}`).fill(hours);
  await page.keyboard.press("Enter");
}

test("a catamaran of the catalogue has two engines, and a third is added by hand", gate, async ({ owner: page }) => {
  await page.goto("/mes-bateaux?ajouter=1");
  const dialog = page.getByRole("dialog", { name: "Ajouter un Bateau" });
  await expect(dialog.getByRole("button", { name: "Ajouter un moteur" })).toBeVisible();
  await expect(field(dialog, "Nom du moteur")).toHaveCount(0);
  await field(dialog, "Nom").fill("Deux Coques");
  await chooseModel(dialog, "elba 45");
  const [port, starboard] = [engine(dialog, "Moteur bâbord"), engine(dialog, "Moteur tribord")];
  for (const side of [port, starboard]) await expect(field(side, "Moteur")).toHaveValue("Volvo Penta D2-50, 50 ch");
  await field(port, "Heures moteur").fill("812");
  await field(starboard, "Heures moteur").fill("790");
  await expectGoodLayout(page, "the form of two engines");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Bateau Ajouté")).toBeVisible();
  await expect
    .poll(() => names(page))
    .toEqual([
      ["Moteur bâbord", 812],
      ["Moteur tribord", 790],
    ]);
  const card = page.getByRole("listitem").filter({ hasText: "Deux Coques" }).first();
  await expect(card).toContainText("812 h / 790 h");
  await expect(card).toContainText("Moteur tribord : 790 h");

  await page.getByRole("button", { name: "Modifier Deux Coques" }).click();
  const edit = page.getByRole("dialog", { name: "Modifier Deux Coques" });
  await edit.getByRole("button", { name: "Ajouter un moteur" }).click();
  const third = engine(edit, "Moteur 3");
  await expect(field(third, "Nom du moteur")).toBeFocused();
  await field(third, "Nom du moteur").fill("Groupe électrogène");
  const generator = engine(edit, "Groupe électrogène");
  await field(generator, "Moteur").fill("");
  await edit.getByRole("button", { name: "Enregistrer" }).click();
  await expect(field(generator, "Moteur")).toBeFocused();
  await field(generator, "Moteur").fill("Onan 6 kW");
  await edit.getByRole("button", { name: "Ajouter un moteur" }).click();
  await expect(edit.getByRole("button", { name: "Ajouter un moteur" })).toHaveCount(0);
  await edit.getByRole("button", { name: "Retirer Moteur 4" }).click();
  await expect(edit.getByRole("button", { name: "Ajouter un moteur" })).toBeFocused();
  await edit.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  await expect.poll(async () => (await names(page)).at(-1)).toEqual(["Groupe électrogène", 0]);
});

test("each engine has its hours, its doubt and its own curve", async ({ owner: page }) => {
  const { boat, second } = await addCatamaran(page);
  await page.goto("/dashboard");
  await expect(panel(page, "Moteur tribord")).toContainText("790 h");
  await expectGoodLayout(page, "the dashboard of two engines");
  await expectAccessible(page);
  await readHours(page, "Moteur tribord", "795");
  await expect(toast(page, "Succès")).toContainText("Moteur tribord : heures modifiées avec succès !");
  await expect(panel(page, "Moteur tribord")).toContainText("795 h");
  await readHours(page, "Moteur bâbord", "820,5");
  await expect(toast(page, "Moteur bâbord : heures modifiées avec succès !")).toBeVisible();
  await expect(panel(page, "Moteur bâbord")).toContainText("820,5 h");
  await readHours(page, "Moteur tribord", "700");
  const lower = page.getByRole("alertdialog", { name: "Moins d’heures qu’avant" });
  await expect(lower).toContainText("Moteur tribord : Le dernier relevé est de 795 h");
  await lower.getByRole("button", { name: "Corriger" }).click();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(panel(page, "Moteur tribord").getByRole("button", { name: /^Modifier les heures/ })).toBeFocused();
  expect(await stored(page, "moteurs")).toMatchObject([
    { id: boat.id, heures: 820.5 },
    { id: second, heures: 795 },
  ]);

  for (const [name, from, to] of [
    ["Moteur bâbord", "812", "820,5"],
    ["Moteur tribord", "790", "795"],
  ] as const) {
    await page.getByRole("button", { name: `Historique des heures : ${name}` }).click();
    const history = page.getByRole("dialog", { name: `Heures moteur : ${name}` });
    const curve = history.getByRole("img", { name: /^Courbe des heures moteur/ });
    await expect(curve).toHaveAccessibleName(new RegExp(`de ${from}.h le .* à ${to}.h le`));
    await expect(history.getByRole("row")).toHaveCount(3);
    await history.getByRole("button", { name: "Fermer" }).click();
    await expect(history).toBeHidden();
  }
});

test("work on one of two engines is called by its engine: when it is finished, looked for, and only looked at", async ({
  owner: page,
  browser,
  baseURL,
}) => {
  const { boat, second } = await addCatamaran(page);
  const work = await addMaintenance(page, boat.id, { titre: "Vidange", moteur_id: second });
  await page.goto("/maintenance");
  await choose(page, /^Statut de « Vidange/, "Terminée");
  const sheet = page.getByRole("dialog", { name: "Terminer « Vidange (Moteur tribord) »" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  const finder = page.getByRole("dialog", { name: "Rechercher" });
  await finder.getByRole("combobox").fill("vidange tribord");
  await expect(finder.getByRole("option", { name: /Vidange \(Moteur tribord\)/ })).toBeVisible();

  const member = await browser.newPage({ baseURL });
  await join(member, page, boat.id, "lecture");
  await member.goto(`/maintenance?maintenance=${work.id}`);
  await expect(member.getByRole("dialog", { name: "Vidange (Moteur tribord)" })).toBeVisible();
  await member.close();
});

test("an engine with work can't be removed: the form says why, and keeps what was typed", async ({
  owner: page,
  noise,
}) => {
  noise.allow(/400|Failed to load/);
  const { boat, second } = await addCatamaran(page);
  const work = await addMaintenance(page, boat.id, { moteur_id: second });
  const dialog = await editCatamaran(page);
  await field(dialog, "Nom").fill("Trois Coques");
  const removing = dialog.getByRole("button", { name: "Retirer Moteur tribord" });
  await expect(removing).toHaveAttribute("aria-disabled", "true");
  await expect(removing).toHaveAccessibleDescription(/^Ce moteur a encore 1\smaintenance/);
  await page.request.patch(`/api/maintenances/${work.id}`, { data: { moteur_id: null } });
  await expect(removing).not.toHaveAttribute("aria-disabled");
  const confirm = async () => {
    await removing.click();
    const question = page.getByRole("alertdialog", { name: "Retirer le moteur" });
    await expect(question).toContainText("son relevé d’heures sera supprimé");
    await question.getByRole("button", { name: "Retirer" }).click();
  };
  await confirm();
  await expect(field(dialog, "Nom du moteur")).toHaveCount(0);
  // Somebody gives the engine work again while the form is open: the server refuses.
  await page.request.patch(`/api/maintenances/${work.id}`, { data: { moteur_id: second } });
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  const note = dialog.getByRole("alert");
  await expect(note).toContainText("Rien n’a été enregistré");
  await expect(note).toContainText(/Moteur tribord\s: Ce moteur a encore 1\smaintenance\s: rattachez-la/);
  await expect(note).toContainText("Votre saisie est intacte : corrigez-la");
  await expect(engine(dialog, "Moteur bâbord")).toBeVisible();
  await expect(field(engine(dialog, "Moteur tribord"), "Heures moteur")).toHaveValue("790");
  await expect(field(dialog, "Nom")).toHaveValue("Trois Coques");
  await expectAccessible(page);
  expect(await stored(page, "bateaux")).toMatchObject([{ nom: "Deux Coques" }]);

  await page.request.patch(`/api/maintenances/${work.id}`, { data: { moteur_id: null } });
  await expect(removing).not.toHaveAttribute("aria-disabled");
  await confirm();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  expect(await stored(page, "moteurs")).toMatchObject([{ id: boat.id, nom: "Moteur", heures: 812 }]);
  expect(await stored(page, "bateaux")).toMatchObject([{ nom: "Trois Coques" }]);
});

test(
  "an engine that could not be saved is told, and the next try sends it alone",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/400|Failed to load/);
    await addCatamaran(page);
    const dialog = await editCatamaran(page);
    await field(dialog, "Nom").fill("Trois Coques");
    await dialog.getByRole("button", { name: "Ajouter un moteur" }).click();
    const refusal = { code: "ENTREE_INVALIDE", message: "Pas aujourd’hui." };
    let refused = 0;
    await intercept(page, "**/api/moteurs", (route) => {
      if (route.request().method() !== "POST" || refused++ > 0) return route.fallback();
      return route.fulfill({ status: 400, json: refusal });
    });
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    const note = dialog.getByRole("alert");
    await expect(note).toContainText("Enregistré : bateau. Pas enregistré :");
    await expect(note).toContainText("Moteur 3 : Pas aujourd’hui.");
    const [before] = await stored(page, "bateaux");
    expect(before).toMatchObject({ nom: "Trois Coques" });
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
    await expect.poll(async () => (await names(page)).length).toBe(3);
    expect((await stored(page, "bateaux"))[0]?.version).toBe(before?.version);
  },
);

test("two people change the same engine: the form tells both values", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/409|Failed to load/);
  const { second } = await addCatamaran(page);
  const dialog = await editCatamaran(page);
  await field(engine(dialog, "Moteur tribord"), "Heures moteur").fill("796");
  await page.request.patch(`/api/moteurs/${second}`, { data: { heures: 798 } });
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Heures moteur : vous avez saisi « 796 », l’autre modification dit « 798 ».",
  );
  expect((await names(page))[1]).toEqual(["Moteur tribord", 798]);
  await field(engine(dialog, "Moteur tribord"), "Heures moteur").fill("799");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  await expect.poll(async () => (await names(page))[1]).toEqual(["Moteur tribord", 799]);
});

test("the fleet shows the hours of each engine", async ({ owner: page }) => {
  await post(page, "fonctions/simuler-paiement", { plan: "mensuel" }, { status: 200 });
  await addCatamaran(page);
  await addBoat(page, { nom: "Albatros", heures_moteur: 100 });
  await page.goto("/flotte");
  await expect(page.getByText("812 h / 790 h").first()).toBeVisible();
  await expect(page.getByText("Moteur bâbord : 812 h, Moteur tribord : 790 h").first()).toBeAttached();
  await expectGoodLayout(page, "the fleet");
});

atSea("hours of the second engine are read without a network, and arrive afterwards", async ({ page, noise }) => {
  atSea.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await signUp(page);
  const { second } = await addCatamaran(page);
  await page.goto("/dashboard");
  await expect(panel(page, "Moteur tribord")).toBeVisible();
  await untilKept(page);
  const sign = syncSign(page);
  await goOffline(page);
  await expect(sign).toHaveText("Hors ligne");
  await readHours(page, "Moteur tribord", "801");
  await expect(page.getByText("Gardé sur cet appareil")).toBeVisible();
  await page.reload();
  await expect(panel(page, "Moteur tribord")).toContainText("801 h");
  await expect(panel(page, "Moteur bâbord")).toContainText("812 h");

  const dialog = await editCatamaran(page);
  await dialog.getByRole("button", { name: "Ajouter un moteur" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  await expect(sign).toHaveText("Hors ligne · 2 en attente");
  await sign.click();
  await expect(page.getByText("Moteur tribord : 801 h")).toBeVisible();
  await expect(page.getByText("Moteur « Moteur 3 » ajouté")).toBeVisible();

  await page.context().setOffline(false);
  await expect(sign).toBeHidden();
  await expect
    .poll(() => names(page))
    .toEqual([
      ["Moteur bâbord", 812],
      ["Moteur tribord", 801],
      ["Moteur 3", 0],
    ]);
  const readings = (await stored(page, "releves_heures")).filter(({ moteur_id }) => moteur_id === second);
  expect(readings.map(({ heures }) => heures)).toEqual([790, 801]);
});
