import { conversation, openAssistant, questionField } from "../support/assistant.ts";
import { expect, expectAccessible, gateOnDesk, signUp, test } from "../support/journey.ts";
import { expectFocusIn, tabTo } from "../support/keyboard.ts";

test("the sheets are found and a question is asked with the keyboard alone", gateOnDesk, async ({ page }) => {
  await signUp(page);
  await openAssistant(page);
  const browse = page.getByRole("button", { name: "Fiches", exact: true });
  await tabTo(page, browse);
  await page.keyboard.press("Enter");
  await expectFocusIn(page.getByRole("dialog"));
  const search = page.getByRole("searchbox", { name: "Chercher une fiche" });
  await tabTo(page, search);
  await page.keyboard.type("radeau entretien");
  await expect(page.getByText("Aucune fiche trouvée")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("ENTRETIEN balise");
  await expectAccessible(page);
  await tabTo(
    page,
    page
      .getByRole("dialog")
      .getByRole("button", { name: /balise/i })
      .first(),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /balise/i })).toContainText("Source");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(browse).toBeFocused();

  await tabTo(page, questionField(page));
  await page.keyboard.type("comment prendre un ris");
  await page.keyboard.press("Enter");
  const answer = conversation(page, "comment prendre un ris");
  await expect(answer.getByText("D’après nos fiches")).toBeVisible();
  await expect(questionField(page)).toBeFocused();
  const heading = answer.getByRole("button", { name: "comment prendre un ris" });
  await tabTo(page, heading);
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-expanded", "false");
});
