import { FREE_LIMITS, PRICES } from "@bosco/domain/account";
import { CREW_LIMITS } from "@bosco/domain/crew";
import { euros } from "@bosco/domain/french";
import { Link } from "../../../ui/routing/Link.tsx";
import type { FaqGroup } from "./entry.ts";

export const account: FaqGroup = {
  id: "compte-et-abonnement",
  title: "Compte et abonnement",
  entries: [
    {
      id: "compte-gratuit",
      question: "Que comprend le compte gratuit ?",
      answer: (
        <ul>
          <li>{FREE_LIMITS.boats} bateau ;</li>
          <li>{FREE_LIMITS.openMaintenances} maintenances non terminées, sans compter l’historique ;</li>
          <li>{FREE_LIMITS.articles} articles d’inventaire ;</li>
          <li>{FREE_LIMITS.documents} papiers ;</li>
          <li>{FREE_LIMITS.questionsPerDay} questions à l’assistant par jour ;</li>
          <li>le partage de votre bateau avec {CREW_LIMITS.free} personne ;</li>
          <li>les checklists, les espaces de stockage, la liste d’achat en PDF et l’export de vos données.</li>
        </ul>
      ),
    },
    {
      id: "prix-pro",
      question: "Combien coûte l’abonnement Pro ?",
      answer: (
        <>
          <p>
            {euros(PRICES.mensuel)} par mois ou {euros(PRICES.annuel)} par an, toutes taxes comprises. Il lève les
            limites du compte gratuit et ouvre le générateur d’avitaillement.
          </p>
          <p>
            <strong>Aujourd’hui, le paiement est une simulation : rien n’est prélevé.</strong> Une carte d’essai est
            affichée à l’écran ; ne saisissez jamais le numéro d’une vraie carte. Le détail est dans les{" "}
            <Link to="/cgv#simulation">conditions générales de vente</Link>.
          </p>
        </>
      ),
    },
    {
      id: "fin-d-abonnement",
      question: "Que deviennent mes données à la fin de l’abonnement ?",
      answer: (
        <p>
          Rien n’est masqué ni supprimé. Vous continuez à consulter, modifier, supprimer et exporter tout ce que vous
          avez saisi ; seul un ajout au-delà des limites gratuites est refusé. L’abonnement ne se renouvelle pas tout
          seul : il s’arrête à sa date de fin.
        </p>
      ),
    },
    {
      id: "limite-atteinte",
      question: "Que veut dire « Limite atteinte » ?",
      answer: (
        <p>
          Que l’action vous ferait dépasser une limite du compte gratuit. Un ajout de plusieurs articles est accepté ou
          refusé en entier, et Bosco vous dit combien de places il reste.
        </p>
      ),
    },
    {
      id: "mot-de-passe-oublie",
      question: "J’ai oublié mon mot de passe. Que faire ?",
      answer: (
        <p>
          Sur la page <Link to="/auth">Se connecter</Link>, « Mot de passe oublié ? » vous envoie un lien valable une
          heure, qui ne sert qu’une fois. Tous vos appareils sont alors déconnectés, et l’adresse de votre agenda cesse
          de fonctionner : créez-en une nouvelle. Si le service n’envoie pas d’e-mails, adressez-vous à son
          administrateur.
        </p>
      ),
    },
    {
      id: "rester-connecte",
      question: "Combien de temps est-ce que je reste connecté ?",
      answer: (
        <p>
          Jusqu’à 90 jours sans ouvrir Bosco, et 180 jours en tout. Sur un appareil partagé, pensez à vous déconnecter.
        </p>
      ),
    },
  ],
};
