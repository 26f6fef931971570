import { FREE_LIMITS } from "@bosco/domain/account";
import { MOST_ENGINES } from "@bosco/domain/boats";
import { SOON_DAYS } from "@bosco/domain/maintenance";
import { PARTS_AHEAD_DAYS } from "@bosco/domain/parts";
import { ProductPicture } from "../ProductPicture.tsx";
import { planning } from "../pictures.json";
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
          Dès le lendemain de son échéance, tant qu’elle n’est pas terminée. Sur le tableau de bord, celles qui arrivent
          dans les {SOON_DAYS} jours portent la mention « BIENTÔT ».
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
          Choisissez « Toutes les 100 heures », ou un autre nombre avec « Autre… », et tenez à jour les heures moteur
          depuis le tableau de bord. Bosco affiche les heures qui restent et signale le retard dès que le compteur
          atteint l’échéance.
        </p>
      ),
    },
    {
      id: "plusieurs-moteurs",
      question: "Et si mon bateau a plusieurs moteurs ?",
      answer: (
        <p>
          Sur sa fiche, « Ajouter un moteur » en accepte jusqu’à {MOST_ENGINES}. Chacun a ses heures et son entretien ;
          en retirer un efface ses relevés.
        </p>
      ),
    },
    {
      id: "limite-maintenances",
      question: "Les maintenances terminées comptent-elles dans la limite gratuite ?",
      answer: (
        <p>
          Non. Un compte gratuit peut avoir {FREE_LIMITS.openMaintenances} maintenances non terminées ; un défaut d’une
          checklist est toujours gardé, même au-delà.
        </p>
      ),
    },
    {
      id: "intervalles",
      question: "Quels intervalles d’entretien faut-il suivre ?",
      answer: (
        <p>
          Ceux du manuel de votre constructeur, qui l’emporte toujours. « Proposer un plan d’entretien » part des plus
          courants et compte depuis la dernière fois ; si vous l’ignorez, depuis la construction, et dans le mois si
          c’est déjà passé.
        </p>
      ),
    },
    {
      id: "pieces",
      question: "Comment suivre les pièces de rechange ?",
      answer: (
        <p>
          Donnez à l’article sa référence, puis choisissez-le sous « Pièces » dans la maintenance. Bosco dit s’il est à
          bord et propose de le sortir du stock quand vous terminez. Un bouton met sur une liste d’achats ce qui manque
          pour les {PARTS_AHEAD_DAYS} jours à venir.
        </p>
      ),
    },
    {
      id: "planning",
      question: "Comment répartir le travail ?",
      answer: (
        <>
          <p>
            « Planning » montre les échéances par semaine ou par mois ; vous les y déplacez. « Confiée à » donne une
            maintenance à qui peut la terminer.
          </p>
          <ProductPicture of={planning} alt="Le planning de la démo" className="max-w-md" />
        </>
      ),
    },
    {
      id: "couts",
      question: "Comment connaître mes dépenses ?",
      answer: (
        <p>
          « Coûts en détail », dans l’historique, les donne par navire, catégorie, moteur et année, avec un fichier CSV
          pour la comptabilité.
        </p>
      ),
    },
  ],
};
