import type { BoatRight } from "@bosco/domain/crew";
import type { FinderAction } from "../features/finder/finder-options.ts";
import { applyTheme, type ThemeChoice } from "../ui/theme/theme.ts";
import { PAGES } from "./navigation.ts";

const page = (leads: string, nom: string, mots = ""): FinderAction => ({ id: leads, nom, mots, leads });
const theme = (choice: ThemeChoice, nom: string): FinderAction => ({
  id: `theme-${choice}`,
  nom,
  mots: "apparence couleurs mode affichage",
  leads: () => applyTheme(choice),
});

/** What is done to the boat that is shown, with what it takes there. */
const ABOARD: readonly (FinderAction & { right: BoatRight })[] = [
  { ...page("/inventory?ajouter=1", "Ajouter un article", "nouvel inventaire stock"), right: "articles.write" },
  {
    ...page("/maintenance?ajouter=1", "Ajouter une maintenance", "nouvel entretien travaux"),
    right: "maintenance.edit",
  },
  {
    ...page("/papiers?ajouter=1", "Ajouter un papier", "nouveau document assurance facture certificat attestation"),
    right: "documents.edit",
  },
  {
    ...page("/checklists?onglet=creer", "Créer une checklist", "nouvelle liste de contrôle"),
    right: "checklists.edit",
  },
  {
    ...page("/inventory?onglet=avitaillement", "Générer une liste d’avitaillement", "courses provisions menus repas"),
    right: "lists.write",
  },
];

/** What can be done from anywhere; the first ones stand in the empty finder. */
export const finderActions = (onShortcuts: () => void, may: (right: BoatRight) => boolean): FinderAction[] => [
  ...ABOARD.filter(({ right }) => may(right)),
  page("/mes-bateaux?ajouter=1", "Ajouter un navire", "nouveau bateau"),
  page("/depart", "Préparer un départ", "prêt à partir appareiller appareillage sortie navigation division 240"),
  page("/flotte", "Ma flotte", "tous mes bateaux navires"),
  page("/papiers", "Papiers du bord", "documents assurance factures certificats"),
  page("/account", "Mon profil", "compte abonnement mot de passe données"),
  theme("sombre", "Thème sombre"),
  { id: "raccourcis", nom: "Raccourcis clavier", mots: "touches aide", leads: onShortcuts },
  theme("jour", "Thème de jour"),
  theme("nuit", "Nuit rouge"),
  theme("auto", "Thème automatique"),
  page("/synchronisation", "Synchronisation", "hors ligne réseau modifications en attente à résoudre envoyer"),
  ...PAGES.map(({ to, label }) => page(to, label, "page aller")),
  page("/demarrer", "Mise en route", "démarrer débuter premiers pas commencer nouveau"),
  page("/faq", "Questions fréquentes", "aide FAQ"),
];
