import { MEMBER_ROLES, type MemberRole, ROLE_NAMES } from "@bosco/domain/crew";
import type { Page } from "@playwright/test";
import { askUnseen, conversation, openAssistant } from "../support/assistant.ts";
import { addBoat } from "../support/boats.ts";
import { ticksOf } from "../support/checklists.ts";
import { button, expectOffered, openAs, RIGHTS, type Rights } from "../support/crew-rights.ts";
import { expect, expectAccessible, expectStep, gate, holdToast, signUp, test, toast } from "../support/journey.ts";
import { card, choose } from "../support/maintenance.ts";
import { anotherPerson, BOAT, equippedBoat, OWNER, share } from "../support/shared-boat.ts";

type Aboard = Awaited<ReturnType<typeof equippedBoat>>;

const closeMenu = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
};
const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectStep(page, 0);
};

async function walkBoats(page: Page, role: MemberRole, { manages }: Rights) {
  await openAs(page, "/mes-bateaux", role);
  await expectOffered(button(page, `Modifier ${BOAT}`), manages);
  await expectOffered(button(page, `Supprimer ${BOAT}`), false);
  await expectOffered(button(page, /^Définir par défaut/), false);
  await expectAccessible(page);
  if (manages) {
    await button(page, `Modifier ${BOAT}`).click();
    const form = page.getByRole("dialog", { name: `Modifier ${BOAT}` });
    await expect(form.getByRole("textbox", { name: "Couleur" })).toBeVisible();
    await expectOffered(form.getByRole("checkbox", { name: /Bateau par défaut/ }), false);
    await form.getByRole("textbox", { name: "Couleur" }).fill("Bleu nuit");
    await button(form, "Enregistrer").click();
    await expect(toast(page, "a été mis à jour avec succès.")).toBeVisible();
    await expect(form).toHaveCount(0);
  }
  // the owner's boat takes no place of the member's own free plan
  await button(page, "Ajouter un Bateau").click();
  await expect(page.getByRole("dialog", { name: "Ajouter un Bateau" })).toBeVisible();
  await closeDialog(page);
}

async function walkDashboard(page: Page, role: MemberRole, { writes }: Rights) {
  await openAs(page, "/dashboard", role);
  const overview = page.getByRole("region", { name: BOAT });
  await expect(overview.getByText(`Bateau de ${OWNER} · ${ROLE_NAMES[role]}`)).toBeVisible();
  const edit = button(page, "Modifier les heures moteur");
  await expectOffered(edit, writes);
  await expect(button(page, "Historique des heures")).toBeVisible();
  await expectAccessible(page);
  if (!writes) return;
  await edit.click();
  await page.getByLabel("Heures moteur", { exact: true }).fill("850");
  await button(page, "Enregistrer").click();
  await expect(toast(page, "Bateau modifié avec succès")).toBeVisible();
  await expect(page.getByText(/^850\sh$/)).toBeVisible();
}

