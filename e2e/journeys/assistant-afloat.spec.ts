import { ask, askUnseen, conversation, openAssistant, questionField } from "../support/assistant.ts";
import { intercept } from "../support/intercept.ts";
import { expect, expectAccessible, reload, signUp, test } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { goOffline } from "../support/offline.ts";

test("without a network, and without what the assistant knows, the history and the emergency sheets open, and a question waits", async ({
  page,
  context,
  noise,
}) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  // as on a device that had no time to fetch it
  await intercept(page, "**/assets/finder-*", (route) => route.abort());
  await signUp(page);
  await askUnseen(page, "comment prendre un ris");
  await openAssistant(page);
  await expect(conversation(page, /ris/)).toBeVisible();
  // the emergency sheets are read one after the other, and kept together
  await expect.poll(() => keptIn(page)).toContain("Visez la");
  await goOffline(page);
  await ask(page, "comment plier une voile");
  await expect(
    page.getByText("Poser une question demande une connexion. La vôtre est gardée.", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Que faire\s\?$/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Feu à bord/ })
    .click();
  await expect(page.getByRole("dialog", { name: /^Feu à bord/ })).toContainText("196");
  await page.keyboard.press("Escape");
  await expect(conversation(page, /ris/)).toContainText("D’après nos fiches");
  await context.setOffline(false);
  await reload(page);
  await expect(questionField(page)).toHaveValue("comment plier une voile");
});
