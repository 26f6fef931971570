import { FREE_LIMITS, inLetters } from "@bosco/domain/account";
import { upperFirst } from "@bosco/domain/french";
import { PHOTO_MOST_BYTES } from "@bosco/domain/photos";
import { ProductPicture } from "../ProductPicture.tsx";
import { fleet } from "../pictures.json";
import type { FaqGroup } from "./entry.ts";

const MEGABYTE = 1024 * 1024;

export const boats: FaqGroup = {
  id: "bateaux",
  title: "Bateaux",
  entries: [
    {
      id: "combien-de-bateaux",
      question: "Combien de bateaux puis-je gérer ?",
      answer: (
        <p>{upperFirst(inLetters(FREE_LIMITS.boats))} seul avec un compte gratuit, plusieurs avec l’abonnement Pro.</p>
      ),
    },
    {
      id: "flotte",
      question: "Comment voir tous mes bateaux d’un coup d’œil ?",
      answer: (
        <>
          <p>
            Dès que vous en avez deux, « Ma flotte », depuis le tableau de bord ou « Mes Navires », les range du plus
            urgent au plus calme : maintenances en retard ou proches, articles et papiers qui expirent, stock critique,
            heures moteur, dernière activité. Chaque nombre ouvre ce qu’il compte, et les filtres ne gardent que les
            bateaux concernés.
          </p>
          <ProductPicture of={fleet} alt="Les bateaux de la démo dans « Ma flotte »" />
        </>
      ),
    },
    {
      id: "modele-absent",
      question: "Le modèle de mon bateau n’est pas dans le catalogue. Que faire ?",
      answer: (
        <p>
          Choisissez « Autre (personnalisé) » et saisissez vous-même le constructeur et le modèle. Quand le modèle est
          au catalogue, ce que le catalogue en connaît est repris ; vérifiez-le, l’année surtout. Les « estimations à
          corriger » de la note restent des estimations tant que la phrase y est.
        </p>
      ),
    },
    {
      id: "bateau-par-defaut",
      question: "À quoi sert le bateau par défaut ?",
      answer: (
        <p>
          C’est celui qui s’affiche d’abord quand vous ouvrez Bosco. Votre premier bateau le devient d’office, puis vous
          choisissez. S’il est supprimé, le plus récemment ajouté des autres prend sa place.
        </p>
      ),
    },
    {
      id: "photos",
      question: "Quelles photos puis-je ajouter ?",
      answer: (
        <>
          <p>
            Une photo par bateau et une pour votre profil, au format JPEG, PNG, WebP ou HEIC (quand le serveur sait le
            lire), de {PHOTO_MOST_BYTES / MEGABYTE} Mo au plus.
          </p>
          <p>
            Chaque photo est réduite et débarrassée de ses métadonnées, dont la position GPS. Vous seul pouvez
            l’afficher, ainsi que l’équipage si vous partagez le bateau.
          </p>
        </>
      ),
    },
    {
      id: "supprimer-un-bateau",
      question: "Que se passe-t-il quand je supprime un bateau ?",
      answer: (
        <p>
          Ses maintenances, ses articles, ses listes, ses checklists et ses papiers, fichiers compris, sont supprimés
          avec lui. Bosco les compte et vous demande de confirmer. Cette action est irréversible : si vous vendez le
          bateau, vous pouvez le céder à l’acheteur.
        </p>
      ),
    },
  ],
};
