import { CHECK_DAYS, CLOSE_DAYS } from "@bosco/domain/departure";
import { ProductPicture } from "../ProductPicture.tsx";
import { verdict } from "../pictures.json";
import type { FaqGroup } from "./entry.ts";

export const departure: FaqGroup = {
  id: "depart",
  title: "Prêt à partir",
  entries: [
    {
      id: "pret-a-partir",
      question: "Comment Bosco juge-t-il si le bateau est prêt ?",
      answer: (
        <>
          <p>
            Indiquez la zone, les personnes, les jours et le départ. Bosco compare ce qui est noté (inventaire,
            entretien, papiers, eau, carburant, vivres, checklist) avec ce que demande ce trajet, et répond « Prêt à
            partir », « À vérifier » ou « Pas prêt », raison par raison, même sans réseau.
          </p>
          <ProductPicture of={verdict} alt="Un bateau de la démo, pas prêt, et pourquoi" className="max-w-md" />
        </>
      ),
    },
    {
      id: "depart-materiel",
      question: "Le matériel est à bord, mais Bosco ne le reconnaît pas. Que faire ?",
      answer: (
        <p>
          Ouvrez « Pourquoi ? » puis « C’est à bord : choisir l’article » : sa péremption compte aussi. « J’ai vérifié
          aujourd’hui » vaut pour un départ dans les {CHECK_DAYS} jours, {CLOSE_DAYS} pour l’eau, le carburant et les
          vivres, et ne remplace pas ce qui se compte par personne : gilets, harnais, places du radeau. Tout se reprend
          plus bas, sous « Vérifié ou choisi par l’équipage ».
        </p>
      ),
    },
    {
      id: "depart-regles",
      question: "Sur quelles règles repose la réponse ?",
      answer: (
        <p>
          Sur la Division 240, arrêté du 6 mai 2019 modifié le 11 octobre 2024, pour les navires de plaisance français
          jusqu’à 24 m. Sous un autre pavillon, d’autres règles peuvent valoir. C’est une aide, pas une autorité : le
          chef de bord décide et regarde lui-même la météo.
        </p>
      ),
    },
    {
      id: "feuille-de-depart",
      question: "Que contient la feuille de départ ?",
      answer: (
        <p>
          Une page PDF à imprimer ou à partager : le bateau et son MMSI, les personnes, le retour prévu, ce qui reste à
          voir, quand appeler le CROSS au 196, et la place d’écrire la route et l’équipage.
        </p>
      ),
    },
  ],
};
