import { randomUUID } from "node:crypto";
import type { Question } from "@bosco/domain/assistant";
import { expect, type Page } from "@playwright/test";

/** Opens the assistant and waits until it can be asked. */
export async function openAssistant(page: Page) {
  await page.goto("/assistant");
  await expect(page.getByRole("heading", { name: "Assistant Nautique", level: 1 })).toBeVisible();
  await expect(questionField(page)).toBeVisible();
}

export const questionField = (page: Page) => page.getByRole("textbox", { name: "Votre question" });

/** One conversation, by the question that heads it. */
export const conversation = (page: Page, question: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question }) });

export async function ask(page: Page, question: string) {
  await questionField(page).fill(question);
  await questionField(page).press("Enter");
}

/** Asks by the same call the page makes, without looking at it. */
export async function askUnseen(page: Page, question: string): Promise<Question> {
  const answer = await page.request.post("/api/fonctions/assistant-nautique", { data: { question } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

export const aConversation = (more: Partial<Question> = {}): Question => ({
  id: randomUUID(),
  question: "Une question ?",
  reponse: "Une réponse.",
  origine: "fiches",
  urgence: false,
  annexes: { fiches: [], proches: [], liens: [], maintenance: null, checklist: null },
  created_at: new Date().toISOString(),
  ...more,
});

/** Answers the page's next question with these pieces, as a model would write them; the last one waits for `finish`. */
export async function writeSlowly(page: Page, pieces: string[], filed: Question) {
  await page.addInitScript(
    ({ written, last }) => {
      const real = window.fetch;
      const event = (data: unknown) => new TextEncoder().encode(`event: message\ndata: ${JSON.stringify(data)}\n\n`);
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!url.endsWith("/assistant-nautique/flux")) return real(input, init);
        const body = new ReadableStream({
          async start(controller) {
            for (const texte of written) controller.enqueue(event({ type: "texte", texte }));
            await new Promise((resume) => addEventListener("finish", resume, { once: true }));
            controller.enqueue(event({ type: "reponse", reponse: last }));
            controller.close();
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    },
    { written: pieces, last: filed },
  );
  return { finish: () => page.evaluate(() => dispatchEvent(new Event("finish"))) };
}
