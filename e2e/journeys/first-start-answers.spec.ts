import { addBoat, chooseModel, field } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, onPhone, post, signUp, test, toast } from "../support/journey.ts";
import { stored } from "../support/lost-answers.ts";
import { BOAT, ENGINE, expectStep, GEAR, goOn, PLAN, pass, resume, step } from "../support/start.ts";

test("what was typed in a step is not thrown away without a question", onPhone, async ({ page }) => {
  await signUp(page);
  await page.goto("/demarrer");
  await field(page, "Nom").fill("Sterne");
  const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
  await page.getByRole("button", { name: "Passer cette étape" }).click();
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, "Nom")).toHaveValue("Sterne");
  await chooseModel(page.locator("main"), "oceanis 40");
  await page.getByRole("button", { name: "Corriger les chiffres" }).click();
  await expect(field(page, "Longueur")).toBeFocused();
  await field(page, "Longueur").fill("12");
  await field(page, "Longueur").fill("12,19");
  await expect(field(page, "Longueur")).toBeFocused();
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await field(page, "Heures moteur").fill("310");
  await page.getByRole("button", { name: "Retour" }).click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(question).toHaveCount(0);
  await expectStep(step(page, 1, BOAT));
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await expect(field(page, "Heures moteur")).toHaveValue("0");
  await goOn(page);
  await expectStep(step(page, 3, PLAN));
  await page.getByLabel("Heures du moteur").fill("310");
  await page.getByRole("button", { name: "Passer cette étape" }).click();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expectStep(step(page, 4, GEAR));
  expect(await stored(page, "bateaux")).toMatchObject([{ heures_moteur: 0 }]);
});

test("Back asks before what was typed or ticked is lost, and then leads on", onPhone, async ({ page }) => {
  test.slow();
  await signUp(page);
  await addBoat(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Albatros" })).toBeVisible();
  await page.goto("/demarrer?etape=moteur");
  const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
  const stay = () => question.getByRole("button", { name: "Continuer la saisie" }).click();
  const leave = () => question.getByRole("button", { name: "Abandonner" }).click();
  await field(page, "Heures moteur").fill("310");
  await page.goBack();
  await expectAccessible(page);
  await stay();
  await expect(question).toHaveCount(0);
  await expect(field(page, "Heures moteur")).toHaveValue("310");
  await goOn(page);

  await expectStep(step(page, 3, PLAN));
  const first = page.getByRole("listitem").getByRole("checkbox").first();
  await first.click();
  await page.goBack();
  await stay();
  await expect(question).toHaveCount(0);
  // as it was proposed again: nothing is lost, and Back leads to the step before
  await first.click();
  await page.goBack();
  await expectStep(step(page, 2, ENGINE));
  await page.goForward();
  await expectStep(step(page, 3, PLAN));
  await first.click();
  await page.goBack();
  await leave();
  await expect(question).toHaveCount(0);
  await expectStep(step(page, 2, ENGINE));
  await expect(field(page, "Heures moteur")).toHaveValue("310");
  await goOn(page);
  await expectStep(step(page, 3, PLAN));
  await first.click();
  await pass(page);
  await leave();

  await expectStep(step(page, 4, GEAR));
  for (const change of [
    page.getByRole("checkbox", { name: "Hivernage" }),
    page.getByRole("checkbox", { name: "Lampe étanche" }),
    page.getByRole("button", { name: /^Augmenter.*Personnes à bord/ }),
  ]) {
    await change.click();
    await page.getByRole("button", { name: "Retour" }).click();
    await leave();
    await expectStep(step(page, 3, PLAN));
    await pass(page);
    await expectStep(step(page, 4, GEAR));
  }
  await page.goBack();
  await expectStep(step(page, 3, PLAN));
  expect(await stored(page, "maintenances")).toEqual([]);
});

test(
  "what was chosen is asked about too, by links, and by whatever comes after the page was asked for again",
  onPhone,
  async ({ page }) => {
    await signUp(page);
    const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });
    await page.goto("/demarrer");
    await field(page, "Nom").fill("Sterne");
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await page.getByRole("combobox", { name: /^Rechercher/ }).fill("mise en route");
    await page.getByRole("option", { name: /^Mise en route/ }).click();
    await expect(field(page, "Nom")).toHaveValue("Sterne");
    await page.getByRole("button", { name: "Passer cette étape" }).click();
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(field(page, "Nom")).toHaveValue("Sterne");

    await chooseModel(page.locator("main"), "oceanis 40");
    await goOn(page);
    await expectStep(step(page, 2, ENGINE));
    await page.getByRole("button", { name: "Retour" }).click();
    await expectStep(step(page, 1, BOAT));
    await page.getByRole("radio", { name: "Catamaran" }).click();
    await page.goBack();
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(page.getByRole("radio", { name: "Catamaran" })).toBeChecked();
    await page.getByRole("link", { name: "Inventaire", exact: true }).first().click();
    await question.getByRole("button", { name: "Abandonner" }).click();
    await expect(page).toHaveURL(/inventory/);
  },
);

