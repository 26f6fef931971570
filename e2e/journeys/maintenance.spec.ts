import { addMonths } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import type { Maintenance } from "@bosco/domain/maintenance";
import {
  counter,
  expect,
  expectAccessible,
  expectCount,
  gate,
  gateOnBoth,
  gateOnPhone,
  holdToast,
  onPhone,
  test,
  toast,
} from "../support/journey.ts";
import { addBoat, card, choose, finish, frenchInDays, inDays, openMaintenance } from "../support/maintenance.ts";

test("without a boat the page leads to adding one", onPhone, async ({ owner: page }) => {
  await page.goto("/maintenance");
  await expect(page.getByText("Aucun Navire")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ajouter un navire" })).toBeVisible();
  await expectAccessible(page);
});

test(
  "an owner adds a maintenance: the button waits for what is required, a comma makes cents",
  gateOnBoth,
  async ({ owner: page }) => {
    await openMaintenance(page);
    await expect(page.getByText("(3 maintenances en compte gratuit)")).toBeVisible();
    await expect(page.getByText("Aucune maintenance", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ajouter une maintenance" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Ajouter une maintenance" });
    const submit = dialog.getByRole("button", { name: "Ajouter", exact: true });
    await expect(dialog.getByRole("combobox", { name: "Navire" })).toContainText("Albatros");
    await expect(dialog.getByRole("combobox", { name: "Statut" })).toHaveCount(0);
    await expect(submit).toBeDisabled();
    await dialog.getByLabel("Titre").fill("Remplacement du joint de saildrive");
    await choose(page, /Catégorie/, "Moteur");
    await expect(submit).toBeDisabled();
    await dialog.getByLabel("Date d’échéance").fill(frenchInDays(20));
    await expect(submit).toBeEnabled();
    await dialog.getByLabel("Prix").fill("129,5");
    await choose(page, "Récurrence", "Annuelle");
    await dialog.getByLabel("Références des articles").fill("SD20, joint 196420");
    await expectAccessible(page);
    await submit.click();
    await expect(dialog).toBeHidden();
    const added = card(page, "Remplacement du joint de saildrive");
    await expect(added).toContainText(frenchInDays(20));
    await expect(added).toContainText(/129,50\s€/);
    await expect(added).toContainText("Annuelle");
    await expect(added).toContainText("SD20, joint 196420");
    await expectCount(page, "En attente", 1);
  },
);

test("the calendar is French, begins on Monday and writes dd/MM/yyyy", onPhone, async ({ owner: page }) => {
  await openMaintenance(page);
  await page.getByRole("button", { name: "Ajouter une maintenance" }).first().click();
  await page.getByRole("button", { name: "Ouvrir le calendrier" }).click();
  const days = page.getByRole("grid").locator("thead th");
  await expect(days.first()).toHaveAttribute("aria-label", "lundi");
  await page.getByRole("button", { name: "Aujourd’hui", exact: true }).click();
  await expect(page.getByLabel("Date d’échéance")).toHaveValue(frenchInDays(0));
});

test(
  "late, in progress and pending stand in their groups; both views and the counters agree",
  gate,
  async ({ owner: page }) => {
    const { rows } = await openMaintenance(
      page,
      { titre: "En retard de dix jours", date_echeance: inDays(-10) },
      { titre: "Due aujourd’hui", date_echeance: inDays(0) },
      { titre: "Dans un mois", date_echeance: inDays(30), categorie: "Coque" },
    );
    await page.request.patch(`/api/maintenances/${rows[2]?.id}`, { data: { statut: "En cours" } });
    for (const [name, count] of [
      ["En retard", 1],
      ["En cours", 1],
      ["En attente", 1],
      ["Terminées", 0],
    ] as const)
      await expectCount(page, name, count);
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["En retard1", "En cours1", "En attente1"]);
    await page.getByRole("tab", { name: "Toutes les maintenances" }).click();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([
      "En retard de dix jours",
      "Due aujourd’hui",
      "Dans un mois",
    ]);
    await expectAccessible(page);
    await counter(page, "En retard").click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await counter(page, "En retard").click();
    await page.getByLabel("Rechercher une maintenance").fill("AUJOURD");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByLabel("Rechercher une maintenance").fill("");
    await choose(page, "Catégorie", "Coque");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByLabel("Rechercher une maintenance").fill("rien de tel");
    await expect(page.getByText("Rien ne correspond à ces filtres.")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
  },
);

test("finishing a recurring one says when it comes again, and can be undone", gateOnPhone, async ({ owner: page }) => {
  await openMaintenance(page, {
    titre: "Filtre à gasoil",
    date_echeance: "2150-06-18",
    recurrence: "Annuelle",
    a_date_fixe: true,
  });
  await finish(page, "Filtre à gasoil");
  await holdToast(page, "Statut mis à jour");
  await expect(toast(page, 'Le statut a été changé vers "Terminée".')).toContainText(
    "Prochaine échéance : le 18/06/2151.",
  );
  await expect(card(page, "Filtre à gasoil")).toHaveCount(2);
  const titles = card(page, "Filtre à gasoil").getByRole("heading");
  await expect(titles.first()).toHaveCSS("text-decoration-line", "none");
  await expect(titles.last()).toHaveCSS("text-decoration-line", "line-through");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(card(page, "Filtre à gasoil")).toHaveCount(1);
  await expectCount(page, "En attente", 1);
  await expectCount(page, "Terminées", 0);
});

test("finished through its form, a work keeps its day, hours and cost, and comes again", async ({ owner: page }) => {
  const period = { recurrence: "Autre", recurrence_mois: 12, recurrence_heures: 100 } as const;
  await openMaintenance(page, { titre: "Vidange", prix: 40, heures_echeance: 840, ...period });
  await page.getByRole("button", { name: "Modifier « Vidange »" }).click();
  const form = page.getByRole("dialog", { name: "Modifier la maintenance" });
  await choose(form, "Statut", "Terminée");
  await form.getByLabel("Titre").fill("Vidange moteur");
  await form.getByLabel("Réalisée le").fill(frenchInDays(-3));
  await form.getByLabel("Heures moteur ce jour-là").fill("838,5");
  await form.getByLabel("Prix").fill("52,5");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(form).toBeHidden();
  const again = addMonths(inDays(-3), 12);
  await expect(card(page, "Vidange moteur")).toHaveCount(2);
  await expect(card(page, "Vidange moteur").first()).toContainText(frenchDay(again));
  await expect(card(page, "Vidange moteur").last()).toContainText(`le ${frenchInDays(-3)} à 838,5`);
  const works: Maintenance[] = await (await page.request.get("/api/maintenances")).json();
  const done = { statut: "Terminée", date_realisation: inDays(-3), heures_realisation: 838.5, prix: 52.5 };
  expect(works.find(({ statut }) => statut === "Terminée")).toMatchObject({ ...done, titre: "Vidange moteur" });
  const next = { date_echeance: again, heures_echeance: 938.5, titre: "Vidange moteur", ...period };
  expect(works.find(({ statut }) => statut === "En attente")).toMatchObject(next);
});

test("an edit keeps what was not touched; a deletion asks first and can be undone", gate, async ({ owner: page }) => {
  await openMaintenance(page, { titre: "Anodes", prix: 40, description: "À mi-marée" });
  await page.getByRole("button", { name: "Modifier « Anodes »" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier la maintenance" });
  await expect(dialog.getByLabel("Prix")).toHaveValue("40");
  await choose(dialog, "Statut", "En cours");
  await dialog.getByLabel("Titre").fill("Anodes d’hélice");
  await dialog.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, "Anodes d’hélice")).toContainText("À mi-marée");
  await expectCount(page, "En cours", 1);
  await page.getByRole("button", { name: "Supprimer « Anodes d’hélice »" }).click();
  const confirm = page.getByRole("alertdialog");
  await expectAccessible(page);
  await confirm.getByRole("button", { name: "Annuler" }).click();
  await expect(card(page, "Anodes d’hélice")).toBeVisible();
  await page.getByRole("button", { name: "Supprimer « Anodes d’hélice »" }).click();
  await confirm.getByRole("button", { name: "Supprimer" }).click();
  await holdToast(page, "Maintenance supprimée avec succès.");
  await expect(card(page, "Anodes d’hélice")).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(card(page, "Anodes d’hélice")).toBeVisible();
});

test(
  "a fourth open maintenance is refused on a free account, and nothing typed is lost",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/403 \(Forbidden\)/);
    await openMaintenance(page, {}, {}, {});
    await page.getByRole("button", { name: "Ajouter une maintenance" }).click();
    await page.getByLabel("Titre").fill("Une de trop");
    await choose(page, /Catégorie/, "Voiles");
    await page.getByLabel("Date d’échéance").fill(frenchInDays(1));
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(page.getByText("Limite atteinte")).toBeVisible();
    await expect(page.getByLabel("Titre")).toHaveValue("Une de trop");
    await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
  },
);

