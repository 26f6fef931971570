import { ProductPicture } from "../ProductPicture.tsx";
import { checklist } from "../pictures.json";
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
          ensuite une tâche par ligne. Un compte gratuit peut en avoir autant qu’un compte Pro.
        </p>
      ),
    },
    {
      id: "reutiliser-une-checklist",
      question: "Comment réutiliser la même checklist à chaque sortie ?",
      answer: <p>« Réinitialiser » décoche toutes les tâches : la checklist est prête pour le prochain départ.</p>,
    },
    {
      id: "checklist-et-securite",
      question: "Une checklist complète suffit-elle pour prendre la mer ?",
      answer: (
        <>
          <p>
            Non. Elle ne remplace ni le jugement du chef de bord, ni la météo du jour, ni la réglementation. Vérifiez
            les textes en vigueur avant de partir.
          </p>
          <ProductPicture of={checklist} alt="Une checklist de la démo, cochée en partie" className="max-w-md" />
        </>
      ),
    },
  ],
};
