import type { BoatRole, MemberRole } from "./roles.ts";

export const ROLE_NAMES: Record<BoatRole, string> = {
  lecture: "Lecture",
  equipage: "Équipage",
  gestion: "Gestion",
  proprietaire: "Propriétaire",
};

/** What each role may do, as its invitation says it. */
export const ROLE_SENTENCES: Record<MemberRole, string> = {
  lecture: "Voit tout ce qui concerne ce bateau, sans rien modifier.",
  equipage:
    "Voit tout, compte le stock, ajoute et modifie des articles, coche les checklists, relève les heures moteur, change le statut des maintenances et prépare les listes d’avitaillement. Ne supprime rien.",
  gestion: "Fait tout à bord, sauf supprimer, partager ou céder le bateau.",
};

/** Why somebody of the crew is refused. */
export const roleRefusal = (role: BoatRole): string =>
  `Votre rôle sur ce bateau (${ROLE_NAMES[role]}) ne permet pas cela. Demandez-le à son propriétaire.`;
