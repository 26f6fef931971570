import type { Page } from "@playwright/test";
import { openAssistant } from "../support/assistant.ts";
import { addBoat } from "../support/boats.ts";
import { hold } from "../support/intercept.ts";
import { expect, gateOnDesk, test } from "../support/journey.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Ajouter un Bateau" });
const link = (page: Page) => page.getByRole("link", { name: "Ajouter un navire" });

/** The form is open; closed, it leaves the address as if it had never been asked for. */
async function expectForm(page: Page) {
  await expect(form(page)).toBeVisible();
  await form(page).getByRole("button", { name: "Annuler" }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/mes-bateaux$/);
}

const places: [string, (page: Page) => Promise<unknown>][] = [
  ["the dashboard", (page) => page.goto("/dashboard")],
  ["maintenance", (page) => page.goto("/maintenance")],
  ["the inventory", (page) => page.goto("/inventory")],
  ["checklists", (page) => page.goto("/checklists")],
  [
    "provisioning",
    async (page) => {
      await page.goto("/inventory");
      await page.getByRole("tab", { name: "Avitaillement" }).click();
    },
  ],
  [
    "the boat selector of a form",
    async (page) => {
      await page.goto("/inventory");
      await page.getByRole("button", { name: "Ajouter un article" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
];

for (const [place, open] of places) {
  test(`'Ajouter un navire' opens the form from ${place}`, async ({ owner: page }) => {
    await open(page);
    const shown = page.getByRole("dialog").getByRole("link", { name: "Ajouter un navire" });
    await ((await shown.count()) > 0 ? shown : link(page)).click();
    await expectForm(page);
  });
}

test("the assistant's note opens it too, asked for before the boats are read", async ({ owner: page }) => {
  await page.request.post("/api/fonctions/assistant-nautique", { data: { question: "Comment hiverner le moteur ?" } });
  const letGo = await hold(page, "**/api/changements**");
  await openAssistant(page);
  await page
    .getByRole("button", { name: /Créer une (maintenance|checklist)/ })
    .first()
    .click();
  await expect(page.getByText("Création...")).toBeVisible();
  letGo();
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Ajouter" }).click();
  await expectForm(page);
});

test("the form opens on the page of the boats itself, again and again", gateOnDesk, async ({ owner: page }) => {
  await page.goto("/mes-bateaux?ajouter=1");
  await expectForm(page);
  await page.getByRole("button", { name: "Ajouter un Bateau" }).click();
  await expectForm(page);
  await page.goto("/boats?ajouter=1");
  await expect(form(page)).toBeVisible();
});

test("with a boat aboard, nothing asks for one", async ({ owner: page }) => {
  await addBoat(page);
  for (const path of ["/dashboard", "/maintenance", "/inventory", "/checklists"]) {
    await page.goto(path);
    await expect(page.getByRole("combobox", { name: "Navire" }).first()).toBeVisible();
    await expect(link(page)).toHaveCount(0);
  }
});
