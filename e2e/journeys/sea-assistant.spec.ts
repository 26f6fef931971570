import type { Question } from "@bosco/domain/assistant";
import type { Page } from "@playwright/test";
import { ask, conversation, openAssistant, questionField } from "../support/assistant.ts";
import { addBoat, becomePro } from "../support/boats.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, gate, signUp, test, toast } from "../support/journey.ts";
import { keptKnowledge, knowledgeIsKept } from "../support/knowledge.ts";

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/;
const quota = (page: Page, count: number) => page.getByText(`${count}/3 questions par jour`);
const stored = async (page: Page): Promise<Question[]> => (await page.request.get("/api/questions_assistant")).json();
const counted = async (page: Page): Promise<number> =>
  (await (await page.request.get("/api/assistant_usage")).json()).questions_count;

test(
  "without a network questions are answered here, and filed and counted once at the next contact",
  gate,
  async ({ page, context, noise }) => {
    test.slow();
    noise.allow(CUT);
    await signUp(page);
    await addBoat(page, { nom: "Korrigan", heures_moteur: 842 });
    await openAssistant(page);
    await knowledgeIsKept(page);
    // why: what draws messages and the menus comes when the page has been at rest; here no worker keeps it.
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(),
      );
    await expect.poll(loaded).toContain("/Toaster-");
    await expect.poll(loaded).toContain("/scroll-row-");
    await context.setOffline(true);
    await expect(page.getByText(/^Hors ligne\s: l’assistant répond depuis les fiches de Bosco/)).toBeVisible();

    await test.step("from the sheets, which open too", async () => {
      await ask(page, "comment prendre un ris");
      const answer = conversation(page, "comment prendre un ris");
      await expect(answer).toContainText("D’après nos fiches");
      await expect(answer.getByText("Répondu hors ligne")).toBeVisible();
      await expect(questionField(page)).toHaveValue("");
      await expect(quota(page, 1)).toBeVisible();
      await expectAccessible(page);
      await answer
        .getByText(/^Fiches? utilisée/)
        .locator("..")
        .getByRole("button")
        .first()
        .click();
      await expect(page.getByRole("dialog").getByText(/^Source\s:/)).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await test.step("from one's own rows", async () => {
      await ask(page, "Combien d'heures au moteur ?");
      const answer = conversation(page, /heures au moteur/);
      await expect(answer).toContainText("D’après vos données");
      await expect(answer).toContainText(/Korrigan\s: 842/);
      await expect(answer.getByRole("link", { name: "Mes navires" })).toBeVisible();
      await expect(quota(page, 2)).toBeVisible();
    });

    await test.step("asked back, one press chooses", async () => {
      await ask(page, "alarme moteur");
      const asked = conversation(page, "alarme moteur");
      await expect(asked.getByText("Sujets les plus proches")).toBeVisible();
      await expect(quota(page, 2)).toBeVisible();
      await asked.getByText("Sujets les plus proches").locator("..").getByRole("button").first().click();
      await expect(quota(page, 3)).toBeVisible();
    });

    await test.step("beyond the day's questions none but an emergency", async () => {
      await page.getByRole("button", { name: "C’est une urgence" }).click();
      await ask(page, "Comment hiverner le moteur ?");
      await expect(toast(page, "Limite atteinte")).toBeVisible();
      await ask(page, "Au secours, homme à la mer !");
      await expect(conversation(page, /homme à la mer/)).toContainText("VHF canal 16");
      await expect(quota(page, 3)).toBeVisible();
    });

    await context.setOffline(false);
    await expect(page.getByText("Répondu hors ligne")).toHaveCount(0);
    await expect.poll(() => stored(page)).toHaveLength(5);
    const [last, , asked, own] = await stored(page);
    expect([last?.urgence, asked?.origine, own?.origine]).toEqual([true, "aucune", "donnees"]);
    expect(await counted(page)).toBe(3);
    await expect(quota(page, 3)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: /homme à la mer/ })).toHaveCount(1);
    expect(await stored(page)).toHaveLength(5);
  },
);

test("a question that is on its way when the network goes is answered here", async ({ page, context, noise }) => {
  noise.allow(CUT);
  await signUp(page);
  await openAssistant(page);
  await knowledgeIsKept(page);
  await intercept(page, "**/assistant-nautique/flux", () => {});
  await ask(page, "comment prendre un ris");
  await expect(page.getByRole("region", { name: "Réponse en cours" })).toBeVisible();
  await context.setOffline(true);
  await expect(conversation(page, "comment prendre un ris").getByText("Répondu hors ligne")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stored(page)).toHaveLength(1);
  expect(await counted(page)).toBe(1);
});

test("what was answered at sea is filed by the next page, should this one be closed", async ({
  page,
  context,
  noise,
}) => {
  noise.allow(CUT);
  await signUp(page);
  await openAssistant(page);
  await knowledgeIsKept(page);
  await context.setOffline(true);
  await ask(page, "comment prendre un ris");
  await expect(conversation(page, "comment prendre un ris").getByText("Répondu hors ligne")).toBeVisible();
  // why closed, not left: a page that is left still hears of the network for a moment, and may file it itself.
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  expect(await stored(next)).toHaveLength(0);
  await next.goto("/dashboard");
  await expect.poll(() => stored(next)).toHaveLength(1);
});

test("an owner's quiet page fetches what the assistant knows, a saving one and a visitor's do not", async ({
  page,
  newcomer,
}) => {
  test.slow();
  const [visitor, saving] = [await newcomer(), await newcomer()];
  await saving.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await Promise.all([signUp(page), signUp(saving)]);
  await Promise.all([page.goto("/dashboard"), saving.goto("/dashboard"), visitor.goto("/")]);
  await knowledgeIsKept(page);
  await page.waitForTimeout(2_000);
  expect([await keptKnowledge(saving), await keptKnowledge(visitor)]).toEqual([0, 0]);
});

test("a list is calculated without a network, and saved as it was calculated", async ({ page, context, noise }) => {
  test.slow();
  noise.allow(CUT);
  await signUp(page);
  await addBoat(page);
  await becomePro(page);
  const atHand = page.waitForResponse(/calculate-list/);
  await page.goto("/inventory");
  await page.getByRole("tab", { name: "Avitaillement" }).click();
  const generate = page.getByRole("button", { name: "Générer la liste" });
  await expect(generate).toBeVisible();
  await atHand;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("generer-avitaillement")) asked.push(request.url());
  });
  await context.setOffline(true);
  await generate.click();
  const dialog = page.getByRole("dialog", { name: /^Albatros - 2p 3j/ });
  await expect(dialog.getByText("Généré par calcul")).toBeVisible();
  await context.setOffline(false);
  const lists = async () => (await page.request.get("/api/listes_avitaillement")).json();
  await expect.poll(lists).toHaveLength(1);
  expect(asked).toEqual([]);
});
