import { addBoat } from "../support/boats.ts";
import { makeChecklist, ticksOf } from "../support/checklists.ts";
import { expect, expectAccessible, gate, gateOnPhone, onPhone, test } from "../support/journey.ts";

test("a visitor of the demo sees how far the lists are, and the form for a new one", async ({ demo: page }) => {
  await page.goto("/checklists");
  await expect(page.getByRole("heading", { name: "Checklists", level: 1 })).toBeVisible();
  await expect(page.getByRole("img", { name: /Progression : \d+ %/ })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Avant de larguer les amarres" }).first();
  await expect(card.getByText("9 sur 24")).toBeVisible();
  // why: a tall window, so that no box is measured half under the bar at the bottom, where nobody would press it.
  const size = page.viewportSize();
  await page.setViewportSize({ width: size?.width ?? 390, height: 4000 });
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);

  await page.getByRole("tab", { name: "Créer une Checklist" }).click();
  await expect(page.getByLabel("Nom")).toBeVisible();
  await expectAccessible(page);
});

test("a visitor of the demo reads the past runs of a list", async ({ demo: page }) => {
  await page.goto("/checklists");
  await page.getByRole("button", { name: "Autres actions : Avant de larguer les amarres" }).click();
  await page.getByRole("menuitem", { name: "Historique" }).click();
  const history = page.getByRole("dialog", { name: "Historique" });
  await expect(history.getByText("Essai avec le CROSS Corsen, reçu 5 sur 5.")).toBeVisible();
  await expect(history.getByRole("button", { name: /Camille Le Goff/ })).toHaveCount(2);
  await expectAccessible(page);
});

test("an owner without a boat is led to add one", onPhone, async ({ owner: page }) => {
  await page.goto("/checklists");
  await expect(page.getByText("Aucun Navire")).toBeVisible();
  await expectAccessible(page);
});

test("an owner creates a checklist, after being told what is missing", gate, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/checklists");
  await expect(page.getByText("Aucune checklist")).toBeVisible();
  await page.getByRole("button", { name: "Créer une Checklist" }).click();
  await page.getByRole("button", { name: "Créer la checklist" }).click();
  await expect(page.getByText("Veuillez entrer un nom pour la checklist")).toBeVisible();
  await expect(page.getByText("Veuillez entrer au moins une tâche")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Nom").fill("Sortie du dimanche");
  await page.getByRole("textbox", { name: "Tâches" }).fill("  Gaz fermé \n\n\n VHF sur le 16\n");
  await page.getByRole("button", { name: "Créer la checklist" }).click();
  await expect(page.getByText("Checklist créée avec succès !")).toBeVisible();
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Sortie du dimanche 0 %" })).toBeVisible();
  await page.getByText("VHF sur le 16").click();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(page.getByRole("button", { name: "Sortie du dimanche 50 %" })).toBeVisible();
});

test("a template follows the type and the gear until its text is changed", onPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/checklists");
  await page.getByRole("tab", { name: "Créer une Checklist" }).click();
  const tasks = page.getByRole("textbox", { name: "Tâches" });
  await page.getByRole("radio", { name: "Départ" }).click();
  await page.getByRole("button", { name: "Partir du modèle « Départ »" }).click();
  await expect(tasks).toHaveValue(/Grand-voile, drisses/);
  await expect(page.getByLabel("Nom")).toHaveValue("Avant de larguer les amarres");
  await page.getByRole("button", { name: "Voiles" }).click();
  await expect(tasks).not.toHaveValue(/Grand-voile, drisses/);
  await page.getByRole("radio", { name: "Arrivée" }).click();
  await expect(tasks).toHaveValue(/Amarres et gardes/);
  await tasks.fill("Ma propre liste");
  await page.getByRole("radio", { name: "Hivernage" }).click();
  await expect(tasks).toHaveValue("Ma propre liste");
  await page.getByRole("button", { name: "Partir du modèle « Hivernage »" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remplacer" }).click();
  await expect(tasks).toHaveValue(/Vidange de l’huile à chaud/);
});

test("a pasted list loses its bullets and numbers", onPhone, async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/checklists");
  await page.getByRole("tab", { name: "Créer une Checklist" }).click();
  const tasks = page.getByRole("textbox", { name: "Tâches" });
  await tasks.focus();
  await tasks.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "1. Gaz fermé\n• VHF\n- [ ] 2 amarres\n");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(tasks).toHaveValue("Gaz fermé\nVHF\n2 amarres");
});

