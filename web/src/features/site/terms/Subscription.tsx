import { PRICES } from "@bosco/domain/account";
import { euros } from "@bosco/domain/french";
import { ArticleTable } from "../ArticleTable.tsx";

export function Price() {
  return (
    <>
      <ArticleTable
        hasShortCells
        caption="Prix de l’abonnement Pro, toutes taxes comprises"
        columns={["Formule", "Prix TTC", "Durée"]}
        rows={[
          ["Mensuelle", euros(PRICES.mensuel), "1 mois"],
          ["Annuelle", euros(PRICES.annuel), "1 an"],
        ]}
      />
      <p>
        Les prix sont indiqués en euros, toutes taxes comprises ; la TVA est incluse au taux en vigueur lorsqu’elle est
        due. Il n’y a ni frais de dossier ni frais de résiliation. Un changement de prix ne s’applique jamais à une
        période déjà souscrite.
      </p>
    </>
  );
}

export function Ordering() {
  return (
    <>
      <p>La souscription se fait en ligne, depuis « Mon Profil » :</p>
      <ol>
        <li>vous choisissez la formule mensuelle ou annuelle ;</li>
        <li>vous vérifiez le récapitulatif (formule, prix, durée) et pouvez le corriger ou renoncer ;</li>
        <li>vous validez, en sachant que, hors simulation, la commande oblige à payer ;</li>
        <li>hors simulation, vous recevez par e-mail la confirmation du contrat et les présentes conditions.</li>
      </ol>
      <p>
        Le contrat est conclu en français. Aujourd’hui, la validation déclenche une simulation de paiement, dont le
        numéro porte la marque « sim_ ».
      </p>
    </>
  );
}

export function Duration() {
  return (
    <p>
      L’abonnement dure un mois ou un an à compter de la souscription, selon la formule choisie.{" "}
      <strong>Il ne se renouvelle pas automatiquement</strong> : sans nouvelle souscription de votre part, il prend fin
      à sa date d’échéance et votre compte redevient gratuit. Vos données ne sont alors ni masquées ni supprimées ; seul
      l’ajout d’éléments au-delà des limites gratuites est refusé.
    </p>
  );
}

export function Termination() {
  return (
    <>
      <p>
        Vous pouvez cesser d’utiliser Bosco à tout moment et supprimer votre compte depuis « Mon Profil » : toutes vos
        données sont alors effacées. Pensez à les exporter avant.
      </p>
      <p>
        Pour un abonnement payant, une fonction gratuite intitulée « Résilier votre contrat » sera accessible en ligne
        en quelques clics (articles L. 215-1-1 et D. 215-1 et suivants du code de la consommation). Vous recevrez, sur
        un support durable, la confirmation de votre demande, la date de fin du contrat et les effets de la résiliation.
        Sauf motif légitime ou manquement de notre part, l’accès Pro se poursuit jusqu’à la fin de la période payée.
      </p>
      <p>
        L’éditeur peut suspendre ou fermer un compte en cas de manquement grave aux présentes conditions, après vous
        avoir averti et invité à vous expliquer, sauf urgence tenant à la sécurité du service. Vous pouvez alors
        demander une copie de vos données. Si la fermeture intervient sans faute de votre part, la période payée et non
        utilisée vous est remboursée.
      </p>
    </>
  );
}
