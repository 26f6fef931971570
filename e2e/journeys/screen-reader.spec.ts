import { ask, conversation, openAssistant } from "../support/assistant.ts";
import { makeChecklist } from "../support/checklists.ts";
import { expect, gateOnDesk, onDesk, test, toast } from "../support/journey.ts";
import { choose, openMaintenance } from "../support/maintenance.ts";
import { signUpWithStock } from "../support/stock.ts";

// Each walks a main task by what a screen reader is told alone: roles, names, states, what is said, and where the focus is.

test("an article is added and stepped by ear", gateOnDesk, async ({ page }) => {
  await signUpWithStock(page);
  await page.goto("/inventory");
  const add = page.getByRole("button", { name: "Ajouter un article" }).first();
  await add.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ajouter un article" });
  await expect(dialog.getByRole("textbox", { name: "Nom", exact: true })).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Ajouter un article":
      - banner:
        - heading "Ajouter un article" [level=2]
      - group:
        - combobox "Navire" [disabled]
        - textbox "Nom"
        - combobox "Catégorie": Choisir une catégorie
        - textbox "Quantité": "1"
        - textbox "Date d’achat"
        - button "Ouvrir le calendrier"
        - textbox "Date de péremption"
        - button "Ouvrir le calendrier"
      - contentinfo:
        - button "Ajouter"
  `);
  await page.keyboard.type("Riz");
  await choose(dialog, /^Catégorie/, "Alimentation");
  await dialog.getByRole("textbox", { name: "Quantité maximum" }).fill("4");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Article ajouté avec succès")).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  await expect(page.getByRole("article", { name: "Riz" })).toMatchAriaSnapshot(`
    - article "Riz":
      - heading "Riz" [level=4]
      - group "Riz":
        - 'button "Diminuer : Riz"'
        - spinbutton "Riz": "1"
        - 'button "Augmenter : Riz"'
      - 'button "Modifier : Riz"'
      - 'button "Supprimer : Riz"'
  `);
  const more = page.getByRole("button", { name: "Augmenter : Riz" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Riz\s: 2 unités$/ })).toBeAttached();
  await expect(more).toBeFocused();
});

test("a maintenance is finished with its sheet, and the focus stays with it", onDesk, async ({ owner: page }) => {
  await openMaintenance(page, { titre: "Vidange" }, { titre: "Anodes" });
  await choose(page, "Statut de « Vidange »", "Terminée");
  const sheet = page.getByRole("dialog", { name: "Terminer « Vidange »" });
  await expect(sheet.getByRole("textbox", { name: "Fait le" })).toBeFocused();
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Terminer « Vidange »":
      - banner:
        - heading "Terminer « Vidange »" [level=2]
      - group:
        - textbox "Fait le"
        - textbox "Heures moteur": "842"
        - textbox "Coût"
        - textbox "Note"
        - group "Facture ou photo":
          - button "Joindre une facture"
      - contentinfo:
        - button "Terminer sans préciser"
        - button "Terminer"
  `);
  await sheet.getByRole("button", { name: "Terminer", exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Statut de « Vidange »" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Par statut" })).toMatchAriaSnapshot(`
    - heading "En attente 1" [level=3]
    - list:
      - listitem:
        - article "Anodes":
          - heading "Anodes" [level=4]
    - heading "Terminées 1" [level=3]
    - list:
      - listitem:
        - article "Vidange":
          - heading "Vidange" [level=4]
          - combobox "Statut de « Vidange »": Terminée
          - button "Modifier « Vidange »"
          - button "Supprimer « Vidange »"
  `);
});

test("a checklist says when its last task is ticked, and starts anew at its first", onDesk, async ({ owner: page }) => {
  await makeChecklist(page, ["Gaz fermé", "Vannes ouvertes"]);
  await page.goto("/checklists");
  const said = page.getByRole("status").filter({ hasText: "Avant le départ : toutes les tâches sont faites" });
  const [gas, valves] = [
    page.getByRole("checkbox", { name: "Gaz fermé" }),
    page.getByRole("checkbox", { name: "Vannes" }),
  ];
  await gas.focus();
  await page.keyboard.press("Space");
  await expect(gas).toBeChecked();
  await expect(said).toHaveCount(0);
  await valves.focus();
  await page.keyboard.press("Space");
  await expect(said).toBeAttached();
  await expect(page.getByRole("tabpanel", { name: "Mes Checklists" })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Avant le départ 100 %" [level=2]:
          - button "Avant le départ 100 %" [expanded]
        - progressbar "Avant le départ"
        - link "Grand écran"
        - list:
          - listitem:
            - checkbox "Gaz fermé" [checked]
            - 'button "Noter : Gaz fermé"'
            - 'button "Signaler un problème : Gaz fermé"'
          - listitem:
            - checkbox "Vannes ouvertes" [checked]
        - button "Réinitialiser"
  `);
  await page.getByRole("button", { name: "Réinitialiser" }).click();
  await expect(gas).not.toBeChecked();
  await expect(gas).toBeFocused();
});

test("an emergency says whom to call before anything else", gateOnDesk, async ({ owner: page }) => {
  await openAssistant(page);
  await ask(page, "Homme à la mer, que faire ?");
  const answer = conversation(page, "Homme à la mer, que faire ?");
  await expect(answer.getByRole("link", { name: "Appeler le CROSS 196" })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Urgence : appelez, VHF canal 16 ou CROSS 196." }),
  ).toBeAttached();
  await expect(answer).toMatchAriaSnapshot(`
    - heading "Homme à la mer, que faire ?" [level=3]:
      - button "Homme à la mer, que faire ?" [expanded]
    - paragraph: /VHF canal 16/
    - link "Appeler le CROSS 196"
    - list
  `);
});

test(
  "what keeps a boat from leaving is heard, and each point hands the focus to the next",
  onDesk,
  async ({ owner: page }) => {
    await makeChecklist(page, ["Gaz fermé"]);
    await page.goto("/depart");
    const verdict = page.getByRole("region", { name: "Verdict" });
    await expect(verdict).toMatchAriaSnapshot(`
    - status:
      - paragraph: Pas prêt
      - paragraph: /\\d+ points empêchent de partir, \\d+ à vérifier\\./
    - checkbox /J’ai regardé moi-même la météo/
    - button "Feuille de départ (PDF)"
  `);
    await expect(page.getByRole("region", { name: "Empêche de partir" })).toMatchAriaSnapshot(`
    - heading /Empêche de partir \\d+/ [level=2]
    - list:
      - listitem:
        - paragraph: /Gilets/
        - button /Pourquoi . Gilets/ 
        - button /Ajouter aux courses . Gilets/
  `);
    const looked = page.getByRole("button", { name: /^J’ai vérifié aujourd’hui : Extincteur/ });
    const said = await verdict.getByRole("status").textContent();
    await looked.focus();
    await page.keyboard.press("Enter");
    await expect(looked).toHaveCount(0);
    await expect(verdict.getByRole("status")).not.toHaveText(said ?? "");
    await expect(page.getByRole("button", { name: /^Pourquoi \? Bouée de sauvetage/ })).toBeFocused();

    const paper = page.getByRole("button", { name: "Feuille de départ (PDF)" });
    await paper.click();
    await expect(page.getByRole("dialog", { name: "Feuille de départ" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(paper).toBeFocused();
  },
);
