import { button, choose, come, type DialogsByPage, inDialog, item, tab, type } from "./dialogs.ts";

const spaces = button(/^Espaces stockage$/);
const categories = button(/^Catégories$/);
const calendar = [button(/^Autres actions$/), item(/^Calendrier$/)];
const lists = tab(/^Avitaillement$/);
const menuOfPaper = button(/^Autres actions\s?: MAIF$/);

/** Those that take something of one's own: what `journeys/dialogs-own.spec.ts` puts aboard. */
export const OWNERS_DIALOGS: DialogsByPage = {
  "/mes-bateaux": [
    {
      ...{ of: "features/boats/form/EngineFields", name: /^Retirer le moteur$/, above: 1 },
      presses: [button(/^Modifier Sterne$/), inDialog(/^Retirer Tribord$/)],
    },
    {
      ...{ of: "features/crew/ShareRow", name: /^Révoquer l’invitation/, above: 1 },
      presses: [button(/^Partager\s?: Sterne$/), inDialog(/^Révoquer/)],
    },
    {
      ...{ of: "features/crew/HandOverDialog", name: /^Céder Sterne$/, above: 1, isForm: true },
      presses: [button(/^Partager\s?: Sterne$/), inDialog(/^Céder ce bateau$/)],
    },
    {
      ...{ of: "features/crew/HandOver", name: /^Annuler la cession/, above: 1 },
      presses: [button(/^Partager\s?: Mouette$/), inDialog(/^Annuler la cession$/)],
    },
  ],
  "/maintenance": [
    {
      ...{ of: "features/maintenance/CalendarDialog", name: /^Créer une nouvelle adresse$/, above: 1 },
      presses: [...calendar, inDialog(/^Créer une nouvelle adresse$/)],
    },
    {
      ...{ of: "features/maintenance/CalendarDialog", name: /^Révoquer l’adresse$/, above: 1 },
      presses: [...calendar, inDialog(/^Révoquer l’adresse$/)],
    },
    {
      ...{ of: "features/maintenance/ChosenCalendars", name: /^Révoquer le calendrier$/, above: 1 },
      presses: [...calendar, inDialog(/^Révoquer «/)],
    },
    {
      ...{ of: "features/maintenance/finish/FinishSheet", name: /^Terminer «/ },
      presses: [choose(/^Statut de « Vidange/, "Terminée")],
    },
  ],
  "/inventory": [
    {
      of: "features/inventory/list/InventoryTab",
      ...{ name: /^Supprimer l’article$/, presses: [button(/^Supprimer\s?: Leurres$/)] },
    },
    {
      ...{ of: "features/inventory/spaces/StorageSpaceDialog", name: /^Modifier l’espace/, above: 1, isForm: true },
      presses: [spaces, inDialog(/^Modifier/)],
    },
    {
      ...{ of: "features/inventory/spaces/StorageSpacesDialog", name: /^Supprimer l’espace/, above: 1 },
      presses: [spaces, inDialog(/^Supprimer/)],
    },
    {
      ...{
        of: "features/inventory/categories/CategoryDialog",
        name: /^Modifier la catégorie$/,
        above: 1,
        isForm: true,
      },
      presses: [categories, inDialog(/^Modifier\s?: Pêche$/)],
    },
    {
      ...{ of: "features/inventory/categories/SubCategoryDialog", name: /^Ajouter une sous-catégorie$/, above: 1 },
      ...{ presses: [categories, inDialog(/^Ajouter une sous-catégorie$/)], isForm: true },
    },
    {
      ...{ of: "features/inventory/categories/CategoriesDialog", name: /^Confirmer la suppression$/, above: 1 },
      presses: [categories, inDialog(/^Supprimer\s?: Pêche$/)],
    },
  ],
  "/inventory?onglet=avitaillement": [
    { of: "features/provisioning/ListDialog", name: /^Belle-Île$/, presses: [lists, button(/^Voir détails$/)] },
    {
      ...{ of: "features/provisioning/AddToInventory", name: /^Déjà à bord$/, above: 1 },
      presses: [lists, button(/^Voir détails$/), inDialog(/^Ajouter à l'inventaire$/)],
    },
    {
      ...{ of: "features/provisioning/RenameDialog", name: /^Modifier la liste$/, isForm: true },
      presses: [lists, button(/^Modifier « Belle-Île »$/)],
    },
    {
      ...{ of: "features/provisioning/ListCard", name: /^Supprimer la liste$/ },
      presses: [lists, button(/^Supprimer « Belle-Île »$/)],
    },
  ],
  "/papiers": [
    { of: "features/documents/view/PaperView", name: /^MAIF$/, presses: [button(/^MAIF$/)] },
    {
      ...{ of: "features/documents/PaperDialog", name: /^Modifier le papier$/, isForm: true },
      presses: [menuOfPaper, item(/^Modifier$/)],
    },
    {
      ...{ of: "features/documents/Papers", name: /^Supprimer ce papier/ },
      presses: [menuOfPaper, item(/^Supprimer$/)],
    },
  ],
  "/account": [
    {
      ...{ of: "features/account/profile/DeleteAccountCard", name: /^Supprimer mon compte$/, isForm: true },
      presses: [button(/^Supprimer mon compte$/)],
    },
    {
      ...{ of: "features/account/security/DevicesCard", name: /^Déconnecter les autres appareils$/ },
      presses: [button(/^Déconnecter tous les autres$/)],
    },
    {
      ...{ of: "features/account/subscription/EndSubscription", name: /^Résilier votre contrat$/ },
      presses: [button(/^Résilier$/)],
    },
    {
      ...{ of: "features/account/subscription/EndSubscription", name: /^Renoncer au contrat$/ },
      presses: [button(/^Renoncer au contrat ici$/)],
    },
  ],
};

/** Those of somebody who only looks at a boat, with a maintenance of it and an article aboard. */
export const membersDialogs = (work: string, article: string): DialogsByPage => ({
  "/mes-bateaux": [
    {
      ...{ of: "features/crew/MemberCrew", name: /^Quitter l’équipage/, above: 1 },
      presses: [button(/^Équipage\s?: Sterne$/), inDialog(/^Quitter l’équipage$/)],
    },
  ],
  "/maintenance": [
    {
      ...{ of: "features/maintenance/MaintenanceView", name: /^Vidange$/ },
      presses: [come(`/maintenance?maintenance=${work}`)],
    },
  ],
  "/inventory": [
    {
      ...{ of: "features/inventory/articles/ArticleView", name: /^Leurres$/ },
      presses: [come(`/inventory?article=${article}`)],
    },
  ],
});

/** Those about writes that wait, and one that was refused. */
export const WAITING_DIALOGS: DialogsByPage = {
  "/synchronisation": [
    {
      ...{ of: "features/sync/WaitingRow", name: /^Annuler cette modification/ },
      presses: [button(/^Annuler cette modification/)],
    },
    {
      ...{ of: "app/use-sign-out", name: /pas enregistrées?$/ },
      presses: [button(/^Menu du compte$/), item(/^Déconnexion$/)],
    },
    {
      ...{ of: "features/sync/AbandonButton", name: /^Abandonner cette modification/ },
      presses: [button(/^Abandonner$/)],
    },
  ],
};

export const adminsDialogs = (email: string): DialogsByPage => ({
  "/admin": [
    {
      ...{ of: "features/admin/users/UserDialog", name: /^Créer un utilisateur$/, isForm: true },
      presses: [button(/^Créer un utilisateur$/)],
    },
    {
      ...{ of: "features/admin/users/UsersPanel", name: /^Confirmer la suppression$/ },
      presses: [type("Rechercher un utilisateur", email, "searchbox"), button(new RegExp(`^Supprimer ${email}`))],
    },
    {
      ...{ of: "features/admin/jobs/GivenUpPanel", name: /^Oublier cette tâche$/ },
      presses: [tab(/^Tâches abandonnées$/), button(/^Oublier/)],
    },
  ],
});
