import { commandKey } from "./command-key.ts";

interface Shortcut {
  /** Each with all its keys: one of them does. */
  keys: readonly string[];
  does: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/**
 * Every key that does something of ours; without those of one letter or sign where they are turned off. One that is added to a part of the
 * application is added here.
 */
export const shortcutGroups = (hasSingleKeys: boolean): ShortcutGroup[] => [
  {
    title: "Partout",
    shortcuts: [
      { keys: [`${commandKey()} K`, ...(hasSingleKeys ? ["/"] : [])], does: "Rechercher" },
      ...(hasSingleKeys ? [{ keys: ["?"], does: "Afficher ces raccourcis" }] : []),
      { keys: ["F8"], does: "Aller à la notification affichée" },
      { keys: ["Échap"], does: "Fermer la fenêtre, le menu ou la liste" },
    ],
  },
  {
    title: "Dans la recherche et les listes de choix",
    shortcuts: [
      { keys: ["↑", "↓"], does: "Parcourir les résultats" },
      { keys: ["Début", "Fin"], does: "Aller au premier ou au dernier" },
      { keys: ["Entrée"], does: "Ouvrir ou choisir" },
    ],
  },
  {
    title: "Sur une quantité",
    shortcuts: [
      { keys: ["↑", "↓"], does: "Ajouter ou retirer un" },
      { keys: ["Page préc.", "Page suiv."], does: "Ajouter ou retirer dix" },
      { keys: ["Début", "Fin"], does: "Aller au minimum ou au maximum" },
    ],
  },
  {
    title: "Sur la poignée d’une tâche de checklist",
    shortcuts: [
      { keys: ["↑", "↓"], does: "Monter ou descendre la tâche" },
      { keys: ["Début", "Fin"], does: "La mettre en premier ou en dernier" },
    ],
  },
  {
    title: "Planning d’entretien, sur la poignée d’une maintenance",
    shortcuts: [
      { keys: ["Entrée", "Espace"], does: "La saisir, puis la poser" },
      { keys: ["←", "→"], does: "Un jour plus tôt ou plus tard" },
      { keys: ["↑", "↓"], does: "Une semaine, ou un mois, plus tôt ou plus tard" },
      { keys: ["Échap"], does: "La remettre à sa place" },
    ],
  },
  {
    title: "Checklist en grand écran",
    shortcuts: [
      { keys: ["Espace"], does: "Cocher la tâche" },
      { keys: ["→"], does: "Passer à la suivante" },
      { keys: ["←"], does: "Revenir à la précédente" },
      ...(hasSingleKeys ? [{ keys: ["N"], does: "Passer au rouge de nuit, ou en sortir" }] : []),
      { keys: ["Échap"], does: "Quitter le grand écran" },
    ],
  },
  {
    title: "Question à l’assistant",
    shortcuts: [
      { keys: ["Entrée"], does: "Envoyer" },
      { keys: ["Maj Entrée"], does: "Aller à la ligne" },
    ],
  },
];
