import type { Locator, Page } from "@playwright/test";

type Press = (page: Page) => Promise<void>;

/** How one dialog is opened: what is pressed on its page, one after the other. */
export interface OpenedDialog {
  /** The part that draws it, below web/src: each is named here at least as often as it has a dialog. */
  of: string;
  /** What it is called; a question is an alert dialog. */
  name: RegExp;
  presses: readonly Press[];
  /** A form: leaving it asks once something was typed in it. */
  isForm?: boolean;
  /** It stands above as many others. */
  above?: number;
  /** What was pressed stays pressed: each time, the page is loaded anew before. */
  startsAnew?: boolean;
}

/** Dialogs by the page that they open on. */
export type DialogsByPage = Record<string, readonly OpenedDialog[]>;

const click =
  (find: (page: Page) => Locator): Press =>
  (page) =>
    find(page).click();
export const button = (name: RegExp) => click((page) => page.getByRole("button", { name }).first());
export const item = (name: RegExp) => click((page) => page.getByRole("menuitem", { name }));
export const tab = (name: RegExp) => click((page) => page.getByRole("tab", { name }));
const radio = (name: RegExp) => click((page) => page.getByRole("radio", { name }));
export const inDialog = (name: RegExp) =>
  click((page) => page.getByRole("dialog").last().getByRole("button", { name }).first());
export const type =
  (field: string, text: string, role: "textbox" | "searchbox" = "textbox"): Press =>
  (page) =>
    page.getByRole(role, { name: field, exact: true }).fill(text);
/** What is opened by an address alone. */
export const come =
  (address: string): Press =>
  async (page) => {
    await page.goto(address);
  };