test("an edit keeps the ticks of unchanged tasks and says what is missing", onPhone, async ({ owner: page }) => {
  const { id } = await makeChecklist(page, ["Gaz", "VHF", "Feux"]);
  await page.goto("/checklists");
  await page.getByRole("checkbox", { name: "VHF" }).check();
  await page.getByRole("button", { name: "Autres actions : Avant le départ" }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier la checklist" });
  await dialog.getByLabel("Nom").fill(" ");
  await dialog.getByRole("textbox", { name: "Tâches" }).fill(" \n ");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("Veuillez saisir un nom pour la checklist")).toBeVisible();
  await expect(dialog.getByText("Veuillez ajouter au moins une tâche")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel("Nom").fill("Sortie");
  await dialog.getByRole("textbox", { name: "Tâches" }).fill("Feux\nPilote\nVHF");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Checklist modifiée avec succès !")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByRole("checkbox", { name: "VHF" })).toBeChecked();
  await expect.poll(() => ticksOf(page, id)).toEqual({ Feux: false, Pilote: false, VHF: true });
});

test("the order is changed by drag and by buttons", async ({ owner: page }) => {
  await makeChecklist(page, ["Gaz", "VHF", "Feux"]);
  await page.goto("/checklists");
  await page.getByRole("button", { name: "Autres actions : Avant le départ" }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier la checklist" });
  await dialog.getByRole("radio", { name: "Changer l’ordre" }).click();
  const rows = dialog.getByRole("listitem");
  await expectAccessible(page);

  const from = await dialog.getByRole("button", { name: "Déplacer : Feux" }).boundingBox();
  const to = await dialog.getByRole("button", { name: "Déplacer : Gaz" }).boundingBox();
  if (!from || !to) throw new Error("no handles");
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y - 20, { steps: 4 });
  await page.mouse.move(x, to.y + to.height / 2 - 6, { steps: 6 });
  await page.mouse.up();
  await expect(rows).toHaveText(["Feux", "Gaz", "VHF"]);
  await dialog.getByRole("button", { name: "Descendre : Feux" }).click();
  await expect(rows).toHaveText(["Gaz", "Feux", "VHF"]);
  await dialog.getByRole("button", { name: "Monter : VHF" }).click();
  await expect(rows).toHaveText(["Gaz", "VHF", "Feux"]);
  await dialog.getByRole("button", { name: "Monter : Feux" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Checklist modifiée avec succès !")).toBeVisible();
  await expect(page.getByRole("checkbox").nth(1)).toHaveAccessibleName("Feux");
});

test(
  "a reset files the run, with its notes, and the list can then be deleted",
  gateOnPhone,
  async ({ owner: page }) => {
    const { id } = await makeChecklist(page, ["Gaz", "VHF"]);
    await page.goto("/checklists");
    await expect(page.getByRole("button", { name: "Réinitialiser" })).toBeDisabled();
    await page.getByRole("checkbox", { name: "Gaz" }).check();
    await page.getByRole("button", { name: "Noter : VHF" }).click();
    await page.getByLabel("Remarque").fill("Grésille sur le 16");
    await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => ticksOf(page, id)).toEqual({ Gaz: true, VHF: false });
    await page.getByRole("button", { name: "Réinitialiser" }).click();
    await expect(page.getByText("Checklist réinitialisée avec succès !")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Gaz" })).not.toBeChecked();
    await expect.poll(() => ticksOf(page, id)).toEqual({ Gaz: false, VHF: false });

    await page.getByRole("button", { name: "Autres actions : Avant le départ" }).click();
    await page.getByRole("menuitem", { name: "Historique" }).click();
    const history = page.getByRole("dialog", { name: "Historique" });
    await expect(history.getByText("1 sur 2")).toBeVisible();
    await expect(history.getByText("Grésille sur le 16")).toBeVisible();
    await history.getByRole("button", { name: "Fermer" }).click();

    await page.getByRole("button", { name: "Autres actions : Avant le départ" }).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    const confirm = page.getByRole("alertdialog", { name: "Supprimer la checklist" });
    await expect(confirm).toContainText("Cette action est irréversible.");
    await expectAccessible(page);
    await confirm.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Checklist supprimée avec succès !")).toBeVisible();
    await expect(page.getByText("Aucune checklist")).toBeVisible();
  },
);

test("a new checklist is shown once it is made, with 'Grand écran' at its top", async ({ owner: page }) => {
  await makeChecklist(page, ["Gaz", "VHF"], "Départ du matin");
  await page.goto("/checklists");
  await page.getByRole("tab", { name: "Créer une Checklist" }).click();
  await page.getByLabel("Nom").fill("Sortie du dimanche");
  await page.getByRole("textbox", { name: "Tâches" }).fill("Amarres\nPare-battages");
  await page.getByRole("button", { name: "Créer la checklist" }).click();
  const title = page.getByRole("button", { name: /^Sortie du dimanche/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: "Pare-battages" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: title });
  const top = async (name: string) => (await card.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top("Grand écran")) < (await top("Amarres"))).toBe(true);
});
