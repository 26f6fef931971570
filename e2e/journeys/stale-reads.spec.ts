import type { Locator, Page, Route } from "@playwright/test";
import { askUnseen, openAssistant } from "../support/assistant.ts";
import { addBoat } from "../support/boats.ts";
import { makeChecklist } from "../support/checklists.ts";
import { hold, intercept } from "../support/intercept.ts";
import { expect, expectAccessible, gate, signUp, test } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { addMaintenance } from "../support/maintenance.ts";
import { syncSign } from "../support/sea.ts";
import { signUpWithStock } from "../support/stock.ts";

/** All rows are read by one call. */
const ROWS = "**/api/changements**";

type Failure = (route: Route) => Promise<void>;

const broken: Failure = (route) =>
  route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." } });
const unanswered: Failure = (route) => route.abort("connectionreset");

/** Loads the page until it has kept what it read, lets its reads fail, and loads it again: the copy is shown, with its age. */
async function failAfterwards(
  page: Page,
  address: string,
  reads: string | RegExp,
  failure: Failure,
  ...read: [string, ...string[]]
) {
  await page.goto(address);
  // why: what is kept may come from the page before; this one has to be up before it is loaded again.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const text of read) await expect.poll(() => keptIn(page)).toContain(text);
  let isFailing = true;
  let endsByPress = false;
  await page.route(reads, async (route) => {
    const isPressed = () => page.evaluate(() => document.body.dataset.pressed === "");
    const isMended = !isFailing || (endsByPress && (await isPressed()));
    return isMended || route.request().method() !== "GET" ? route.fallback() : failure(route);
  });
  await page.reload();
  return {
    restore: () => {
      isFailing = false;
    },
    /** why by the press itself: the page tries by itself too, and would take the button away just before it. */
    restoreBy: async (button: Locator) => {
      endsByPress = true;
      await page.evaluate(() =>
        document.addEventListener("click", () => document.body.setAttribute("data-pressed", ""), { capture: true }),
      );
      await button.click();
      isFailing = false;
    },
  };
}

async function expectAge(page: Page, message: string) {
  const spoken = page.getByRole("status").filter({ hasText: message });
  await expect(spoken).toBeVisible();
  // why: the age changes by itself, and would be spoken each time.
  await expect(spoken).not.toContainText("Données");
  const note = spoken.locator("xpath=../..");
  await expect(note).toContainText(/Données d’il y a (moins d’une minute|\d+ min)\./);
  await expectAccessible(page);
  return note;
}

test.beforeEach(({ noise }) => {
  noise.allow(/Failed to load resource|ERR_CONNECTION_RESET/);
  // why: checks and tries wait real seconds.
  test.slow();
});

for (const [kind, failure] of [
  ["a failing server", broken],
  ["no answer at all", unanswered],
] as const) {
  test(
    `with ${kind}, maintenance shows its copy and its age, and reads again when asked`,
    gate,
    async ({ owner: page }) => {
      const boat = await addBoat(page);
      await addMaintenance(page, boat.id, { titre: "Vidange" });
      const reads = await failAfterwards(page, "/maintenance", ROWS, failure, "Vidange");
      await expect(page.getByRole("article", { name: "Vidange" })).toBeVisible();
      const note = await expectAge(page, "Impossible de charger les maintenances.");
      const again = note.getByRole("button", { name: "Réessayer" });
      if (failure === broken) await reads.restoreBy(again);
      else {
        await again.click();
        reads.restore();
      }
      await expect(note).toHaveCount(0);
    },
  );
}

test("inventory and provisioning show their copy and its age", async ({ page }) => {
  await signUpWithStock(page, [{ nom: "Eau" }]);
  const reads = await failAfterwards(page, "/inventory", ROWS, broken, "Eau");
  await expect(page.getByRole("heading", { name: "Eau" })).toBeVisible();
  const note = await expectAge(page, "Impossible de charger les articles de l'inventaire.");
  await reads.restoreBy(note.getByRole("button", { name: "Réessayer" }));
  await expect(note).toHaveCount(0);
});

test("checklists and dashboard show their copy and its age", async ({ owner: page }) => {
  await makeChecklist(page, ["Gaz", "VHF"]);
  const lists = await failAfterwards(page, "/checklists", ROWS, broken, "Avant le départ", "VHF");
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  const note = await expectAge(page, "Impossible de charger vos checklists.");
  await lists.restoreBy(note.getByRole("button", { name: "Réessayer" }));
  await expect(note).toHaveCount(0);

  const boats = await failAfterwards(page, "/dashboard", ROWS, broken, "Albatros");
  await expect(page.getByRole("region", { name: "Albatros" })).toBeVisible();
  const boatNote = await expectAge(page, "Impossible de charger vos bateaux.");
  await page.goto("/mes-bateaux");
  await expectAge(page, "Impossible de charger vos bateaux.");
  boats.restore();
  await boatNote.getByRole("button", { name: "Réessayer" }).click();
  await expect(boatNote).toHaveCount(0);
});

test("profile and conversations show their copy and its age", async ({ page }) => {
  await signUp(page);
  await askUnseen(page, "comment prendre un ris");
  const account = await failAfterwards(page, "/account", "**/api/profils_utilisateur", broken, "est_demo");
  await expect(page.getByLabel("Prénom")).toBeVisible();
  const note = await expectAge(page, "Impossible de charger votre profil.");
  await account.restoreBy(note.getByRole("button", { name: "Réessayer" }));
  await expect(note).toHaveCount(0);

  await openAssistant(page);
  const questions = await failAfterwards(page, "/assistant", "**/api/questions_assistant", broken, "prendre un ris");
  await expect(page.getByRole("heading", { name: "comment prendre un ris" })).toBeVisible();
  const history = await expectAge(page, "Impossible de charger vos conversations.");
  questions.restore();
  await history.getByRole("button", { name: "Réessayer" }).click();
  await expect(history).toHaveCount(0);
});

test("'Hors ligne' follows the requests, not only the browser's flag, and goes by itself", async ({ owner: page }) => {
  await page.goto("/dashboard");
  const badge = syncSign(page).getByText("Hors ligne");
  await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
  let isCut = true;
  await intercept(page, /\/(api|healthz)/, (route) => (isCut ? route.abort("connectionreset") : route.fallback()));
  await page.getByRole("link", { name: "Maintenance" }).first().click();
  await expect(badge).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expectAccessible(page);
  isCut = false;
  await expect(badge).toBeHidden();
});

test("a form asked for before the boats are read opens with the boat it is about", async ({ page }) => {
  await signUpWithStock(page);
  const letGo = await hold(page, ROWS);
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Ajouter un article" }).first().click();
  letGo();
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Navire" })).toContainText("Mistral");
});
