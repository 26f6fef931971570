import type { Locator, Page } from "@playwright/test";
import { aTrip, button, checks, equipped, group } from "../support/departure.ts";
import { expect, onPhone, post, test } from "../support/journey.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";

/** Presses what mends a reason, and sees where that leads. */
async function leads(page: Page, name: RegExp, to: RegExp, shows: Locator) {
  await page.goto("/depart");
  await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible();
  // why asked: what changes no verdict is folded.
  const note = button(page, /Bon à savoir/);
  if (await note.isVisible()) await note.click();
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(to);
  await expect(shows).toBeVisible();
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("what is written down opens where it stands", onPhone, async ({ owner: page }) => {
  const { boat } = await equipped(page, { trip: { jours: 4 } });
  const [task] = (await (await page.request.get("/api/taches")).json()) as { id: string }[];
  await page.request.patch(`/api/taches/${task?.id}`, { data: { etat: false } });
  await addMaintenance(page, boat.id, { titre: "Vidange", date_echeance: inDays(1) });
  await addMaintenance(page, boat.id, {
    titre: "Courroie",
    date_echeance: inDays(300),
    recurrence: "Tous les 100 heures",
    heures_echeance: 100,
  });
  await post(page, "inventaire", {
    bateau_id: boat.id,
    nom: "Pastilles",
    categorie: "Divers",
    quantite: 1,
    quantite_max: 1,
    date_peremption: inDays(-3),
  });
  await post(page, "documents", {
    bateau_id: boat.id,
    titre: "Carte jaune",
    type: "Carte de circulation",
    date_expiration: inDays(1),
  });
  await post(page, "listes_avitaillement", {
    bateau_id: boat.id,
    nom: "Belle-Île",
    articles: [
      { nom: "Riz (paquet de 1 kg)", categorie: "Alimentation", quantite: 40, unite: "paquet", priorite: "normale" },
    ],
    nombre_personnes: 2,
    nombre_jours: 4,
  });
  await leads(page, /^Voir l’entretien.*Vidange/, /\/maintenance/, dialog(page, "Modifier la maintenance"));
  const hours = page.getByLabel("Heures moteur", { exact: true });
  await leads(page, /^Relever les heures/, /\/dashboard/, hours);
  await leads(page, /^Ouvrir la checklist/, /\/checklists/, page.getByRole("heading", { name: "Au départ" }).first());
  await leads(
    page,
    /^Voir l’article.*Pastilles/,
    /\/inventory/,
    page.getByRole("dialog").filter({ hasText: /article/i }),
  );
  await leads(page, /^Voir le papier.*Carte jaune/, /\/papiers/, dialog(page, "Carte jaune"));
  await leads(page, /^Voir la liste/, /avitaillement/, dialog(page, "Belle-Île"));
});

test("what is not there is made", onPhone, async ({ owner: page }) => {
  const { boat, checklist } = await equipped(page, { looked: [], trip: { jours: 4, personnes: 3 } });
  expect((await page.request.delete(`/api/checklists_nouvelles/${checklist.id}`)).ok()).toBe(true);
  await page.request.patch(`/api/bateaux/${boat.id}`, { data: { pavillon: null } });
  const paper = dialog(page, "Ajouter un papier");
  await leads(page, /^Ajouter le papier.*Assurance/, /\/papiers/, paper);
  await expect(paper.getByRole("combobox", { name: "Type de papier" })).toContainText("Assurance");
  const made = page.getByRole("region", { name: "Créer une Checklist" });
  await leads(page, /^Créer la checklist/, /\/checklists/, made);
  const persons = page.getByRole("spinbutton", { name: "Personnes" });
  await leads(page, /^Générer l’avitaillement/, /avitaillement/, persons);
  await expect(persons).toHaveValue("3");
  await leads(page, /^Compléter le bateau/, /\/mes-bateaux/, page.getByRole("dialog"));
  // why: of a tank that nobody has described, nobody knows what it holds, and the boat's form says it.
  await page.request.patch(`/api/bateaux/${boat.id}`, { data: { capacite_eau: 0 } });
  await post(page, "departs", aTrip(boat, { eau_a_bord: null }));
  await leads(page, /^Compléter le bateau.*Capacité des réservoirs d’eau/, /\/mes-bateaux/, page.getByRole("dialog"));
});

test("what is missing is bought on one list, and opens with the others", onPhone, async ({ owner: page }) => {
  await equipped(page, { without: ["Extincteur", "Seau"] });
  await page.goto("/depart");
  for (const thing of ["Extincteur", "Seau"]) {
    await button(page, new RegExp(`^Ajouter aux courses.*${thing}`)).click();
    await expect(page.getByText(new RegExp(`${thing}.*À prendre avant le départ`)).first()).toBeVisible();
  }
  await expect(group(page, "Empêche de partir")).toContainText("Extincteur");
  expect((await checks(page)).length).toBe(2);
  await page.goto("/inventory?onglet=avitaillement");
  await page.getByRole("listitem").filter({ hasText: "À prendre avant le départ" }).getByText("Voir détails").click();
  const list = dialog(page, "À prendre avant le départ");
  for (const thing of ["Extincteur", "Seau ou écope"]) await expect(list).toContainText(thing);
});