async function walkMaintenance(page: Page, role: MemberRole, { writes, manages }: Rights, { work }: Aboard) {
  await openAs(page, "/maintenance", role);
  await expect(page.getByText("maintenances en compte gratuit")).toHaveCount(0);
  await expect(page.getByText("sans rien modifier")).toHaveCount(writes ? 0 : 1);
  await expectOffered(button(page, "Ajouter une maintenance"), manages);
  const oilChange = card(page, "Vidange");
  await expectOffered(oilChange.getByRole("combobox", { name: "Statut de « Vidange »" }), writes);
  await expectOffered(button(oilChange, "Modifier « Vidange »"), manages);
  await expectOffered(button(oilChange, "Supprimer « Vidange »"), manages);
  await expect(card(page, "Anodes").getByText(OWNER)).toBeVisible();
  await button(page, "Autres actions").click();
  await expect(page.getByRole("menuitem", { name: "Calendrier" })).toBeVisible();
  await expectOffered(page.getByRole("menuitem", { name: "Proposer un plan d’entretien" }), manages);
  await closeMenu(page);
  await expectAccessible(page);

  // what leads to a maintenance shows it, as a form to whoever may edit it
  await page.goto(`/maintenance?maintenance=${work.id}`);
  const shown = page.getByRole("dialog", { name: manages ? "Modifier la maintenance" : "Vidange" });
  await expect(shown).toBeVisible();
  await expectOffered(shown.getByRole("textbox", { name: "Titre" }), manages);
  await closeDialog(page);
  // an address that asks for the form of a new one opens nothing else
  await page.goto("/maintenance?ajouter=1");
  if (manages) {
    await expect(page.getByRole("dialog", { name: "Ajouter une maintenance" })).toBeVisible();
    await closeDialog(page);
  }
  // why only then: what stands behind a dialog is hidden.
  await expect(oilChange).toBeVisible();
  await expectOffered(page.getByRole("dialog"), false);
  if (writes) {
    await choose(page, "Statut de « Vidange »", "En cours");
    await expect(toast(page, "Statut mis à jour")).toBeVisible();
  } else await expect(oilChange.getByText("En attente")).toBeVisible();
  if (manages) {
    await button(oilChange, "Supprimer « Vidange »").click();
    await button(page.getByRole("alertdialog"), "Supprimer").click();
    await holdToast(page, "Maintenance supprimée");
    await expect(oilChange).toHaveCount(0);
    await expectStep(page, 0);
    await button(toast(page, "Maintenance supprimée"), "Annuler").click();
    await expect(oilChange).toBeVisible();
  }
}

async function walkInventory(page: Page, role: MemberRole, { writes, manages }: Rights, { article }: Aboard) {
  await openAs(page, "/inventory", role);
  await expect(page.getByText("articles en compte gratuit")).toHaveCount(0);
  const lures = page.getByRole("article", { name: "Leurres" });
  await expect(lures.getByText("/ 5")).toBeVisible();
  for (const name of ["Ajouter un article", "Catégories"]) await expectOffered(button(page, name), writes);
  await expectOffered(button(lures, "Augmenter : Leurres"), writes);
  await expectOffered(button(lures, "Modifier : Leurres"), writes);
  await expectOffered(button(lures, "Supprimer : Leurres"), manages);
  await expectOffered(page.getByRole("region", { name: "Actions en lot" }), writes);
  await expectOffered(button(page, "Supprimer tout"), manages);
  await button(page, "Autres actions").click();
  await expect(page.getByRole("menuitem", { name: "Exporter en CSV" })).toBeVisible();
  await expectOffered(page.getByRole("menuitem", { name: "Importer un fichier CSV" }), writes);
  await closeMenu(page);
  await expectAccessible(page);

  await button(page, "Espaces stockage").click();
  const spaces = page.getByRole("dialog", { name: "Espaces de stockage" });
  await expect(spaces.getByText("Coffre bâbord")).toBeVisible();
  await expect(button(spaces, "Étiquettes QR")).toBeVisible();
  await expectOffered(button(spaces, "Ajouter un espace"), manages);
  await expectOffered(button(spaces, "Modifier : Coffre bâbord"), manages);
  await closeDialog(page);

  await page.goto(`/inventory?article=${article.id}`);
  const shown = page.getByRole("dialog", { name: writes ? "Modifier l’article" : "Leurres" });
  await expect(shown).toBeVisible();
  // the owner's own category stays, though it is none of the member's
  if (writes) await expect(shown.getByRole("combobox", { name: "Catégorie", exact: true })).toHaveText("Pêche");
  else await expect(shown.getByText("Pêche")).toBeVisible();
  await expectOffered(shown.getByRole("textbox", { name: "Nom" }), writes);
  await expectAccessible(page);
  await closeDialog(page);
  if (!writes) return;
  await button(lures, "Augmenter : Leurres").click();
  await expect.poll(() => quantityOf(page, article.id)).toBe(3);
  await button(page, "Ajouter un article").click();
  const form = page.getByRole("dialog", { name: "Ajouter un article" });
  await form.getByRole("textbox", { name: "Nom" }).fill("Épuisette");
  await form.getByRole("combobox", { name: "Catégorie", exact: true }).click();
  await page.getByRole("option", { name: "Pêche", exact: true }).click();
  await button(form, "Ajouter").click();
  await expect(toast(page, "Article ajouté avec succès")).toBeVisible();
  await closeDialog(page);
  const added = page.getByRole("article", { name: "Épuisette" });
  await expect(added).toBeVisible();
  if (!manages) return;
  await button(added, "Supprimer : Épuisette").click();
  await button(page.getByRole("alertdialog"), "Supprimer").click();
  await expect(added).toHaveCount(0);
  await expectStep(page, 0);
}