test("a step that was answered is done, and hours typed beside an empty plan are kept", onPhone, async ({ page }) => {
  await signUp(page);
  const { id: bateau_id } = await addBoat(page);
  await page.goto("/demarrer");
  await expect(step(page, 2, ENGINE)).toBeVisible();
  await goOn(page);
  await expectStep(step(page, 3, PLAN));
  await page.goto("/dashboard");
  await expect(resume(page)).toHaveText("Reprendre la mise en route : étape 3 sur 4");
  await resume(page).click();
  await page.getByLabel("Heures du moteur").fill("310");
  const ticked = page.getByRole("listitem").getByRole("checkbox", { checked: true });
  for (let left = await ticked.count(); left > 0; left -= 1) await ticked.first().uncheck();
  await goOn(page);
  await expectStep(step(page, 4, GEAR));
  await expect.poll(() => stored(page, "bateaux")).toMatchObject([{ heures_moteur: 310 }]);
  expect(await stored(page, "maintenances")).toEqual([]);

  await post(page, "espaces_stockage", { bateau_id, nom: "Coffre tribord", type: "Coffre" });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Albatros" })).toBeVisible();
  await expect(resume(page)).toHaveCount(0);
  // why again: which step is open is decided once, by what this device has of the space that was made beside it.
  await expect(async () => {
    await page.goto("/demarrer");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("La mise en route est terminée", { timeout: 5_000 });
  }).toPass();
  await expect(page.getByText("À compléter quand vous voudrez : le plan d’entretien.")).toBeVisible();
  await page.getByRole("button", { name: "Revoir les étapes" }).click();
  await expectStep(step(page, 1, BOAT));
});

test(
  "a list that is refused holds back the inventory neither before nor after it",
  onPhone,
  async ({ page, noise }) => {
    noise.allow(/400|Failed to load/);
    await signUp(page);
    await addBoat(page);
    const refusal = { code: "ENTREE_INVALIDE", message: "Pas aujourd’hui." };
    let isRefused = true;
    await intercept(page, "**/api/checklists_nouvelles", (route) =>
      isRefused && route.request().method() === "POST"
        ? route.fulfill({ status: 400, json: refusal })
        : route.fallback(),
    );
    await page.goto("/demarrer?etape=equipement");
    const spaces = page.getByRole("group", { name: "Espaces de rangement" }).getByRole("checkbox", { checked: true });
    await expect(spaces).not.toHaveCount(0);
    for (let left = await spaces.count(); left > 0; left -= 1) await spaces.first().uncheck();
    const add = page.getByRole("button", { name: "Ajouter et terminer" });
    await add.click();
    await expect(toast(page, "Pas aujourd’hui.")).toBeVisible();
    const lamp = page.getByRole("checkbox", { name: "Lampe étanche" });
    await expect(lamp).toBeEnabled();
    await lamp.check();
    await add.click();
    await expect(lamp).toBeDisabled();
    expect(await stored(page, "inventaire")).toMatchObject([{ nom: "Lampe étanche" }]);
    await expect(add).toBeEnabled();
    isRefused = false;
    await add.click();
    await expect(page).toHaveURL(/\/dashboard\?bateau=/);
    expect(await stored(page, "inventaire")).toHaveLength(1);
    expect(await stored(page, "checklists_nouvelles")).toHaveLength(2);
  },
);

test("a start ends at one's own boat, not at the one whose crew one is", onPhone, async ({ owner, newcomer }) => {
  const { id: shared } = await addBoat(owner);
  const page = await newcomer();
  await join(page, owner, shared);
  const { id: own } = await addBoat(page, { nom: "Sterne" });
  await page.goto(`/dashboard?bateau=${shared}`);
  await expect(page.getByRole("region", { name: "Albatros" })).toBeVisible();
  await page.goto("/demarrer?etape=equipement");
  await pass(page);
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?bateau=${own}$`));
  await expect(page.getByRole("region", { name: "Sterne" })).toBeVisible();
});

test("the owner says what his boat is, and what was estimated follows kind and length", onPhone, async ({ page }) => {
  await signUp(page);
  await page.goto("/demarrer");
  await field(page, "Nom").fill("Contraire");
  const model = page.getByRole("combobox", { name: "Modèle" });
  await model.fill("Zodiac Voilier");
  await model.press("Enter");
  await field(page, "Année").fill("1998");
  await expect(page.getByRole("radio", { name: "Semi-rigide" })).toBeChecked();
  await field(page, "Longueur").fill("9");
  await page.getByRole("button", { name: "Je ne sais pas le reste" }).click();
  await expect(field(page, "Largeur")).toHaveValue("3,1");
  await page.getByRole("radio", { name: "Bateau à moteur" }).click();
  await expect(field(page, "Largeur")).toHaveValue("3");
  await field(page, "Longueur").fill("90");
  await expect(page.getByText(/^Nous ne connaissons pas de chiffres usuels/)).toBeVisible();
  await expect(field(page, "Largeur")).toHaveValue("");
  await field(page, "Longueur").fill("12");
  await expect(field(page, "Largeur")).toHaveValue("3,8");
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await expect(field(page, "Moteur").first()).toHaveValue("In-bord diesel, 300 ch");
  await page.getByRole("button", { name: "Retour" }).click();
  await expectStep(step(page, 1, BOAT));
  await expect(page.getByRole("radio", { name: "Bateau à moteur" })).toBeChecked();
  await field(page, "Longueur").fill("8,9");
  await expect(field(page, "Largeur")).toHaveValue("3");
  await goOn(page);
  await expectStep(step(page, 2, ENGINE));
  await expect(field(page, "Moteur").first()).toHaveValue("Hors-bord, 300 ch");
  await pass(page);
  await expectStep(step(page, 3, PLAN));
  await expect(page.getByRole("button", { name: "Voiles" })).toHaveAttribute("aria-pressed", "false");
  await pass(page);
  await expectStep(step(page, 4, GEAR));
  await expect(page.getByRole("combobox", { name: "Type de bateau" })).toContainText("Bateau à moteur");
});
