import { Notice } from "../Notice.tsx";

export function Simulation() {
  return (
    <>
      <Notice title="Aucun paiement réel n’a lieu à ce jour.">
        <p>
          L’abonnement Pro est proposé sous forme de simulation : une carte d’essai est affichée, rien n’est prélevé et
          aucune donnée bancaire n’est enregistrée. Ne saisissez jamais le numéro d’une vraie carte.
        </p>
      </Notice>
      <p>
        Tant que le paiement est simulé, la souscription ne vous engage à payer aucune somme. L’accès Pro est ouvert
        gratuitement pour la durée choisie, à titre d’essai, puis s’arrête de lui-même. Les dispositions des présentes
        conditions qui portent sur le prix, le paiement, la rétractation et la résiliation décrivent les règles qui
        s’appliqueront à compter de l’ouverture de l’abonnement payant. Cette ouverture sera annoncée, et une simulation
        ne sera jamais transformée en abonnement payant sans un nouvel accord de votre part.
      </p>
    </>
  );
}