export const choose =
  (list: RegExp, option: string): Press =>
  async (page) => {
    await page.getByRole("combobox", { name: list }).first().click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
const key =
  (name: string): Press =>
  async (page) => {
    // why: keys are heard once the bar's own corner has come, which is not the page's, and a moment after it is drawn.
    await page.getByRole("combobox", { name: "Navire" }).first().waitFor();
    await page.getByRole("button", { name: "Rechercher", exact: true }).waitFor();
    await page.evaluate(() => new Promise((heard) => requestIdleCallback(heard)));
    await page.keyboard.press(name);
  };

const questionOfHours = [
  button(/^Modifier les heures moteur$/),
  type("Heures moteur", "99999"),
  button(/^Enregistrer$/),
];

/** Those that open in the demo as it is. */
export const DEMO_DIALOGS: DialogsByPage = {
  "/dashboard": [
    { of: "app/DemoThings", name: /^3 choses à essayer$/, presses: [button(/^3 choses/)] },
    { of: "features/finder/FinderDialog", name: /^Rechercher$/, presses: [button(/^Rechercher$/)] },
    { of: "features/finder/ShortcutsDialog", name: /^Raccourcis clavier$/, presses: [key("?")] },
    { of: "features/boats/overview/HoursDialog", name: /^Heures moteur/, presses: [button(/^Historique des heures/)] },
    { of: "features/crew/CrewDialog", name: /^Partager/, presses: [button(/^Partager/)] },
    { of: "features/crew/LatestActivity", name: /^Activité$/, presses: [button(/^Voir tout$/)] },
    {
      ...{ of: "fleet/HoursConfirmation", name: /^Un bond inhabituel$/ },
      ...{ presses: questionOfHours, startsAnew: true },
    },
  ],
  "/mes-bateaux": [
    { of: "features/boats/form/BoatDialog", name: /Ajouter/, presses: [button(/^Ajouter un Bateau$/)], isForm: true },
    { of: "features/boats/form/BoatDialog", name: /Modifier/, presses: [button(/^Modifier Korrigan$/)], isForm: true },
    { of: "features/boats/DeleteBoatDialog", name: /^Supprimer/, presses: [button(/^Supprimer Korrigan$/)] },
  ],
  "/maintenance": [
    {
      of: "features/maintenance/MaintenanceDialog",
      name: /^Ajouter une maintenance$/,
      presses: [button(/^Ajouter une maintenance$/)],
      isForm: true,
    },
    {
      of: "features/maintenance/MaintenanceDialog",
      name: /^Modifier la maintenance$/,
      presses: [button(/^Modifier «/)],
      isForm: true,
    },
    {
      of: "features/maintenance/MaintenanceBoard",
      name: /^Supprimer la maintenance$/,
      presses: [button(/^Supprimer «/)],
    },
    { of: "features/maintenance/CostsDialog", name: /^Coûts d’entretien$/, presses: [button(/^Coûts en détail$/)] },
    {
      of: "features/maintenance/CalendarDialog",
      name: /^Calendrier$/,
      presses: [button(/^Autres actions$/), item(/^Calendrier$/)],
    },
    {
      of: "features/maintenance/plan/PlanDialog",
      name: /^Plan d’entretien$/,
      presses: [button(/^Autres actions$/), item(/plan d’entretien/)],
    },
    {
      of: "features/maintenance/planning/MoveDialog",
      name: /^Déplacer l’échéance$/,
      presses: [tab(/^Planning$/), button(/^Déplacer «/)],
      isForm: true,
    },
  ],
  "/inventory": [
    {
      of: "features/inventory/articles/AddArticleDialog",
      name: /^Ajouter un article$/,
      presses: [button(/^Ajouter un article$/)],
      isForm: true,
    },
    {
      of: "features/inventory/articles/EditArticleDialog",
      name: /^Modifier l’article$/,
      presses: [radio(/^Liste$/), button(/^Modifier : /)],
      isForm: true,
    },
    {
      of: "features/inventory/list/BulkPanel",
      name: /^Confirmer la suppression$/,
      presses: [button(/^Supprimer tout$/)],
    },
    { of: "features/inventory/shopping/ShoppingListDialog", name: /^Liste d’achat$/, presses: [button(/^Liste d/)] },
    {
      of: "features/inventory/spaces/StorageSpacesDialog",
      name: /^Espaces de stockage$/,
      presses: [button(/^Espaces stockage$/)],
    },
    {
      ...{
        of: "features/inventory/spaces/StorageSpaceDialog",
        name: /^Ajouter un espace/,
        presses: [button(/^Espaces stockage$/), inDialog(/^Ajouter un espace/)],
      },
      ...{ isForm: true, above: 1 },
    },
    {
      of: "features/inventory/categories/CategoriesDialog",
      name: /^Catégories et sous-catégories$/,
      presses: [button(/^Catégories$/)],
    },
    {
      of: "features/inventory/import/ImportDialog",
      name: /^Importer un fichier CSV$/,
      presses: [button(/^Autres actions$/), item(/^Importer/)],
    },
    {
      of: "features/inventory/first/FirstInventoryDialog",
      ...{ name: /^Premier inventaire$/, presses: [button(/^Autres actions$/), item(/^Premier inventaire/)] },
    },
  ],
  "/checklists": [
    {
      of: "features/checklists/HistoryDialog",
      name: /^Historique$/,
      presses: [button(/^Autres actions/), item(/^Historique$/)],
    },
    {
      of: "features/checklists/EditChecklistDialog",
      name: /^Modifier la checklist$/,
      presses: [button(/^Autres actions/), item(/^Modifier$/)],
      isForm: true,
    },
    {
      of: "features/checklists/RemoveChecklistDialog",
      name: /^Supprimer la checklist$/,
      presses: [button(/^Autres actions/), item(/^Supprimer$/)],
    },
    { of: "features/checklists/TaskNoteDialog", name: /^Note$/, presses: [button(/^Noter/)], isForm: true },
    {
      ...{ of: "features/checklists/TemplatePicker", name: /^Remplacer les tâches/, startsAnew: true },
      presses: [tab(/^Créer une Checklist$/), type("Tâches", "Gaz"), button(/^Partir du modèle/)],
    },
  ],
  "/papiers": [
    {
      of: "features/documents/PaperDialog",
      name: /^Ajouter un papier$/,
      presses: [button(/^Ajouter un papier$/)],
      isForm: true,
    },
    {
      of: "features/maintenance/sale/SaleFileDialog",
      name: /^Dossier de vente$/,
      presses: [button(/^Dossier de vente$/)],
    },
  ],
  "/depart": [
    { of: "features/departure/SheetDialog", name: /^Feuille de départ$/, presses: [button(/^Feuille de départ/)] },
    {
      ...{ of: "features/departure/TieDialog", name: /^C’est à bord/, startsAnew: true },
      presses: [button(/^Pourquoi.*Radeau/), button(/^C’est à bord/)],
    },
  ],
  "/assistant": [
    { of: "features/assistant/SheetsDialog", name: /fiches/i, presses: [button(/fiches/i)] },
    {
      ...{ of: "features/assistant/SelectionBar", name: /^Supprimer \d* ?conversation/, startsAnew: true },
      presses: [button(/^Sélectionner$/), button(/^Tout sélectionner$/), button(/^Supprimer \(/)],
    },
  ],
};
