import { FREE_LIMITS, inLetters } from "@bosco/domain/account";
import { EXPIRING_SOON_DAYS } from "@bosco/domain/days";
import { fileSize, PAPER_MOST_BYTES } from "@bosco/domain/documents";
import type { FaqGroup } from "./entry.ts";

export const papers: FaqGroup = {
  id: "papiers",
  title: "Papiers",
  entries: [
    {
      id: "papiers-du-bord",
      question: "Quels papiers puis-je ranger dans Bosco ?",
      answer: (
        <p>
          Ceux d’un bateau : assurance, carte de circulation, licence radio, certificat du radeau, contrat de port,
          factures, manuels… Ouvrez « Papiers » sur la carte du bateau ou le tableau de bord. Un compte gratuit en garde{" "}
          {inLetters(FREE_LIMITS.documents)}.
        </p>
      ),
    },
    {
      id: "papiers-fichier",
      question: "Comment joindre un fichier ?",
      answer: (
        <p>
          Choisissez ou déposez un PDF ou une photo, {fileSize(PAPER_MOST_BYTES)} au plus. Vous pouvez aussi
          photographier plusieurs pages : Bosco en fait un seul PDF, sur votre appareil. Sans réseau, le fichier attend
          et part dès qu’il revient.
        </p>
      ),
    },
    {
      id: "papiers-expiration",
      question: "Que se passe-t-il quand un papier expire ?",
      answer: (
        <p>
          Il porte « Expire bientôt » pendant les {EXPIRING_SOON_DAYS} jours qui précèdent sa date d’expiration, puis
          « Expiré » dès ce jour-là.
        </p>
      ),
    },
    {
      id: "papiers-en-mer",
      question: "Puis-je ouvrir mes papiers en mer ?",
      answer: (
        <p>
          La liste, oui, toujours. Pour un fichier, ouvrez-le au port et choisissez « Garder sur cet appareil » : il
          s’ouvre alors sans réseau. Il est effacé de l’appareil à la déconnexion.
        </p>
      ),
    },
    {
      id: "papiers-equipage",
      question: "Qui voit les papiers d’un bateau partagé ?",
      answer: (
        <p>
          Tout l’équipage les lit et ouvre leurs fichiers. Le propriétaire et la gestion les ajoutent et les modifient.
        </p>
      ),
    },
  ],
};
