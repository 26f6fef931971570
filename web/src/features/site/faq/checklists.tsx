import type { FaqGroup } from "./entry.ts";

export const checklists: FaqGroup = {
  id: "checklists",
  title: "Checklists",
  entries: [
    {
      id: "creer-une-checklist",
      question: "Comment créer une checklist ?",
      answer: (
        <p>
          Choisissez un bateau, un nom et un type : Nettoyage, Départ, Arrivée, Hivernage ou Personnalisé. Écrivez
          ensuite une tâche par ligne ; les lignes vides sont ignorées. Le nombre de checklists n’est pas limité, même
          avec un compte gratuit.
        </p>
      ),
    },
    {
      id: "reutiliser-une-checklist",
      question: "Comment réutiliser la même checklist à chaque sortie ?",
      answer: (
        <p>
          « Réinitialiser » décoche toutes les tâches d’un coup : la checklist est prête pour le prochain départ. Quand
          vous la modifiez, la nouvelle liste de tâches remplace l’ancienne en une seule fois.
        </p>
      ),
    },
    {
      id: "checklist-et-securite",
      question: "Une checklist complète suffit-elle pour prendre la mer ?",
      answer: (
        <p>
          Non. Une checklist aide à ne rien oublier, mais elle ne remplace ni le jugement du chef de bord, ni la météo
          du jour, ni la réglementation. Le matériel de sécurité obligatoire dépend de votre éloignement d’un abri :
          vérifiez les textes en vigueur avant de partir.
        </p>
      ),
    },
  ],
};
