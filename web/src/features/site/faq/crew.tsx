import { ACTIVITY_DAYS, CREW_LIMITS, INVITATION_DAYS } from "@bosco/domain/crew";
import type { FaqGroup } from "./entry.ts";

export const crew: FaqGroup = {
  id: "equipage",
  title: "Équipage",
  entries: [
    {
      id: "partager-un-bateau",
      question: "Comment partager mon bateau ?",
      answer: (
        <>
          <p>
            Sur la carte du bateau ou sur son tableau de bord, choisissez « Partager », indiquez une adresse e-mail et
            un rôle, puis envoyez le lien. Il sert une seule fois, pendant {INVITATION_DAYS} jours, et seulement au
            compte qui a cette adresse.
          </p>
          <p>
            Un compte gratuit partage chaque bateau avec {CREW_LIMITS.free} personne, un compte Pro avec{" "}
            {CREW_LIMITS.pro}. Les bateaux des autres ne comptent pas dans vos propres limites.
          </p>
        </>
      ),
    },
    {
      id: "roles-de-l-equipage",
      question: "Que voit et que peut faire chaque équipier ?",
      answer: (
        <>
          <ul>
            <li>
              <strong>Lecture</strong> : voit tout ce qui concerne ce bateau, sans rien modifier ;
            </li>
            <li>
              <strong>Équipage</strong> : compte aussi le stock, ajoute et modifie des articles, coche les checklists,
              relève les heures moteur, change le statut des maintenances et prépare les listes d’avitaillement ;
            </li>
            <li>
              <strong>Gestion</strong> : fait tout à bord, sauf supprimer, partager ou céder le bateau.
            </li>
          </ul>
          <p>
            Personne ne voit vos autres bateaux, votre profil, votre abonnement ni vos questions à l’assistant. La
            rubrique « Activité » du tableau de bord dit qui a fait quoi pendant {ACTIVITY_DAYS} jours.
          </p>
        </>
      ),
    },
    {
      id: "quitter-ou-revoquer",
      question: "Comment mettre fin à un partage ?",
      answer: (
        <p>
          Le propriétaire choisit « Partager », puis « Révoquer » ; l’équipier, « Équipage », puis « Quitter
          l’équipage ». L’accès cesse aussitôt, et le bateau disparaît des appareils de l’équipier dès qu’ils joignent
          Bosco. Ce qui a été fait à bord y reste.
        </p>
      ),
    },
    {
      id: "ceder-un-bateau",
      question: "Je vends mon bateau. Puis-je céder sa fiche ?",
      answer: (
        <p>
          Oui : dans « Partager », « Céder ce bateau » l’offre à un autre compte. Quand il l’accepte, tout ce qui est à
          bord passe chez lui, l’équipage d’avant perd l’accès et vous aussi. Cela ne peut pas être annulé : exportez
          d’abord vos données si vous voulez en garder une copie.
        </p>
      ),
    },
  ],
};
