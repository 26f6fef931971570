import { ask, conversation, openAssistant } from "../support/assistant.ts";
import { addBoat } from "../support/boats.ts";
import { boatHeading, invite, pathOf } from "../support/crew.ts";
import { expect, expectAccessible, gate, signUp, test } from "../support/journey.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { expectOneOperation, loseAnswers, loseOnce, pressAgain, stored, UNKNOWN } from "../support/lost-answers.ts";
import { signUpWithStock } from "../support/stock.ts";

test.beforeEach(({ noise }) => {
  noise.allow(/ERR_CONNECTION_RESET|Failed to load resource/);
  // why: checks and tries wait real seconds.
  test.slow();
});

test("an article whose answer is lost is checked, and is one article", gate, async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  const lost = await loseAnswers(page, "**/api/inventaire");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  await dialog.getByLabel("Nom").fill("Fusées parachute");
  await dialog.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option", { name: "Sécurité", exact: true }).click();
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect.soft(dialog.getByText(UNKNOWN)).toBeVisible();
  await expect.soft(page.getByText(/rien n’a été enregistré/)).toHaveCount(0);
  await expect(dialog.getByLabel("Nom")).toHaveValue("Fusées parachute");
  // what it has made is seen behind it, and is no other article of that name
  await expect(page.getByText("Fusées parachute")).toBeAttached();
  await expect(dialog.getByText(/existe déjà/)).toHaveCount(0);
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [{ width: 320, height: 740 }, { width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await expectGoodLayout(page, "a form that waits for its answer");
  }
  await expectAccessible(page);
  await pressAgain(page, "Ajouter");
  await expect.poll(() => lost.operations().length).toBeGreaterThan(1);
  lost.restore();
  await expect(page.getByText("Article ajouté avec succès !")).toBeVisible();
  await expect(dialog.getByText(UNKNOWN)).toHaveCount(0);
  await expect(dialog.getByLabel("Nom")).toHaveValue("");
  expectOneOperation(lost);
  await expect.poll(() => stored(page, "inventaire")).toMatchObject([{ nom: "Fusées parachute" }]);

  // the form stays open for the next one, which is another intention
  await dialog.getByLabel("Nom").fill("Feux à main");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect.poll(async () => (await stored(page, "inventaire")).length).toBe(2);
});

test("a checklist whose answer is lost is one checklist", async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/checklists");
  await page.getByRole("tab", { name: "Créer une Checklist" }).click();
  const lost = await loseAnswers(page, "**/api/checklists_nouvelles");
  await page.getByLabel("Nom").fill("Sortie du dimanche");
  await page.getByRole("textbox", { name: "Tâches" }).fill("Gaz fermé\nVHF sur le 16");
  await page.getByRole("button", { name: "Créer la checklist" }).click();
  await expect.soft(page.getByRole("main").getByText(UNKNOWN)).toBeVisible();
  await expectAccessible(page);
  await pressAgain(page, "Créer la checklist");
  await expect.poll(() => lost.operations().length).toBeGreaterThan(1);
  lost.restore();
  await expect(page.getByText("Checklist créée avec succès !")).toBeVisible();
  expectOneOperation(lost);
  await expect.poll(() => stored(page, "checklists_nouvelles")).toHaveLength(1);
  await expect.poll(() => stored(page, "taches")).toHaveLength(2);
});

test("an invitation whose acceptance gets no answer is accepted once, and leads aboard", async ({
  owner,
  newcomer,
}) => {
  const { id } = await addBoat(owner);
  const member = await newcomer();
  const { lien } = await invite(owner, id, await signUp(member));
  await member.goto(pathOf(lien));
  const lost = await loseOnce(member, "**/api/partages/accepter");
  await member.getByRole("button", { name: "Accepter l’invitation" }).click();
  await expect(member).toHaveURL(`/dashboard?bateau=${id}`);
  await expect(boatHeading(member)).toBeVisible();
  expectOneOperation(lost);
  const shares = await (await owner.request.get("/api/partages")).json();
  expect(shares.donnes).toMatchObject([{ bateau_id: id, etat: "acceptée" }]);
});

test("a question whose answer is lost is filed and counted once", async ({ page }) => {
  await signUp(page);
  await openAssistant(page);
  const lost = await loseAnswers(page, "**/assistant-nautique/flux");
  await ask(page, "comment prendre un ris");
  await expect.soft(page.getByRole("main").getByText(UNKNOWN)).toBeVisible();
  await expectAccessible(page);
  await pressAgain(page, "Envoyer");
  await expect.poll(() => lost.operations().length).toBeGreaterThan(1);
  lost.restore();
  await expect(conversation(page, "comment prendre un ris")).toBeVisible();
  expectOneOperation(lost);
  await expect(page.getByText("1/3 questions par jour")).toBeVisible();
  await expect.poll(() => stored(page, "questions_assistant")).toHaveLength(1);
});

test("a CSV file whose answer is lost is imported once", async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Importer un fichier CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Importer un fichier CSV" });
  const buffer = Buffer.from("Désignation;Qté;Max\r\nRiz;1;4\r\nPâtes;2;6", "latin1");
  await dialog.getByLabel("Fichier CSV").setInputFiles({ name: "stock.csv", mimeType: "text/csv", buffer });
  const lost = await loseAnswers(page, "**/api/inventaire");
  await dialog.getByRole("button", { name: "Importer 2 articles" }).click();
  await expect.soft(dialog.getByText(UNKNOWN)).toBeVisible();
  await expectAccessible(page);
  await pressAgain(page, "Importer 2 articles");
  await expect.poll(() => lost.operations().length).toBeGreaterThan(1);
  lost.restore();
  await expect(page.getByText("2 articles importés avec succès !")).toBeVisible();
  expectOneOperation(lost);
  await expect.poll(() => stored(page, "inventaire")).toHaveLength(2);
});

test("an answer that comes late closes no other form", async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Espaces stockage" }).click();
  const space = page.getByRole("dialog", { name: "Ajouter un espace de stockage" });
  const nom = space.getByRole("textbox", { name: "Nom" });
  const open = () => page.getByRole("button", { name: "Ajouter un espace" }).click();
  await open();
  await nom.fill("Coffre bâbord");
  await space.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Coffre" }).click();
  await nom.focus();
  const lost = await loseAnswers(page, "**/api/espaces_stockage");
  await page.keyboard.press("Enter");
  await expect(space.getByText(UNKNOWN)).toBeVisible();
  await expect(space.getByRole("button", { name: "Vérifier maintenant" })).toBeFocused();
  await expect(space.getByRole("button", { name: "Annuler" })).toHaveCount(0);
  await space.getByRole("button", { name: "Fermer" }).last().click();
  await expect(space).toHaveCount(0);
  // why: it was stored, and the stream of events says so; the button moves when it comes
  await expect(page.getByText("Coffre bâbord")).toBeVisible();
  await open();
  await nom.fill("Cale avant");
  lost.restore();
  await expect(page.getByRole("banner").getByText("1 modification en attente")).toHaveCount(0);
  await expect.poll(() => stored(page, "espaces_stockage")).toHaveLength(1);
  await expect(nom).toHaveValue("Cale avant");
  await expect(space.getByRole("button", { name: "Ajouter" })).toBeEnabled();
  await expect(space.getByRole("button", { name: "Annuler" })).toBeVisible();
});
