import { MEMBER_ROLES, type MemberRole } from "@bosco/domain/crew";
import type { Page } from "@playwright/test";
import { button, expectOffered, openAs, RIGHTS, type Rights } from "../support/crew-rights.ts";
import { trip } from "../support/departure.ts";
import { expect, expectAccessible, expectStep, signUp, test } from "../support/journey.ts";
import { chooseType, openForm, openPaper, storedPapers } from "../support/papers.ts";
import { anotherPerson, equippedBoat, share } from "../support/shared-boat.ts";

async function walkPapers(page: Page, role: MemberRole, { manages }: Rights, paperId: string) {
  await openAs(page, "/papiers", role);
  await expect(page.getByText("papiers en compte gratuit")).toHaveCount(0);
  await expectOffered(button(page, "Ajouter un papier"), manages);
  await expectOffered(button(page, /^Autres actions.*Assurance 2026/), manages);
  const view = await openPaper(page, "Assurance 2026");
  // the file is everybody's to read, and whoever may not edit is not offered to
  expect((await page.request.get(`/api/documents/${paperId}/fichier`)).status()).toBe(200);
  await expectOffered(button(view, "Modifier ou remplacer"), manages);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(view).toHaveCount(0);
  await expectStep(page, 0);
  if (!manages) return;
  const form = await openForm(page);
  await form.getByRole("textbox", { name: "Titre" }).fill("Facture du chantier");
  await chooseType(page, form, "Facture");
  await button(form, "Ajouter").click();
  await expect(form).toHaveCount(0);
  await expect(button(page, "Facture du chantier")).toBeVisible();
  // it is the owner's, by his plan
  await expect.poll(() => storedPapers(page)).toHaveLength(2);
  const owners = (await storedPapers(page)).map((row: { proprietaire_id?: string }) => row.proprietaire_id);
  expect(new Set(owners).size).toBe(1);
  expect(owners[0]).toBeDefined();
}

async function walkDeparture(page: Page, { manages }: Rights) {
  await page.goto("/depart");
  await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible();
  await expect(trip(page).getByText("ne garde pas de trajet")).toHaveCount(manages ? 0 : 1);
  await expect(button(page, /^J’ai vérifié/).first()).toBeVisible({ visible: manages });
  const zone = trip(page).getByRole("combobox", { name: "Zone, depuis un abri" });
  await zone.click();
  await page.getByRole("option", { name: /^Hauturier/ }).click();
  await expect(zone).toContainText("Hauturier");
  await expectAccessible(page);
  // leaving the page keeps what is not kept yet
  await page.getByRole("link", { name: "Maintenance" }).first().click();
  await expect(page).toHaveURL(/maintenance/);
  const kept = async () => (await (await page.request.get("/api/departs")).json())[0].zone;
  await expect.poll(kept).toBe(manages ? "hauturier" : "basique");
}

async function walkPlanning(page: Page, role: MemberRole, { manages }: Rights) {
  await openAs(page, "/maintenance", role);
  await page.getByRole("tab", { name: "Planning" }).click();
  await expect(page.getByRole("radio", { name: "Semaines" })).toBeVisible();
  await expect(page.getByText("Vidange").first()).toBeVisible();
  await expectOffered(button(page, "Déplacer « Vidange »"), manages);
  await expect(page.getByText("Faites glisser une maintenance")).toHaveCount(manages ? 1 : 0);
  await expectAccessible(page);
}

/** What was spent is everybody's to see. */
async function walkCosts(page: Page) {
  await button(page, "Coûts en détail").click();
  const dialog = page.getByRole("dialog", { name: "Coûts d’entretien" });
  await expect(dialog.getByRole("table").getByRole("row", { name: /^Coque/ })).toContainText(/80,00\s€/);
  await expectAccessible(page);
}

for (const role of MEMBER_ROLES)
  test(`${role}: papers, the departure, the planning and the costs offer what the role allows`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const owner = await anotherPerson(browser, baseURL);
    const aboard = await equippedBoat(owner.page);
    const member = { page, email: await signUp(page) };
    await share(owner.page, aboard.boat.id, member, role);
    const rights = RIGHTS[role];
    await test.step("papers", () => walkPapers(page, role, rights, aboard.paper.id));
    await test.step("departure", () => walkDeparture(page, rights));
    await test.step("planning", () => walkPlanning(page, role, rights));
    await test.step("costs", () => walkCosts(page));
    await owner.page.context().close();
  });
