import type { Page } from "@playwright/test";
import { addBoat, aPhoto } from "../support/boats.ts";
import { addFleet, addFullFleet, BY_URGENCY } from "../support/fleet.ts";
import { expect, expectAccessible, gate, gateOnBoth, onDesk, onPhone, test } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectGoodLayout } from "../support/layout.ts";

/** The names in the list, each of which leads to its boat's dashboard. */
const names = (page: Page) => page.getByRole("main").locator('a[href^="/dashboard?bateau="]');
/** What the page that a count leads to lists. */
const rows = (page: Page) =>
  expect.poll(() => page.getByRole("article").evaluateAll((all) => all.map((one) => one.ariaLabel).sort()));
const filter = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });

test(
  "the boat that needs somebody the most comes first, and its dashboard is one press deeper",
  gateOnBoth,
  async ({ owner: page }) => {
    const ids = await addFleet(page);
    await page.goto("/flotte");
    await expect(names(page)).toHaveText(BY_URGENCY);
    await expect(page.getByText("12 bateaux · 3 maintenances en retard · 1 article périmé")).toBeVisible();
    await expectAccessible(page);
    await names(page).filter({ hasText: "Mistral" }).click();
    await expect(page).toHaveURL(`/dashboard?bateau=${ids.Mistral}`);
    await expect(page.getByRole("combobox", { name: "Navire" })).toContainText("Mistral");
    await expect(page.getByRole("region", { name: "À faire" }).getByRole("link")).toHaveText([/Vidange/]);
  },
);

