import type { Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { addFleet, BY_URGENCY } from "../support/fleet.ts";
import { expect, expectAccessible, onDesk, onPhone, post, test } from "../support/journey.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";

/** The names in the list, each of which leads to its boat's dashboard. */
const names = (page: Page) => page.getByRole("main").locator('a[href^="/dashboard?bateau="]');
const filter = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });

test(
  "a selector of several boats shows their signs from the rows on the device, and asks for no list",
  onDesk,
  async ({ owner: page }) => {
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/inventaire")) reads.push(request.url());
    });
    const late = page.getByRole("group", { name: "Nombre de maintenances par statut" }).getByText("En retard");
    const selector = page.getByRole("combobox", { name: "Navire" }).first();
    const useThePage = async () => {
      await page.goto("/maintenance");
      await page.mouse.move(200, 200, { steps: 3 });
      await late.click();
      await expect(page).toHaveURL(/groupe=En\+retard/);
    };
    await becomePro(page);
    const { id } = await addBoat(page, { nom: "Mistral" });
    await addMaintenance(page, id, { date_echeance: inDays(-3) });
    await useThePage();
    await selector.click();
    await expect(page.getByRole("option", { name: /^Mistral/ })).toBeVisible();
    expect(reads).toEqual([]);
    await addBoat(page, { nom: "Bora" });
    await useThePage();
    expect(reads).toEqual([]);
    await selector.click();
    await expect(page.getByRole("option", { name: /^Mistral/ })).toContainText("1 en retard");
    await expect(page.getByRole("option", { name: /^Bora/ })).toContainText("Rien à signaler");
    expect(reads).toEqual([]);
  },
);

test("papers that expire or are missing are signs too, and each count leads to what it counts", async ({
  owner: page,
}) => {
  await becomePro(page);
  const paper = (bateau_id: string, titre: string, type: string, days: number | null) => ({
    ...{ bateau_id, titre, type },
    date_expiration: days === null ? null : inDays(days),
  });
  const ids: Record<string, string> = {};
  for (const nom of ["Calme", "Goéland", "Albatros"]) ids[nom] = (await addBoat(page, { nom })).id;
  const { Albatros = "", Goéland = "" } = ids;
  for (const one of [
    paper(Albatros, "Carte 2020", "Carte de circulation", null),
    paper(Albatros, "MAIF 2025", "Assurance", -5),
    paper(Albatros, "MAIF 2024", "Assurance", -370),
    paper(Albatros, "Volvo D2", "Manuel", null),
    paper(Goéland, "Acte", "Acte de francisation", null),
    paper(Goéland, "Macif", "Assurance", 10),
  ])
    await post(page, "documents", one);
  await page.goto("/flotte");
  await expect(page.getByText("3 bateaux · 1 papier expiré")).toBeVisible();
  await expect(names(page)).toHaveText(["Albatros", "Goéland", "Calme"]);
  await expectAccessible(page);
  await filter(page, /^Papiers 3$/).click();
  await expect(names(page)).toHaveCount(3);
  await filter(page, /^Périmés ou bientôt 0$/).click();
  await expect(page.getByText("Aucun bateau")).toBeVisible();
  for (const [count, boat, shown] of [
    ["1 papier expiré", "Albatros", ["MAIF 2025"]],
    ["1 papier expire bientôt", "Goéland", ["Macif"]],
  ] as const) {
    await page.goto("/flotte");
    await page.getByRole("link", { name: `${count} : ${boat}` }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*/papiers\\?bateau=${ids[boat]}&`));
    await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText([...shown]);
  }
  await page.goto("/flotte");
  await page.getByRole("link", { name: "2 papiers manquants : Calme" }).click();
  const missing = page.getByRole("region", { name: "Papiers manquants" });
  await expect(missing.getByRole("listitem")).toHaveText([
    /Certificat d’enregistrement, ou carte de circulation/,
    /Assurance/,
  ]);
  await expectAccessible(page);

  await page.goto("/mes-bateaux");
  const card = (name: string) =>
    page.getByRole("region", { name: "Vos Bateaux" }).getByRole("listitem").filter({ hasText: name });
  await expect(card("Albatros")).toContainText("1 papier expiré");
  await expect(card("Calme")).toContainText("2 papiers manquants");
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "Navire" }).click();
  for (const [name, sign] of [
    ["Albatros", "1 papier expiré"],
    ["Goéland", "1 papier expire bientôt"],
    ["Calme", "2 papiers manquants"],
  ] as const)
    await expect(page.getByRole("option", { name: new RegExp(`^${name}`) })).toContainText(sign);
  await page.keyboard.press("Escape");

  await page.goto(`/dashboard?bateau=${Albatros}`);
  const todo = page.getByRole("region", { name: "À faire" });
  await expect(todo.getByRole("link")).toHaveText([/MAIF 2025/]);
  await expect(todo.getByRole("link")).toContainText("Expiré depuis 5 jours · Assurance");
  await expect(todo).toContainText("1 papier expiré");
  await todo.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/papiers\\?bateau=${Albatros}`));
  await expect(page.getByRole("dialog")).toContainText("MAIF 2025");

  await page.goto(`/dashboard?bateau=${ids.Calme}`);
  await expect(todo.getByRole("link")).toHaveText([
    /^Certificat d’enregistrement.*Papier manquant · À ajouter/,
    /^Assurance/,
  ]);
  await expectAccessible(page);
  await todo.getByRole("link", { name: /^Assurance/ }).click();
  const form = page.getByRole("dialog", { name: "Ajouter un papier" });
  await expect(form.getByRole("combobox", { name: "Type de papier" })).toContainText("Assurance");
  await expect(page).toHaveURL(`/papiers?bateau=${ids.Calme}`);
  await post(page, "documents", paper(ids.Calme ?? "", "Livret", "Manuel", null));
  await form.getByRole("button", { name: "Fermer" }).first().click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText(["Livret"]);
});