async function quantityOf(page: Page, id: string) {
  const rows: { id: string; quantite: number }[] = await (await page.request.get("/api/inventaire")).json();
  return rows.find((row) => row.id === id)?.quantite;
}

async function walkProvisioning(page: Page, role: MemberRole, { writes, manages }: Rights) {
  await openAs(page, "/inventory?onglet=avitaillement", role);
  const list = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Belle-Île", exact: true }) });
  await expect(list).toBeVisible();
  await expectOffered(page.getByRole("region", { name: "Générateur de liste d'avitaillement" }), writes);
  // by the owner's plan, not by the member's own
  await expectOffered(button(page, "Générer la liste"), writes);
  await expectOffered(button(list, "Modifier « Belle-Île »"), writes);
  await expectOffered(button(list, "Dupliquer « Belle-Île »"), writes);
  await expectOffered(button(list, "Ajouter « Belle-Île » aux favoris"), writes);
  await expectOffered(button(list, "Supprimer « Belle-Île »"), manages);
  await button(list, "Voir détails").click();
  const dialog = page.getByRole("dialog", { name: "Belle-Île" });
  await expect(dialog.getByText("Riz")).toBeVisible();
  await expectOffered(dialog.getByRole("textbox", { name: "Quantité : Riz" }), writes);
  await expectOffered(button(dialog, "Supprimer Riz"), writes);
  await expectOffered(dialog.getByRole("form", { name: "Ajouter un article" }), writes);
  await expectOffered(button(dialog, "Ajouter à l'inventaire"), writes);
  await expect(button(dialog, "Créer liste d'achat")).toBeVisible();
  await expectAccessible(page);
  if (writes) {
    await button(dialog, "Ajouter à l'inventaire").click();
    await expect
      .poll(async () => (await (await page.request.get("/api/inventaire")).text()).includes("Riz"))
      .toBe(true);
  }
  await closeDialog(page);
}

async function walkChecklists(page: Page, role: MemberRole, { writes, manages }: Rights, { checklist }: Aboard) {
  await openAs(page, "/checklists", role);
  const valves = page.getByRole("checkbox", { name: "Vannes ouvertes" });
  await expect(valves).toBeVisible();
  await expectOffered(page.getByRole("tab", { name: "Créer une Checklist" }), manages);
  await expectOffered(button(page, "Noter : Vannes ouvertes"), writes);
  await expectOffered(button(page, "Signaler un problème : Vannes ouvertes"), manages);
  await expectOffered(button(page, "Réinitialiser"), writes);
  await button(page, "Autres actions : Avant le départ").click();
  await expect(page.getByRole("menuitem", { name: "Historique" })).toBeVisible();
  await expectOffered(page.getByRole("menuitem", { name: "Modifier" }), manages);
  await expectOffered(page.getByRole("menuitem", { name: "Supprimer" }), manages);
  await closeMenu(page);
  await expectAccessible(page);
  await valves.click();
  if (writes) {
    await expect(valves).toBeChecked();
    await expect.poll(() => ticksOf(page, checklist.id)).toMatchObject({ "Vannes ouvertes": true });
  } else {
    await expect(valves).toHaveAttribute("aria-readonly", "true");
    await expect(valves).not.toBeChecked();
  }
  await page.goto(`/checklists/${checklist.id}/grand-ecran`);
  await expect(button(page, "Passer")).toBeVisible();
  await expectOffered(button(page, "Fait"), writes);
  await expectOffered(button(page, "Problème"), manages);
  await page.keyboard.press("Space");
  if (writes) await expect(page.getByRole("heading", { name: "Tout est fait" })).toBeVisible();
  else await expect(page.getByText("0 %")).toBeVisible();
  await expectOffered(button(page, "Réinitialiser"), writes);
}

