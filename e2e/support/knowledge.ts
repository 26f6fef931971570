import { expect, type Page } from "@playwright/test";

/** How many files of what the assistant knows this browser keeps. */
export const keptKnowledge = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await caches.has("bosco-assistant"))) return 0;
    return (await (await caches.open("bosco-assistant")).keys()).length;
  });

/** Until the assistant can answer without a network. */
export const knowledgeIsKept = (page: Page) => expect.poll(() => keptKnowledge(page)).toBe(2);