test("all boats stand together when there are several", onPhone, async ({ demo: page }) => {
  await page.goto("/maintenance");
  await expect(page.getByRole("combobox", { name: "Navire" })).toContainText("Korrigan");
  await expect(page.getByText("(3 maintenances en compte gratuit)")).toHaveCount(0);
  await choose(page, "Navire", "Tous les navires");
  await expect(page.getByRole("article", { name: "Feux de navigation" })).toContainText("Pétrel");
  await expect(page.getByRole("article", { name: "Remplacement des anodes" })).toContainText("Korrigan");
  await expectAccessible(page);
});

test("a list that can't be loaded says so and is loaded at another try", onPhone, async ({ owner: page, noise }) => {
  noise.allow(/500 \(Internal Server Error\)/);
  await addBoat(page);
  const refuse = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 500, json: { code: "ERREUR_INTERNE", message: "x" } });
  await page.route("**/api/changements**", refuse);
  await page.goto("/maintenance");
  await expect(page.getByText("Impossible de charger les maintenances.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/changements**", refuse);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Aucune maintenance", { exact: true })).toBeVisible();
});

test(
  "at 320 px the other actions stand beside the way to add, not alone below it",
  onPhone,
  async ({ owner: page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await openMaintenance(page);
    const tops = await Promise.all(
      ["Ajouter une maintenance", "Autres actions"].map(async (name) => {
        const box = await page.getByRole("button", { name }).first().boundingBox();
        return box?.y;
      }),
    );
    expect(tops[0]).toBeDefined();
    expect(tops[1]).toBe(tops[0]);
  },
);