async function walkElsewhere(page: Page, role: MemberRole, { writes, manages }: Rights) {
  await askUnseen(page, "comment faire la vidange moteur");
  await openAssistant(page);
  const answer = conversation(page, "comment faire la vidange moteur");
  await expect(button(answer, "Copier")).toBeVisible();
  await expectOffered(button(answer, "Créer une maintenance"), manages);
  await expectOffered(button(answer, "Créer une checklist"), manages);

  await openAs(page, "/flotte", role);
  // who last did something aboard is named, whoever of the crew it was
  await expect(page.getByText(/ · (Maintenance|Stock|Article|Checklist|Liste|Heures|A rejoint)/)).toBeVisible();
  await button(page, "Rechercher").click();
  const finder = page.getByRole("dialog", { name: "Rechercher" });
  await finder.getByRole("combobox").fill("ajouter");
  await expect(finder.getByRole("option", { name: "Ajouter un navire" })).toBeVisible();
  await expectOffered(finder.getByRole("option", { name: "Ajouter un article" }), writes);
  await expectOffered(finder.getByRole("option", { name: "Ajouter une maintenance" }), manages);
  await page.keyboard.press("Escape");
}

for (const role of MEMBER_ROLES)
  test(`${role}: every page offers what the role allows and nothing else`, gate, async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const owner = await anotherPerson(browser, baseURL);
    const aboard = await equippedBoat(owner.page);
    const member = { page, email: await signUp(page) };
    await share(owner.page, aboard.boat.id, member, role);
    const rights = RIGHTS[role];
    await test.step("boats", () => walkBoats(page, role, rights));
    await test.step("dashboard", () => walkDashboard(page, role, rights));
    await test.step("maintenance", () => walkMaintenance(page, role, rights, aboard));
    await test.step("inventory", () => walkInventory(page, role, rights, aboard));
    await test.step("provisioning", () => walkProvisioning(page, role, rights));
    await test.step("checklists", () => walkChecklists(page, role, rights, aboard));
    await test.step("elsewhere", () => walkElsewhere(page, role, rights));
    await owner.page.context().close();
  });

test("with all boats shown each row decides by its own, and one's own boat comes first", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await anotherPerson(browser, baseURL);
  const aboard = await equippedBoat(owner.page);
  const member = { page, email: await signUp(page) };
  await share(owner.page, aboard.boat.id, member, "lecture");
  const own = await addBoat(page, { nom: "Avel" });
  await page.request.post("/api/maintenances", {
    data: { bateau_id: own.id, titre: "Carénage", categorie: "Coque", date_echeance: "2030-05-01" },
  });
  await page.goto("/maintenance");
  await expect(card(page, "Carénage")).toBeVisible();
  await expect(card(page, "Vidange")).toHaveCount(0);
  await page.goto("/maintenance?bateau=tous");
  await expectOffered(button(card(page, "Carénage"), "Modifier « Carénage »"), true);
  await expect(card(page, "Vidange").getByText("En attente")).toBeVisible();
  await expectOffered(button(card(page, "Vidange"), "Modifier « Vidange »"), false);

  // a new one is for a boat that one may plan for
  await button(page, "Ajouter une maintenance").click();
  const form = page.getByRole("dialog", { name: "Ajouter une maintenance" });
  await form.getByRole("combobox", { name: "Navire" }).click();
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("option", { name: /^Avel/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await closeDialog(page);

  // the selector says whose the other one is
  await page.getByRole("combobox", { name: "Navire" }).click();
  await expect(page.getByRole("option", { name: new RegExp(`${BOAT}.*Bateau de ${OWNER} · Lecture`) })).toBeVisible();
  await owner.page.context().close();
});