test(
  "whose papers are missing: not of a boat that one only looks at, nor of one's own because of another's",
  onPhone,
  async ({ owner: page, newcomer }) => {
    await becomePro(page);
    const [shared, kept] = [await addBoat(page, { nom: "Sterne" }), await addBoat(page, { nom: "Cormoran" })];
    await post(page, "documents", { bateau_id: kept.id, titre: "MAIF", type: "Assurance" });
    await post(page, "documents", { bateau_id: shared.id, titre: "Notice", type: "Manuel" });
    const [looker, leader] = [await newcomer(), await newcomer()];
    await join(looker, page, shared.id, "lecture");
    await join(leader, page, shared.id, "gestion");
    for (const member of [looker, leader]) await addBoat(member, { nom: "Plongeon" });

    const missing = (of: Page) => of.getByRole("main").getByRole("link", { name: /papiers? manquants?/ });
    for (const [member, told] of [
      [page, ["2 papiers manquants", "1 papier manquant"]],
      [looker, []],
      [leader, ["2 papiers manquants"]],
    ] as const) {
      await member.goto("/flotte");
      await expect(names(member)).toHaveCount(2);
      await expect(missing(member)).toHaveText([...told]);
    }
    await looker.goto(`/dashboard?bateau=${shared.id}`);
    await expect(looker.getByRole("region", { name: "À faire" })).toContainText("Rien à faire");
    await looker.goto(`/papiers?bateau=${shared.id}`);
    await expect(looker.getByRole("heading", { name: "Notice" })).toBeVisible();
    await expect(looker.getByRole("region", { name: "Papiers manquants" })).toHaveCount(0);
    await leader.goto(`/dashboard?bateau=${shared.id}`);
    await expect(leader.getByRole("region", { name: "À faire" }).getByRole("link")).toHaveCount(2);
  },
);

test("cards and selectors carry the same signs, and lead to the fleet", async ({ owner: page }) => {
  await addFleet(page);
  await page.goto("/mes-bateaux");
  const card = (name: string) =>
    page.getByRole("region", { name: "Vos Bateaux" }).getByRole("listitem").filter({ hasText: name });
  await expect(card("Zéphyr")).toContainText("2 en retard");
  await expect(card("Éole")).toContainText("1 périmé");
  await expect(card("Sirocco")).toContainText("1 expire bientôt");
  await expect(card("Sirocco")).not.toContainText("Rien à signaler");
  await expect(card("Calme 1")).toContainText("Rien à signaler");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ma flotte" }).click();
  await expect(page).toHaveURL("/flotte");
  await page.goto("/dashboard");
  const selector = page.getByRole("combobox", { name: "Navire" });
  await selector.click();
  await expect(page.getByRole("option", { name: /^Mistral/ })).toContainText("1 en retard");
  await expect(page.getByRole("option", { name: /^Alizé/ })).toContainText("1 critique");
  await expect(page.getByRole("option", { name: /^Sirocco/ })).toContainText("1 expire bientôt");
  await expect(page.getByRole("option", { name: /^Calme 1/ })).toContainText("Rien à signaler");
  await expect(page.getByRole("option", { name: /^Calme 1/ })).not.toContainText("retard");
  await expectAccessible(page);
  await page.getByRole("option", { name: /^Mistral/ }).click();
  await expect(selector).toContainText("Mistral");
  await expect(selector).not.toContainText("en retard");
  await page.getByRole("link", { name: "Ma flotte" }).click();
  await expect(names(page)).toHaveText(BY_URGENCY);
});
