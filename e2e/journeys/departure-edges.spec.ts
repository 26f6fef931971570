import { addBoat, becomePro } from "../support/boats.ts";
import { button, equipped, group, trip, verdict, weather } from "../support/departure.ts";
import { hold } from "../support/intercept.ts";
import { expect, expectAccessible, onPhone, test } from "../support/journey.ts";
import { frenchInDays, inDays } from "../support/maintenance.ts";

test(
  "a trip is no longer ago than it lasts, and its children are of those aboard",
  onPhone,
  async ({ owner: page }) => {
    await equipped(page, { trip: { personnes: 4, enfants: 3 } });
    await page.goto("/depart");
    const form = trip(page);
    await button(form, /Le trajet/).click();
    for (const left of ["3", "2"]) {
      await button(form, /^Diminuer.*Personnes/).click();
      await expect(form.getByRole("spinbutton", { name: "Personnes à bord" })).toHaveValue(left);
    }
    await expect(form.getByRole("spinbutton", { name: "dont enfants" })).toHaveValue("2");
    await expect(button(form, /^Augmenter.*enfants/)).toHaveAttribute("aria-disabled", "true");
    const day = form.getByRole("textbox", { name: "Départ" });
    await day.fill("03/05/2021");
    await expect(form).toContainText(/Jugé pour le/);
    await day.blur();
    await expect(form).toContainText("sort des limites");
    await expectAccessible(page);
    await day.fill(frenchInDays(-1));
    await day.blur();
    await expect(form).toContainText("sort des limites");
    await day.fill(frenchInDays(1));
    await expect(form).not.toContainText(/Jugé pour le/);
    const kept = async () => (await (await page.request.get("/api/departs")).json())[0];
    await expect.poll(kept).toMatchObject({ personnes: 2, enfants: 2, depart: inDays(1) });
  },
);

test("a look is asked for when it counts, and not before", onPhone, async ({ owner: page }) => {
  await equipped(page, { without: ["Seau"], trip: { depart: inDays(40) } });
  await page.goto("/depart");
  const own = group(page, "À vérifier soi-même");
  await expect(own).toContainText("Seau");
  await expect(own).toContainText(/compte pour un départ dans les 30\sjours/);
  await expect(button(own, /^J’ai vérifié aujourd’hui/)).toHaveCount(0);
  await button(trip(page), /Le trajet/).click();
  await trip(page).getByRole("textbox", { name: "Départ" }).fill(frenchInDays(20));
  await expect(own).not.toContainText("compte pour un départ");
  await button(own, /^J’ai vérifié aujourd’hui.*Seau/).click();
  await expect(page.getByText("Vérifié aujourd’hui, compté pour ce départ.").first()).toBeVisible();
  await expect(own).not.toContainText("Seau");
});

test("of a locker that nobody has written down, what weighs most is in sight, and the rest behind its count", async ({
  owner: page,
}) => {
  await addBoat(page);
  await page.goto("/depart");
  await expect(group(page, "Empêche de partir")).toContainText("Extincteur");
  const own = group(page, "À vérifier soi-même");
  await expect(own.getByRole("listitem")).toHaveCount(3);
  await expect(own.getByRole("listitem").first()).toContainText("d’eau");
  await expectAccessible(page);
  const rest = button(own, /^\d+\sautres points à vérifier/);
  await rest.click();
  await expect(own.getByRole("listitem").nth(10)).toBeVisible();
  await expectAccessible(page);
});

test("what can’t be read is told, and asked for again", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500|Failed to load/);
  await addBoat(page);
  const changes = "**/api/changements**";
  const json = { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." };
  await page.route(changes, (route) => route.fulfill({ status: 500, json }));
  await page.goto("/depart");
  await expect(page.getByRole("alert")).toContainText("Impossible de charger vos bateaux.");
  await expectAccessible(page);
  await page.unroute(changes);
  const letGo = await hold(page, changes);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Chargement" }).first()).toBeVisible();
  await expectAccessible(page);
  letGo();
  await expect(verdict(page)).toBeVisible();
});

test("weather is each boat’s own, and every tab knows", onPhone, async ({ owner: page, context }) => {
  await becomePro(page);
  const { boat } = await equipped(page);
  const other = await addBoat(page, { nom: "Pétrel" });
  await page.goto(`/depart?bateau=${boat.id}`);
  await weather(page).check();
  const tab = await context.newPage();
  await tab.goto(`/depart?bateau=${other.id}`);
  await expect(weather(tab)).not.toBeChecked();
  await weather(tab).check();
  await page.reload();
  await expect(weather(page)).toBeChecked();
  await tab.goto(`/depart?bateau=${boat.id}`);
  await weather(tab).uncheck();
  await expect(weather(page)).not.toBeChecked();
});
