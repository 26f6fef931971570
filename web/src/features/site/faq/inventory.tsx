import {
  CARD_CRITICAL,
  CARD_LOW,
  COUNTER_CRITICAL,
  DASHBOARD_CRITICAL,
  EXPIRING_SOON_DAYS,
  SHOPPING_CRITICAL,
} from "@bosco/domain/inventory";
import { DAY_CHOICES, MOST_PERSONS } from "@bosco/domain/provisioning";
import { ProductPicture } from "../ProductPicture.tsx";
import { stock } from "../pictures.json";
import type { FaqGroup } from "./entry.ts";

const percent = (value: number) => `${value}\u00a0%`;

export const inventory: FaqGroup = {
  id: "inventaire-et-avitaillement",
  title: "Inventaire et avitaillement",
  entries: [
    {
      id: "niveaux-de-stock",
      question: "Que veulent dire Épuisé, Critique, Faible et Suffisant ?",
      answer: (
        <>
          <p>Bosco compare ce qu’il reste à la quantité maximale que vous avez fixée pour l’article :</p>
          <ul>
            <li>
              <strong>Épuisé</strong> : il n’en reste plus ;
            </li>
            <li>
              <strong>Critique</strong> : il en reste {percent(CARD_CRITICAL)} ou moins ;
            </li>
            <li>
              <strong>Faible</strong> : plus de {percent(CARD_CRITICAL)} et jusqu’à {percent(CARD_LOW)} ;
            </li>
            <li>
              <strong>Suffisant</strong> : plus de {percent(CARD_LOW)}.
            </li>
          </ul>
          <ProductPicture of={stock} alt="Articles de la démo : critique, faible, suffisant" className="max-w-md" />
        </>
      ),
    },
    {
      id: "seuils-differents",
      question: "Pourquoi un article est-il critique à un endroit et pas à un autre ?",
      answer: (
        <>
          <p>Chaque écran a son seuil :</p>
          <ul>
            <li>le tableau de bord n’alerte qu’au-dessous de {percent(DASHBOARD_CRITICAL)} ;</li>
            <li>
              la recherche indique « Vide » à zéro, « Critique » jusqu’à {percent(CARD_CRITICAL)}, « Partiel »
              au-dessous de 100 % et « Plein » à 100 % ;
            </li>
            <li>
              la liste d’achat classe en critique ce qui est au-dessous de {percent(SHOPPING_CRITICAL)}, puis ajoute
              tout ce qui n’est pas au complet ;
            </li>
            <li>
              les compteurs de l’inventaire séparent le stock vide (zéro) du stock critique (plus de zéro et jusqu’à{" "}
              {percent(COUNTER_CRITICAL)}).
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "peremption",
      question: "Quand un article est-il périmé ?",
      answer: (
        <p>
          Le jour de sa date de péremption et les jours suivants : il porte alors la mention « Périmé ». De{" "}
          {EXPIRING_SOON_DAYS} jours à la veille de cette date, il porte la mention « Expire bientôt ».
        </p>
      ),
    },
    {
      id: "liste-d-achat",
      question: "Comment obtenir ma liste d’achat ?",
      answer: (
        <p>
          Dans l’inventaire, « Liste d'achat PDF » rassemble tout ce qui n’est pas au complet, trié par sous-catégorie.
          La quantité à acheter est la quantité maximale moins ce qu’il reste à bord.
        </p>
      ),
    },
    {
      id: "articles-proteges",
      question: "« Supprimer tout » efface-t-il aussi le matériel de sécurité ?",
      answer: (
        <p>
          Non. Les articles des catégories « Sécurité » et « Équipements » sont protégés des suppressions en lot. Vous
          pouvez toujours les supprimer un par un.
        </p>
      ),
    },
    {
      id: "generateur",
      question: "Comment le générateur d’avitaillement calcule-t-il les quantités ?",
      answer: (
        <>
          <p>
            Réservé à l’abonnement Pro et à la démo, il part de besoins publiés par personne et par jour (eau, énergie,
            repas, hygiène), puis les adapte au nombre de personnes (de 1 à {MOST_PERSONS}), à la durée (jusqu’à{" "}
            {DAY_CHOICES.at(-1)} jours), à la saison et aux régimes choisis. Il ajoute les réserves d’usage, en vivres
            et en eau. Si un modèle d’intelligence artificielle est relié au service, ses propositions passent par les
            mêmes contrôles avant de vous être montrées.
          </p>
          <p>
            C’est un point de départ : relisez la liste, surtout l’eau, et tenez compte des allergies de l’équipage, que
            Bosco ne connaît pas. « Ajouter à l'inventaire » crée ensuite les articles avec un stock à zéro.
          </p>
        </>
      ),
    },
  ],
};
