import {
  aConversation,
  ask,
  askUnseen,
  conversation,
  openAssistant,
  questionField,
  writeSlowly,
} from "../support/assistant.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, signUp, test } from "../support/journey.ts";
import { UNKNOWN } from "../support/lost-answers.ts";

test("conversations are chosen and deleted, here and on another device", async ({ page, browser, baseURL, noise }) => {
  noise.allow(/500/);
  await signUp(page);
  for (const question of ["comment prendre un ris", "comment lancer un mayday"]) await askUnseen(page, question);
  await openAssistant(page);
  const other = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: await page.context().storageState(),
  });
  const second = await other.newPage();
  await openAssistant(second);
  await expect(conversation(second, /mayday/)).toBeVisible();

  await page.getByRole("button", { name: "Sélectionner", exact: true }).click();
  const boxes = page.getByRole("checkbox");
  await expect(page.getByRole("button", { name: "Supprimer (0)" })).toBeDisabled();
  await page.getByRole("button", { name: "Tout sélectionner" }).click();
  await expect(page.getByRole("button", { name: "Supprimer (2)" })).toBeEnabled();
  await page.getByRole("button", { name: "Tout désélectionner" }).click();
  await boxes.nth(1).check();
  await expectAccessible(page);

  const body = JSON.stringify({ code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." });
  await intercept(page, "**/questions_assistant/supprimer", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body }),
  );
  await page.getByRole("button", { name: "Supprimer (1)" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Cette action est irréversible.");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Impossible de supprimer les conversations.")).toBeVisible();
  await expect(page.locator("input[type=checkbox]")).toHaveCount(2);
  await page.unroute("**/questions_assistant/supprimer");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("1 conversation(s) supprimée(s).")).toBeVisible();
  await expect(conversation(page, /mayday/)).toBeVisible();
  await expect(conversation(page, /ris/)).toHaveCount(0);

  await expect(conversation(second, /ris/)).toHaveCount(0);
  await askUnseen(page, "comment choisir un bon mouillage");
  await expect(conversation(second, /mouillage/).getByText("D’après nos fiches")).toBeVisible();
  await other.close();
});

test("an answer is shown as it is written, and a hostile one stays text", async ({ page }) => {
  const hostile = `<img src=x onerror="alert(1)"> ![p](https://ailleurs.example/p.gif) [ici](javascript:alert(1))`;
  const filed = aConversation({ question: "Que dis-tu", origine: "modele", reponse: `${hostile}\n\n1. **Fini**` });
  await signUp(page);
  await page.route("**/api/questions_assistant", (route) => route.fulfill({ json: [filed] }));
  const model = await writeSlowly(page, ["Voici ", hostile], filed);
  await openAssistant(page);
  await ask(page, "Que dis-tu");
  const pending = page.getByRole("region", { name: "Réponse en cours" });
  await expect(pending).toContainText(`Voici ${hostile}`);
  await expect(pending.getByText("L’assistant écrit...")).toBeVisible();
  await expectAccessible(page);
  await model.finish();
  const answer = conversation(page, "Que dis-tu");
  await expect(answer).toContainText(hostile);
  await expect(answer.getByRole("listitem")).toHaveText("Fini");
  await expect(answer.getByText("Rédigé par une IA")).toBeVisible();
  await expect(answer.getByRole("img")).toHaveCount(0);
  await expect(answer.getByRole("link")).toHaveCount(0);
});

test("a question that gets no answer keeps its text and says why", async ({ page, noise }) => {
  noise.allow(/Failed to load resource|ERR_FAILED/);
  await signUp(page);
  await openAssistant(page);
  const flux = "**/assistant-nautique/flux";
  const stop = page.getByRole("button", { name: "Arrêter" });
  await intercept(page, flux, () => {});
  await ask(page, "Une question lente");
  await stop.click();
  await expect(page.getByText("Question interrompue")).toBeVisible();
  await page.unroute(flux);
  await intercept(page, flux, (route) => route.abort());
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("main").getByText(UNKNOWN)).toBeVisible();
  await expect(questionField(page)).toHaveValue("Une question lente");
  await stop.click();
  await expect(page.getByRole("main").getByText(UNKNOWN)).toHaveCount(0);
  for (const [answer, sentence] of [
    [
      { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." },
      "Une erreur inattendue s'est produite.",
    ],
    [{ code: "INDISPONIBLE", message: "Le modèle dort." }, "Le modèle dort."],
  ] as const) {
    await page.unroute(flux);
    await intercept(page, flux, (route) => route.fulfill({ status: 503, json: answer }));
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(questionField(page)).toHaveValue("Une question lente");
  }
});