test("filters keep the boats with a sign, Back takes them off, and a search finds one", async ({ owner: page }) => {
  await addFleet(page);
  await page.goto("/flotte");
  await expect(names(page)).toHaveCount(12);
  for (const [name, kept] of [
    [/^En retard 2$/, ["Zéphyr", "Mistral"]],
    [/^À faire bientôt 1$/, ["Bora"]],
    [/^Périmés ou bientôt 2$/, ["Éole", "Sirocco"]],
    [/^Stock critique \(< 25 %\) 1$/, ["Alizé"]],
  ] as const) {
    await filter(page, name).click();
    await expect(names(page)).toHaveText([...kept]);
  }
  await page.goBack();
  await expect(names(page)).toHaveText(["Éole", "Sirocco"]);
  await filter(page, /^Tous 12$/).click();
  await page.getByRole("searchbox", { name: "Rechercher un bateau" }).fill("eole");
  await expect(names(page)).toHaveText(["Éole"]);
  await page.getByRole("searchbox", { name: "Rechercher un bateau" }).fill("nulle part");
  await expect(page.getByText("Aucun bateau")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await expect(names(page)).toHaveText(BY_URGENCY);
});

test("each count says what it counts and leads there", async ({ owner: page }) => {
  const ids = await addFleet(page);
  for (const [count, boat, place, shown] of [
    ["2 en retard", "Zéphyr", "/maintenance?bateau=ID&groupe=En+retard", ["Anodes", "Vidange"]],
    ["1 bientôt", "Bora", "/maintenance?bateau=ID", ["Winchs"]],
    ["1 périmé", "Éole", "/inventory?bateau=ID&stock=perimes", ["Fusées parachute"]],
    ["1 expire bientôt", "Sirocco", "/inventory?bateau=ID&stock=expirent", ["Feux à main"]],
    ["1 critique (< 25 %)", "Alizé", "/inventory?bateau=ID&stock=a-racheter", ["Riz"]],
  ] as const) {
    await page.goto("/flotte");
    await page.getByRole("link", { name: `${count} : ${boat}` }).click();
    await expect(page).toHaveURL(place.replace("ID", ids[boat] ?? ""));
    await expect(page.getByRole("combobox", { name: "Navire" }).first()).toContainText(boat);
    await rows(page).toEqual(shown);
  }
  await expect(page.getByText("Articles sous 25 % du maximum : 1")).toBeVisible();
  await expect(page.getByRole("group", { name: "État des stocks" }).locator('[aria-pressed="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tout l’inventaire" }).click();
  await expect(page).toHaveURL(`/inventory?bateau=${ids.Alizé}`);
  await rows(page).toEqual(["Pâtes", "Riz"]);
});

test("on a desk the keyboard alone sorts the table and opens a boat", onDesk, async ({ owner: page }) => {
  const ids = await addFleet(page);
  await page.goto("/flotte");
  await expect(names(page)).toHaveText(BY_URGENCY);
  const heading = page.getByRole("columnheader", { name: "Bateau" });
  await tabTo(page, heading.getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(names(page).first()).toHaveText("Alizé");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(names(page).first()).toHaveText("Zéphyr");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(heading).not.toHaveAttribute("aria-sort");
  await expect(names(page)).toHaveText(BY_URGENCY);
  await tabTo(page, names(page).nth(2));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard?bateau=${ids.Éole}`);
});

test("on a phone the keyboard alone filters the fleet and opens a boat", onPhone, async ({ owner: page }) => {
  const ids = await addFleet(page);
  await page.goto("/flotte");
  await expect(names(page)).toHaveText(BY_URGENCY);
  await tabTo(page, filter(page, /^Tous 12$/));
  await page.keyboard.press("ArrowRight");
  // why: where arrows move the focus alone, Space chooses.
  await page.keyboard.press("Space");
  await expect(filter(page, /^En retard 2$/)).toHaveAttribute("aria-checked", "true");
  await expect(names(page)).toHaveText(["Zéphyr", "Mistral"]);
  await tabTo(page, names(page).nth(1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard?bateau=${ids.Mistral}`);
  await tabTo(page, page.getByRole("region", { name: "À faire" }).getByRole("link", { name: /Vidange/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Titre" })).toHaveValue("Vidange");
});

test("of many boats a picture is fetched when its card comes into sight", onPhone, async ({ owner: page }) => {
  await addFleet(page);
  const photo = Buffer.from((await aPhoto(page)).buffer);
  const boats: { id: string; nom: string }[] = await (await page.request.get("/api/bateaux")).json();
  for (const { id } of [boats[0], boats.at(-1)].flatMap((boat) => boat ?? [])) {
    const file = { name: "bateau.jpg", mimeType: "image/jpeg", buffer: photo };
    const answer = await page.request.put(`/api/bateaux/${id}/photo`, { multipart: { photo: file } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const [first, last] = [boats[0]?.nom ?? "", boats.at(-1)?.nom ?? ""];
  await page.goto("/mes-bateaux");
  const isFetched = (name: string) =>
    page
      .getByRole("img", { name, exact: true, includeHidden: true })
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(() => isFetched(first)).toBe(true);
  expect(await isFetched(last)).toBe(false);
  await page.getByRole("button", { name: last, exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => isFetched(last)).toBe(true);
});

test("whoever has one boat, or none, is not led to a fleet", onPhone, async ({ owner: page }) => {
  await page.goto("/flotte");
  await expect(page.getByText("Aucun Navire")).toBeVisible();
  await expectAccessible(page);
  await addBoat(page);
  for (const path of ["/dashboard", "/mes-bateaux"]) {
    await page.goto(path);
    await expect(page.getByText("Bénéteau Oceanis 40 · 2010").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Ma flotte" })).toHaveCount(0);
  }
});

test("what can't be read is said, and read again when asked", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  await addBoat(page);
  let isFailing = true;
  await page.route("**/api/changements**", (route) =>
    isFailing ? route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } }) : route.continue(),
  );
  await page.goto("/flotte");
  const note = page.getByRole("alert").first();
  await expect(note).toBeVisible();
  await expectAccessible(page);
  isFailing = false;
  await page.getByRole("button", { name: "Réessayer" }).first().click();
  await expect(names(page)).toHaveText(["Albatros"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("at 320 px, and on a small laptop, the fleet fits with papers and long works", gate, async ({ owner: page }) => {
  await addFullFleet(page);
  const isDesk = (page.viewportSize()?.width ?? 0) > 1000;
  for (const width of isDesk ? [1024, 1366] : [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, landmark] of [
      ["/flotte", names(page).last()],
      ["/dashboard", page.getByRole("region", { name: "À faire" })],
      ["/mes-bateaux", page.getByText("2 papiers manquants").first()],
    ] as const) {
      await page.goto(path);
      await expect(landmark).toBeVisible();
      if (path === "/flotte")
        await expect(page.getByText(/de Kergariou-Lanvollon · Maintenance terminée/).first()).toBeVisible();
      await expectGoodLayout(page, path);
      // why asked of it too: a table may scroll sideways where it must, and this one must not.
      const overflow = await page.evaluate(() => {
        const box = document.querySelector("main table")?.parentElement;
        return box ? box.scrollWidth - box.clientWidth : 0;
      });
      expect.soft(overflow, `${path}, the table at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});
