import { FREE_LIMITS } from "@bosco/domain/account";
import type { FaqGroup } from "./entry.ts";

export const maintenance: FaqGroup = {
  id: "entretien",
  title: "Entretien",
  entries: [
    {
      id: "en-retard",
      question: "Quand une maintenance est-elle en retard ?",
      answer: (
        <p>
          Dès le lendemain de son échéance, tant qu’elle n’est pas terminée. Une maintenance qui tombe aujourd’hui n’est
          donc pas en retard. Sur le tableau de bord, celles qui arrivent dans les 7 jours portent la mention
          « BIENTÔT ».
        </p>
      ),
    },
    {
      id: "recurrence",
      question: "Comment fonctionne la récurrence ?",
      answer: (
        <>
          <p>
            Quand vous passez une maintenance récurrente à « Terminée », Bosco crée aussitôt la suivante, « En
            attente », une période après le jour où elle est faite. « À date fixe », elle compte depuis l’échéance
            prévue.
          </p>
          <p>
            « Autre… » prend des mois ou des années, des heures moteur, ou les deux : la première échéance atteinte
            compte. Avec « Aucune », rien n’est recréé.
          </p>
        </>
      ),
    },
    {
      id: "heures-moteur",
      question: "Comment suivre un entretien selon les heures moteur ?",
      answer: (
        <p>
          Choisissez la récurrence « Tous les 100 heures » et tenez à jour les heures moteur depuis le tableau de bord.
          Quand vous terminez l’entretien, le suivant est prévu 100 heures plus loin : Bosco affiche les heures qui
          restent et signale le retard dès que le compteur atteint l’échéance.
        </p>
      ),
    },
    {
      id: "limite-maintenances",
      question: "Les maintenances terminées comptent-elles dans la limite gratuite ?",
      answer: (
        <p>
          Non. Un compte gratuit peut avoir {FREE_LIMITS.openMaintenances} maintenances non terminées ; celles qui sont
          terminées forment votre historique et ne comptent pas. Rouvrir une maintenance terminée la fait de nouveau
          compter.
        </p>
      ),
    },
    {
      id: "intervalles",
      question: "Quels intervalles d’entretien faut-il suivre ?",
      answer: (
        <p>
          Ceux du manuel de votre constructeur, qui l’emporte toujours sur un conseil général, y compris sur une réponse
          de l’assistant. Reportez-les dans Bosco, avec les références des pièces, pour les avoir sous la main le moment
          venu.
        </p>
      ),
    },
  ],
};
